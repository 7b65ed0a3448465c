/// A direction in a text as it is kept.
public enum UITextStorageDirection: Int, Sendable {
    /// To the end.
    case forward = 0
    /// To the beginning.
    case backward = 1
}

/// A direction in a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A direction of either kind, by its number.
@frozen
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number: that of a `UITextStorageDirection` or `UITextLayoutDirection`.
    public var rawValue: Int

    /// Makes a direction of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a direction in a text as it is kept.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Makes a direction in a text as it is seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads to the beginning.
    var isBackward: Bool {
        [UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue].contains(rawValue)
            || rawValue == UITextLayoutDirection.up.rawValue
    }
}

/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
    /// What a reader takes for one character.
    case character = 0
    /// Letters and digits that stand together.
    case word = 1
    /// What ends with a full stop or the like.
    case sentence = 2
    /// What ends with a line's end.
    case paragraph = 3
    /// The same as `paragraph` for texts that don't know their lines.
    case line = 4
    /// The whole text.
    case document = 5
}
