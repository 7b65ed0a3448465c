/// The package that stands for a project: what its manifest says, as values.
public struct PackagePlan: Sendable {
    /// A target of the package.
    public struct Target: Sendable {
        /// What a target of a package makes.
        public enum Kind: Hashable, Sendable {
            /// A program.
            case executable
            /// A module for other targets.
            case library
            /// Tests.
            case test
        }

        /// The name, which is the module's.
        public var name: String
        /// The module's name in Xcode, by which sources import it.
        public var moduleName: String
        /// The name in Xcode.
        public var xcodeName: String
        /// The name of what is built.
        public var productName: String
        /// What it makes.
        public var kind: Kind
        /// The folder below the package's that all paths of the target begin at; `.` for the package's own.
        public var path: String
        /// The paths that SwiftPM shall not look at.
        public var exclude: [String] = []
        /// The Swift files, or synchronized folders all of whose Swift files belong to the target.
        public var sources: [String] = []
        /// The same with each file on its own.
        public var sourceFiles: [String] = []
        /// The resources.
        public var resources: [Resource] = []
        /// The targets and products that it uses.
        public var dependencies: [Dependency] = []
        /// How it is compiled.
        public var settings: [Setting] = []
        /// Files of Xcode's target that a package can't hold, with the reason.
        public var leftOut: [Problem] = []
        /// An app's properties. They are a resource of their own, which is written along with the manifest.
        public var information: InformationList?
    }

    /// A resource of a target.
    public struct Resource: Hashable, Sendable {
        /// The path below the target's.
        public var path: String
        /// Whether SwiftPM copies it as it is, as folders are, instead of treating it by its kind.
        public var isCopied: Bool
    }

    /// What a target uses.
    public enum Dependency: Hashable, Sendable {
        /// A target of the same package.
        case target(String)
        /// A product of another one.
        case product(String, package: String)
    }

    /// How a target is compiled.
    public enum Setting: Hashable, Sendable {
        /// A condition that sources ask with `#if`, for one configuration or for both.
        case define(String, configuration: String?)
        /// A feature of a later version of the language.
        case upcomingFeature(String)
        /// An experimental feature.
        case experimentalFeature(String)
        /// Everything belongs to the main actor unless it says otherwise.
        case defaultIsolationOnMainActor
        /// A module that sources import by another name than it has here.
        case moduleAlias(String, of: String)
        /// The version of the language, where it isn't the package's.
        case languageMode(String)
    }

    /// The name of the file with the app's properties, which is written: SwiftPM takes no `Info.plist`.
    public static let informationFileName = "Tabard-Info.plist"

    /// The package's name.
    public var name: String
    /// The version of SwiftPM's interface that the manifest uses.
    public var toolsVersion: String
    /// The language of the app's own texts.
    public var defaultLocalization: String
    /// The oldest version of iOS that the app runs on.
    public var deploymentTarget: String?
    /// The packages that targets use.
    public var packages: [PackageReference]
    /// The targets: libraries, then the app, then tests.
    public var targets: [Target]
    /// The version of the language: `4`, `4_2`, `5` or `6`.
    public var languageMode: String
    /// Targets of the project that aren't taken over, and all else that a reader should know.
    public var problems: [Problem]

    /// The files that stand for the project, by their paths below the package's folder; the manifest is the last.
    public var files: [(path: String, text: String)] {
        targets.compactMap { target in
            target.information.map { (FilePath.join(target.path, Self.informationFileName), $0.text) }
        } + [("Package.swift", manifest)]
    }
}
