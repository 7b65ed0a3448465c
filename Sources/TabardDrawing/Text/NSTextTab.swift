/// A place on a line to which a tab character moves.
open class NSTextTab: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// The name of an option.
    @frozen
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of what ends the column; with one, a right-aligned tab aligns at the decimal separator.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let _mark = SwiftObjectMark()
    /// What of the text up to the next tab stands at the place.
    public let alignment: NSTextAlignment
    /// From the edge where reading begins, in points.
    public let location: CGFloat
    /// The options.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a place.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The characters that end columns of numbers in a language: its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// The same object, since a tab never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && Set(options.keys) == Set(other.options.keys)
    }

    open override var hash: Int { location.hashValue ^ alignment.hashValue }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSTextTab.self) }
}
