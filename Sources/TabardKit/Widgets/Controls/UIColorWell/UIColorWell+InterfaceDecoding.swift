extension UIColorWell {
    func _decodeWell(from coder: InterfaceCoder) {
        if let title = coder.string("title") { self.title = title }
        if let supports = coder.bool("supportsAlpha") { supportsAlpha = supports }
        if let color = coder.color("selectedColor") { selectedColor = color }
    }
}
