/// A target of a project: one app, framework or bundle of tests.
public struct XcodeTarget: Sendable {
    /// What a target makes.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// Xcode's name of the kind.
        public let rawValue: String

        /// A kind by Xcode's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An app.
        public static let application = Kind(rawValue: "com.apple.product-type.application")
        /// A framework.
        public static let framework = Kind(rawValue: "com.apple.product-type.framework")
        /// A framework that is linked statically.
        public static let staticFramework = Kind(rawValue: "com.apple.product-type.framework.static")
        /// A static library.
        public static let staticLibrary = Kind(rawValue: "com.apple.product-type.library.static")
        /// A dynamic library.
        public static let dynamicLibrary = Kind(rawValue: "com.apple.product-type.library.dynamic")
        /// Unit tests.
        public static let unitTests = Kind(rawValue: "com.apple.product-type.bundle.unit-test")
        /// Tests that drive the app from outside.
        public static let interfaceTests = Kind(rawValue: "com.apple.product-type.bundle.ui-testing")
        /// A target that only runs commands or others.
        public static let aggregate = Kind(rawValue: "aggregate")

        /// Whether it's a framework or a library.
        public var isLibrary: Bool {
            [.framework, .staticFramework, .staticLibrary, .dynamicLibrary].contains(self)
        }

        /// The kind in words.
        public var words: String {
            switch self {
            case .application: "app"
            case .framework, .staticFramework: "framework"
            case .staticLibrary, .dynamicLibrary: "library"
            case .unitTests: "unit tests"
            case .interfaceTests: "tests of the interface"
            case .aggregate: "no product"
            default:
                rawValue.hasPrefix("com.apple.product-type.")
                    ? String(rawValue.dropFirst("com.apple.product-type.".count)) : rawValue
            }
        }
    }

    /// A file of a target.
    public struct File: Hashable, Sendable {
        /// Its absolute path; folders such as asset catalogues are files in this sense.
        public var path: String
        /// The language of the `.lproj` folder that it's a variant in, `Base` among them.
        public var localization: String?

        /// A file, and the language that it's a variant for.
        public init(path: String, localization: String? = nil) {
            self.path = path
            self.localization = localization
        }
    }

    /// Another target that has to be built first.
    public enum Dependency: Hashable, Sendable {
        /// One of the same project, by its identifier.
        case target(id: String)
        /// One of another project, by its name there.
        case other(name: String)
    }

    /// A product of a Swift package.
    public struct PackageProduct: Hashable, Sendable {
        /// The product's name.
        public var name: String
        /// The identifier of the package reference; nil if the project doesn't say which package has it.
        public var package: String?
    }

    /// The identifier in the project's file.
    public var id: String
    /// The name in Xcode.
    public var name: String
    /// What it makes.
    public var kind: Kind
    /// What the compile phase holds, in its order: Swift files and all others.
    public var sources: [File]
    /// What the resources phase holds, in its order.
    public var resources: [File]
    /// The folders whose files belong to the target by lying there.
    public var synchronizedFolders: [String]
    /// Apple's frameworks and libraries that it links.
    public var systemFrameworks: [String]
    /// Frameworks and libraries in binary form that it links, by path or name.
    public var binaryFrameworks: [String]
    /// The targets that have to be built first.
    public var dependencies: [Dependency]
    /// The products of Swift packages that it links.
    public var packageProducts: [PackageProduct]
    /// The names of the commands that its build runs.
    public var scripts: [String]
    /// The build settings by configuration.
    public var settings: [String: BuildSettings]
}
