/// How collections of objects hold them.
open class NSPointerFunctions: NSObject, _SelectorAnswering {
    /// How a collection holds its objects and when they are the same to it.
    @frozen
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects live at least as long as they are in the collection.
        public static let strongMemory = Options([])
        /// Objects leave the collection when nothing else holds them.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same if `isEqual(_:)` says so.
        public static let objectPersonality = Options([])
        /// Only the very same objects are the same.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// The collection holds a copy of what is `NSCopying`.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    /// The options that the functions were made from.
    public let options: Options

    /// Makes functions from options.
    public init(options: Options = []) { self.options = options }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSPointerFunctions.self) }
}

/// One object that a collection holds.
struct CollectedObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        var object = value as AnyObject
        if options.contains(.copyIn), let copyable = object as? any NSCopying {
            object = copyable.copy() as AnyObject
        }
        strong = options.contains(.weakMemory) ? nil : object
        weak = object
    }

    /// Nil when it is gone.
    var object: AnyObject? { strong ?? weak }

    func matches(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let first = object as? NSObject else {
            return false
        }
        return first.isEqual(other)
    }
}
