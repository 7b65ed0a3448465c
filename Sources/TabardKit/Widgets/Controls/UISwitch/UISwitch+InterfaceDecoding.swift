extension UISwitch {
    func _decodeSwitch(from coder: InterfaceCoder) {
        if let on = coder.bool("on") { isOn = on }
        if let color = coder.color("onTintColor") { onTintColor = color }
        if let color = coder.color("thumbTintColor") { thumbTintColor = color }
        // Only the switches of a Mac have a title and other styles.
        coder.skip(attributes: ["title", "preferredStyle"])
    }
}
