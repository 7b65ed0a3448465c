/// Postal addresses as they are written in English: a number, the name of a street with its kind, then city, state and code.
enum AddressDetector {
    private static let kinds: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr",
        "way", "court",
        "ct", "square", "sq", "place", "pl", "terrace", "highway", "hwy", "parkway", "pkwy", "loop",
    ]
    /// Longer names of streets and cities are sentences.
    private static let mostWords = 5

    static func matches(in text: DetectedText) -> [DetectedData] {
        let tokens = text.tokens()
        var found: [DetectedData] = []
        var index = 0
        while index < tokens.count {
            guard let (parts, next) = address(tokens, index, in: text) else {
                index += 1
                continue
            }
            let range = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
            found.append(DetectedData(.address(parts), at: text.nsRange(range)))
            index = next
        }
        return found
    }

    private typealias Token = (range: Range<Int>, text: String)

    private static func address(
        _ tokens: [Token],
        _ start: Int,
        in text: DetectedText
    ) -> ([NSTextCheckingKey: String], next: Int)? {
        guard tokens[start].text.count <= 6, Int(tokens[start].text) != nil, start + 2 < tokens.count else {
            return nil
        }
        var index = start + 1
        while index < tokens.count, index - start <= mostWords,
            !kinds.contains(tokens[index].text.lowercased())
        {
            guard isCapital(tokens[index].text) || Int(tokens[index].text) != nil,
                !hasComma(tokens, index - 1, in: text)
            else { return nil }
            index += 1
        }
        guard index < tokens.count, index - start <= mostWords, index > start + 1,
            kinds.contains(tokens[index].text.lowercased())
        else { return nil }
        var parts: [NSTextCheckingKey: String] = [
            .street: text.text(tokens[start].range.lowerBound..<tokens[index].range.upperBound)
        ]
        index += 1
        guard let city = city(tokens, index, in: text) else { return (parts, index) }
        parts[.city] = text.text(city.range)
        index = city.next
        if index < tokens.count, tokens[index].text.count == 2, tokens[index].text.allSatisfy(\.isUppercase) {
            parts[.state] = tokens[index].text
            index += 1
            if index < tokens.count, tokens[index].text.count == 5, Int(tokens[index].text) != nil {
                parts[.zip] = tokens[index].text
                index += 1
            }
        }
        return (parts, index)
    }

    /// Capital words after a comma or on the next line, up to the next comma or a state.
    private static func city(_ tokens: [Token], _ start: Int, in text: DetectedText) -> (
        range: Range<Int>, next: Int
    )? {
        guard start < tokens.count, hasComma(tokens, start - 1, in: text) else { return nil }
        var index = start
        while index < tokens.count, index - start < mostWords, isCapital(tokens[index].text),
            !(index > start && tokens[index].text.count == 2 && tokens[index].text.allSatisfy(\.isUppercase))
        {
            index += 1
            if hasComma(tokens, index - 1, in: text) { break }
        }
        guard index > start else { return nil }
        return (tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound, index)
    }

    private static func isCapital(_ text: String) -> Bool { text.first?.isUppercase ?? false }

    private static func hasComma(_ tokens: [Token], _ index: Int, in text: DetectedText) -> Bool {
        guard index >= 0, index + 1 < tokens.count else { return false }
        let gap = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
        return gap.contains { text.ascii($0) == "," || text.ascii($0) == "\n" }
    }
}
