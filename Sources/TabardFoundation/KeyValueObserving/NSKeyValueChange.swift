/// What an observer hears of a change.
@frozen
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value at once, as observing begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Each change twice, before and after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What kind of change it was.
public enum NSKeyValueChange: UInt, Sendable {
    /// A new value was set; here it always is.
    case setting = 1
    /// Something was added to a list.
    case insertion = 2
    /// Something was removed from a list.
    case removal = 3
    /// Something in a list was replaced.
    case replacement = 4
}

/// Names what an observer is told.
@frozen
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, an `NSKeyValueChange`'s number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, `NSNull` for nil; if the observer asked for it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, `NSNull` for nil; if the observer asked for it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which elements of a list changed; never told here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True for what is told before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change, as a closure hears of it.
public struct NSKeyValueObservedChange<Value> {
    /// A change's kind.
    public typealias Kind = NSKeyValueChange

    /// What kind of change it was; here it always is `setting`.
    public let kind: Kind
    /// The value after the change; nil if it was not asked for, or before the change.
    public let newValue: Value?
    /// The value before the change; nil if it was not asked for.
    public let oldValue: Value?
    /// Which elements of a list changed; always nil here.
    public let indexes: IndexSet?
    /// Whether the change is yet to come.
    public let isPrior: Bool
}
