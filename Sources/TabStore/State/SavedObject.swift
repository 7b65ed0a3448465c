/// What was preserved of one object of an interface.
public struct SavedObject: Hashable, Sendable {
    /// What an object is; more kinds may come, so a `switch` over them needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The kind's name, which stays the same across versions.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A view controller.
        public static let controller = Kind(rawValue: "controller")
        /// A view.
        public static let view = Kind(rawValue: "view")
        /// Another object that was registered for restoration.
        public static let object = Kind(rawValue: "object")
        /// The app's own part of the state.
        public static let application = Kind(rawValue: "application")
    }

    /// The restoration identifiers from the outermost object to this one.
    public var path: [String]
    /// What the object is.
    public var kind: Kind
    /// The name of its class.
    public var className: String
    /// The name of the class that makes it anew, nil if there is none.
    public var restorationClassName: String?
    /// The name of the storyboard that it came from, nil if it came from none.
    public var storyboard: String?
    /// Its identifier in that storyboard, nil if it has none.
    public var storyboardIdentifier: String?
    /// What it encoded, an archive of `NSKeyedArchiver`; it is kept byte for byte and not looked into.
    public var archive: [UInt8]

    var unknownFields: [StateField] = []

    /// Makes an object from its parts.
    public init(
        path: [String],
        kind: Kind,
        className: String,
        restorationClassName: String? = nil,
        storyboard: String? = nil,
        storyboardIdentifier: String? = nil,
        archive: [UInt8]
    ) {
        self.path = path
        self.kind = kind
        self.className = className
        self.restorationClassName = restorationClassName
        self.storyboard = storyboard
        self.storyboardIdentifier = storyboardIdentifier
        self.archive = archive
    }
}
