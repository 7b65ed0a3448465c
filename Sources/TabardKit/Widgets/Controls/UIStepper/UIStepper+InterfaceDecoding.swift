extension UIStepper {
    func _decodeStepper(from coder: InterfaceCoder) {
        let least = coder.value("minimumValue") ?? 0
        let most = coder.value("maximumValue") ?? 100
        if least <= most {
            // Never one above the other on the way.
            if least <= maximumValue { minimumValue = least }
            maximumValue = most
            minimumValue = least
        } else {
            coder.assembly.tell(
                "minimumValue \(least) is above maximumValue \(most), so neither counts",
                of: coder.element
            )
        }
        if let step = coder.value("stepValue") {
            if step > 0 {
                stepValue = step
            } else {
                coder.assembly.tell("stepValue must be more than 0, but is \(step)", of: coder.element)
            }
        }
        if let value = coder.value("value") { self.value = value }
        if let continuous = coder.bool("continuous") { isContinuous = continuous }
        if let repeats = coder.bool("autorepeat") { autorepeat = repeats }
        if let wraps = coder.bool("wraps") { self.wraps = wraps }
    }
}
