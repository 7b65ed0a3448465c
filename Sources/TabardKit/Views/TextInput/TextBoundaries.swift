/// Where the units of a text begin and end, counted in UTF-16 units.
enum TextBoundaries {
    /// The units in their order.
    static func units(of text: String, _ granularity: UITextGranularity) -> [Range<Int>] {
        switch granularity {
        case .character:
            var place = 0
            return text.map { character in
                defer { place += character.utf16.count }
                return place..<place + character.utf16.count
            }
        case .word:
            return runs(of: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "_" }
        case .sentence: return sentences(of: text)
        case .paragraph, .line: return paragraphs(of: text)
        case .document: return text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    /// The unit in which a place is, or at whose edge it is, seen from where one goes.
    static func unit(at place: Int, in units: [Range<Int>], isBackward: Bool) -> Range<Int>? {
        isBackward
            ? units.last { $0.lowerBound < place && place <= $0.upperBound }
            : units.first { $0.lowerBound <= place && place < $0.upperBound }
    }

    private static func runs(of text: String, where belongs: (Character) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        var place = 0
        for character in text {
            if belongs(character) {
                start = start ?? place
            } else if let begun = start {
                runs.append(begun..<place)
                start = nil
            }
            place += character.utf16.count
        }
        if let start { runs.append(start..<place) }
        return runs
    }

    private static func paragraphs(of text: String) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var (start, place) = (0, 0)
        for character in text {
            if character.isNewline {
                if place > start { paragraphs.append(start..<place) }
                start = place + character.utf16.count
            }
            place += character.utf16.count
        }
        if place > start { paragraphs.append(start..<place) }
        return paragraphs
    }

    private static func sentences(of text: String) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var (start, place) = (0, 0)
        var isOver = false
        for character in text {
            let ends = ".!?。！？؟".contains(character)
            if isOver, !character.isWhitespace, !ends {
                sentences.append(start..<place)
                start = place
                isOver = false
            }
            if ends || character.isNewline { isOver = true }
            place += character.utf16.count
        }
        if place > start { sentences.append(start..<place) }
        return sentences
    }
}
