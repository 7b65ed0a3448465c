extension UISlider {
    func _decodeSlider(from coder: InterfaceCoder) {
        if let least = coder.value("minValue") { minimumValue = Float(least) }
        if let most = coder.value("maxValue") { maximumValue = Float(most) }
        if let value = coder.value("value") { self.value = Float(value) }
        if let continuous = coder.bool("continuous") { isContinuous = continuous }
        if let image = coder.picture("minimumValueImage") { minimumValueImage = image }
        if let image = coder.picture("maximumValueImage") { maximumValueImage = image }
        if let color = coder.color("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = coder.color("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = coder.color("thumbTintColor") { thumbTintColor = color }
    }
}
