/// What the index knows of a member of a type.
public struct MemberFacts: Codable, Hashable, Sendable {
    /// What kind of member it is. Initializers and subscripts have no selectors that an app names.
    public enum Kind: String, Codable, Sendable {
        case method
        case property
        case initializer
    }

    /// What is said of a member by its attributes and modifiers.
    public struct Marks: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        static let isStatic = Marks(rawValue: 1)
        static let isOverride = Marks(rawValue: 1 << 1)
        static let isOptional = Marks(rawValue: 1 << 2)
        static let isFinal = Marks(rawValue: 1 << 3)
        /// A property that can be set from the module.
        static let isSettable = Marks(rawValue: 1 << 4)
        static let isAsync = Marks(rawValue: 1 << 5)
        static let isThrowing = Marks(rawValue: 1 << 6)
        /// Marked for Objective-C: `@objc`, `@IBAction` and their like.
        static let isObjectiveC = Marks(rawValue: 1 << 7)
        static let isDynamic = Marks(rawValue: 1 << 8)
        static let isNotObjectiveC = Marks(rawValue: 1 << 9)
        static let isUnavailable = Marks(rawValue: 1 << 10)
        static let isGeneric = Marks(rawValue: 1 << 11)
        /// An actor of its own, which the table can't call.
        static let hasOtherActor = Marks(rawValue: 1 << 12)
        /// A property with `willSet`.
        static let hasWillSet = Marks(rawValue: 1 << 13)
        static let hasDidSet = Marks(rawValue: 1 << 15)
        /// A parameter is `inout`, `some` or variadic: nothing that Objective-C has.
        static let isNotCallable = Marks(rawValue: 1 << 14)
    }

    public let kind: Kind
    /// The name without labels.
    public let name: String
    /// A method's labels, `_` for none.
    public var labels: [String] = []
    public var parameterNames: [String] = []
    /// The types of a method's parameters as they are written, with attributes such as `@escaping`.
    public var parameterTypes: [String] = []
    /// The default arguments, empty for none; kept for members of extensions alone, which may have to move.
    public var parameterDefaults: [String] = []
    /// The attributes and modifiers other than Objective-C's, `override` and access; kept for members of extensions alone.
    public var prefix: String?
    /// A method's result or a property's type as it is written; nil if there is none.
    public var type: String?
    public var marks: Marks = []
    public var access: Access = .internal
    /// The name that `@objc(name)` gives, or that a UIKit default asks for.
    public var objectiveCName: String?
    public var getterName: String?
    public var setterName: String?

    var isObserved: Bool { has(.hasWillSet) || has(.hasDidSet) }

    func has(_ marks: Marks) -> Bool { self.marks.isSuperset(of: marks) }

    /// The name with its labels, such as `tabBar(_:didSelect:)`, which tells members of a class apart.
    var fullName: String {
        kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
}
