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
