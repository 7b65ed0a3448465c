/// Phone numbers: seven to fifteen digits with the signs that people put between them.
enum PhoneNumberDetector {
    static func matches(in text: DetectedText) -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        while index < text.count {
            guard begins(text, at: index) else {
                index += 1
                continue
            }
            let end = end(of: text, from: index)
            let range = index..<end
            if isNumber(text, range) {
                found.append(DetectedData(.phoneNumber(text.text(range)), at: text.nsRange(range)))
            }
            index = max(end, index + 1)
        }
        return found
    }

    private static func begins(_ text: DetectedText, at index: Int) -> Bool {
        let isFree = !text.isLetter(index - 1) && !text.isDigit(index - 1)
        guard isFree else { return false }
        if text.isDigit(index) { return ![".", ",", "/", "-", "$", "#"].contains(text.ascii(index - 1)) }
        return ["+", "("].contains(text.ascii(index)) && text.isDigit(index + 1)
    }

    /// The end of digits and of the signs between them, of which at most two stand together.
    private static func end(of text: DetectedText, from start: Int) -> Int {
        var (index, end, signs) = (start, start, 0)
        while index < text.count {
            if text.isDigit(index) {
                signs = 0
                end = index + 1
            } else if let sign = text.ascii(index), " -.()/+".contains(sign), signs < 2,
                sign != "+" || index == start
            {
                signs += 1
            } else {
                break
            }
            index += 1
        }
        return end
    }

    private static func isNumber(_ text: DetectedText, _ range: Range<Int>) -> Bool {
        let characters = range.compactMap(text.ascii)
        let digits = characters.count(where: \.isNumber)
        guard (7...15).contains(digits), !text.isLetter(range.upperBound) else { return false }
        let hasPlus = characters.first == "+"
        let signs = characters.filter { !$0.isNumber && $0 != "+" }
        // Many digits without a sign are an amount or a number of something.
        if signs.isEmpty { return hasPlus || (digits == 10 || digits == 11) }
        // Three full stops make an address of a computer, one a fraction; two hyphens or slashes may make a date.
        let groups = characters.split { !$0.isNumber }
        if signs.allSatisfy({ $0 == "." }),
            signs.count == 1 || groups.allSatisfy({ $0.count <= 3 }) && signs.count == 3
        {
            return false
        }
        let isDate = groups.count == 3 && groups[0].count == 4 && groups[1].count == 2 && groups[2].count == 2
        return !isDate || hasPlus
    }
}
