/// What a bar reads of a text's attributes: its font and its colour.
struct TextAttributes: Equatable {
    var font: UIFont?
    var color: UIColor?
    /// All that was given, for those who ask.
    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.attributes = attributes
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }

    static func == (one: Self, other: Self) -> Bool {
        one.font == other.font && one.color == other.color
            && one.attributes.count == other.attributes.count
            && one.attributes.allSatisfy { key, value in
                // A dictionary of Foundation's finds the same keys in no other, as they are no strings there.
                guard let otherValue = other.attributes[key] as? AnyHashable else { return false }
                return value as? AnyHashable == otherValue
            }
    }
}
