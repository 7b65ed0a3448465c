/// The links that are found in a text.
struct DetectedLink: Hashable {
    /// The part of the text, in UTF-16 units.
    let range: NSRange
    /// What opens it.
    let url: URL

    /// What is found in a text, in its order; nothing overlaps.
    static func all(in text: String, _ types: UIDataDetectorTypes) -> [DetectedLink] {
        var kinds: NSTextCheckingResult.CheckingType = []
        if types.contains(.link) { kinds.insert(.link) }
        if types.contains(.phoneNumber) { kinds.insert(.phoneNumber) }
        if types.contains(.address) { kinds.insert(.address) }
        guard !kinds.isEmpty, let detector = try? NSDataDetector(types: kinds.rawValue) else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        let units = Array(text.utf16)
        return detector.matches(in: text, range: whole).compactMap { match in
            let written = {
                String(decoding: units[match.range.location..<match.range.upperBound], as: UTF16.self)
            }
            return url(of: match, written()).map { DetectedLink(range: match.range, url: $0) }
        }
    }

    private static func url(of match: NSTextCheckingResult, _ written: String) -> URL? {
        if let url = match.url { return url }
        if let number = match.phoneNumber {
            return URL(string: "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
        }
        guard match.addressComponents != nil else { return nil }
        // As maps take a search, by RFC 5870 and its custom.
        let words = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
            .flatMap { URL(string: "geo:0,0?q=" + $0) }
    }
}
