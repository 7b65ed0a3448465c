/// What the index knows of a declaration of a type or of an extension.
public struct TypeFacts: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case `class`
        case actor
        case structure
        case enumeration
        case `protocol`
        case `extension`
        case alias
    }

    public struct Marks: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        static let isObjectiveC = Marks(rawValue: 1)
        /// All members are Objective-C's: `@objcMembers`, or an extension with `@objc`.
        static let hasObjectiveCMembers = Marks(rawValue: 1 << 1)
        static let isFinal = Marks(rawValue: 1 << 2)
        /// An extension with a `where` clause.
        static let isConstrained = Marks(rawValue: 1 << 3)
        static let isGeneric = Marks(rawValue: 1 << 4)
        static let isMainActor = Marks(rawValue: 1 << 5)
    }

    public let kind: Kind
    /// The names from the outermost type on, such as `Outer.Inner`; an extension's as it is written, without generic arguments.
    public let path: String
    /// The name that `@objc(name)` gives a class.
    public var objectiveCName: String?
    /// The superclass and the protocols as they are written, without generic arguments; an alias's type.
    public var inherited: [String] = []
    public var marks: Marks = []
    public var access: Access = .internal
    public var members: [MemberFacts] = []

    func has(_ marks: Marks) -> Bool { self.marks.isSuperset(of: marks) }

    /// The last of the path's names.
    var name: String { String(path.split(separator: ".").last ?? "") }
}
