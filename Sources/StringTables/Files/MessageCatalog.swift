/// A catalogue of gettext, `.mo`: pairs of texts, and the places where they lie.
enum MessageCatalog {
    /// The texts by the messages that they translate. Of a message with forms for numbers the one for most stands.
    static func table(of bytes: [UInt8]) throws(StringTableError) -> StringTable {
        let isLittle = bytes.starts(with: [0xDE, 0x12, 0x04, 0x95])
        guard isLittle || bytes.starts(with: [0x95, 0x04, 0x12, 0xDE]) else {
            throw StringTableError(.malformed, "The file must be a catalogue of gettext, but is not")
        }
        func word(_ place: Int) -> Int? {
            guard place >= 0, place <= bytes.count - 4 else { return nil }
            let word = bytes[place..<place + 4]
            let digits = isLittle ? Array(word.reversed()) : Array(word)
            return digits.reduce(0) { $0 << 8 | Int($1) }
        }
        func text(_ table: Int, _ index: Int) -> ArraySlice<UInt8>? {
            guard let length = word(table + index * 8), let place = word(table + index * 8 + 4),
                place <= bytes.count, length <= bytes.count - place
            else { return nil }
            return bytes[place..<place + length]
        }
        guard let count = word(8), let messages = word(12), let translations = word(16),
            count <= bytes.count / 16
        else { throw StringTableError(.malformed, "The file ends before its texts") }
        var texts: [String: String] = [:]
        for index in 0..<count {
            guard let message = text(messages, index), let translation = text(translations, index) else {
                throw StringTableError(.malformed, "Text \(index) lies outside the file")
            }
            // A plural stands behind the singular, and forms behind each other; contexts are no part of keys.
            let forms = translation.split(separator: 0, omittingEmptySubsequences: false)
            guard let key = message.split(separator: 0).first, !key.contains(4), let form = forms.last,
                let key = String(validating: key, as: UTF8.self),
                let text = String(validating: form, as: UTF8.self), !text.isEmpty
            else { continue }
            texts[key] = text
        }
        return StringTable(texts: texts)
    }
}
