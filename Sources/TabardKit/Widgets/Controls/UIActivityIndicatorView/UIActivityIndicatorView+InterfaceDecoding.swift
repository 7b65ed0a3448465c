extension UIActivityIndicatorView {
    func _decodeActivity(from coder: InterfaceCoder) {
        // By their numbers, since some of the names are deprecated.
        let styles = ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]
        if let style = coder.choice("style", styles).flatMap(Style.init) { self.style = style }
        if let color = coder.color("color") { self.color = color }
        // In a document it is what must be said.
        hidesWhenStopped = coder.bool("hidesWhenStopped") ?? false
        if coder.bool("animating") == true { startAnimating() }
        if coder.bool("hidden") == true { isHidden = true }
    }
}
