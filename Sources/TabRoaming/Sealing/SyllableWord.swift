/// Sixteen bits as a word that can be said and typed: consonant, vowel, consonant, vowel, consonant.
///
/// The letters are those of proquints (Wilkerson, 2009), which leave out what looks or sounds alike.
enum SyllableWord {
    private static let consonants = Array("bdfghjklmnprstvz".utf8)
    private static let vowels = Array("aiou".utf8)
    /// How many bits each letter has, from the first on.
    private static let widths = [4, 2, 4, 2, 4]
    private static let longestShown = 20

    static func text(_ number: UInt16) -> String {
        var rest = 16
        let letters = widths.map { width in
            rest -= width
            let index = Int(number >> rest) & ((1 << width) - 1)
            return width == 4 ? consonants[index] : vowels[index]
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The numbers of the words in a text, which anything but letters may part.
    static func numbers(in text: String) throws(RoamingKeyError) -> [UInt16] {
        var numbers: [UInt16] = []
        for word in text.split(whereSeparator: { !$0.isLetter }) {
            guard let number = number(of: word.lowercased()) else {
                throw .notAWord(String(word.prefix(longestShown)))
            }
            numbers.append(number)
        }
        return numbers
    }

    private static func number(of word: String) -> UInt16? {
        guard word.utf8.count == widths.count else { return nil }
        var number: UInt16 = 0
        for (letter, width) in zip(word.utf8, widths) {
            guard let index = (width == 4 ? consonants : vowels).firstIndex(of: letter) else { return nil }
            number = number << width | UInt16(index)
        }
        return number
    }
}
