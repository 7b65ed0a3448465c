extension UIProgressView {
    func _decodeProgress(from coder: InterfaceCoder) {
        if let style = coder.choice(
            "progressViewStyle",
            ["default": .default, "bar": .bar] as [String: Style]
        ) {
            progressViewStyle = style
        }
        if let progress = coder.number("progress") { self.progress = Float(progress) }
        if let color = coder.color("progressTintColor") { progressTintColor = color }
        if let color = coder.color("trackTintColor") { trackTintColor = color }
    }
}
