/// What was selected in a text at the last launch, in UTF-16 units.
enum RestoredSelection {
    static func encode(_ range: NSRange, with coder: NSCoder, _ key: String) {
        coder.encode(range.location, forKey: key + "SelectedLocation")
        coder.encode(range.length, forKey: key + "SelectedLength")
    }

    /// The selection, as far as a text has it by now; nil if none was kept.
    static func decode(in text: String, with coder: NSCoder, _ key: String) -> NSRange? {
        guard coder.containsValue(forKey: key + "SelectedLocation") else { return nil }
        let count = text.utf16.count
        let location = min(max(0, coder.decodeInteger(forKey: key + "SelectedLocation")), count)
        let length = min(max(0, coder.decodeInteger(forKey: key + "SelectedLength")), count - location)
        return NSRange(location: location, length: length)
    }
}
