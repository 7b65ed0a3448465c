internal import InterfaceDocument

extension UIDatePicker {
    func _decodePicker(from coder: InterfaceCoder) {
        if let mode = coder.choice("datePickerMode", Mode.interfaceNames) { datePickerMode = mode }
        if let style = coder.choice("style", UIDatePickerStyle.interfaceNames) {
            preferredDatePickerStyle = style
        }
        if let locale = _decodedLocale(coder) { self.locale = locale }
        if let zone = coder.child(key: "timeZone", "timeZone") {
            let reader = InterfaceCoder(zone, coder.assembly)
            if let name = reader.text("name"), let zone = TimeZone(identifier: name) { timeZone = zone }
            reader.skip(children: ["mutableData", "data"])
            reader.tellUnknown()
        }
        if let minutes = coder.count("minuteInterval", most: 30) { minuteInterval = minutes }
        if let date = moment("minimumDate", coder) { minimumDate = date }
        if let date = moment("maximumDate", coder) { maximumDate = date }
        let date = moment("date", coder)
        if let date, coder.bool("useCurrentDate") != true { setDate(date, animated: false) }
        if let seconds = coder.value("countDownDuration") { countDownDuration = seconds }
    }

    /// Foundation stops the program where it formats for identifiers that are none.
    private func _decodedLocale(_ coder: InterfaceCoder) -> Locale? {
        guard let element = coder.child(key: "locale", "locale") else { return nil }
        let reader = InterfaceCoder(element, coder.assembly)
        defer { reader.tellUnknown() }
        guard let name = reader.text("localeIdentifier") else { return nil }
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }) else {
            return reader.refuse(name, of: "localeIdentifier", "a language, such as en_US")
        }
        return Locale(identifier: name)
    }

    private func moment(_ key: String, _ coder: InterfaceCoder) -> Date? {
        guard let element = coder.child(key: key, "date") else { return nil }
        let reader = InterfaceCoder(element, coder.assembly)
        // The moment as a text, for people.
        reader.skip(children: ["string"])
        defer { reader.tellUnknown() }
        guard let seconds = reader.value("timeIntervalSinceReferenceDate") else { return nil }
        // A calendar can't be turned to any moment.
        guard abs(seconds) < 1e11 else {
            return reader.refuse("\(seconds)", of: key, "within three thousand years")
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}

extension UIDatePicker.Mode {
    static let interfaceNames: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
}

extension UIDatePickerStyle {
    static let interfaceNames: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
