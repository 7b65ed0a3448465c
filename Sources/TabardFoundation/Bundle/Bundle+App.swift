// Foundation's own members of these names know the program's folder alone. A file that imports this module and not
// Foundation finds these; one that imports both finds Foundation's, since these are not preferred, and is not ambiguous.
extension Bundle {
    /// The app: its resources, its `Info.plist`, its program (N5).
    ///
    /// The package manager puts the resources of a target into a folder beside the program, which is the bundle's folder
    /// then. Its `Info.plist` is found there, also as `App-Info.plist` and in a folder of resources.
    @_disfavoredOverload
    public class var main: Bundle { AppBundle.current.bundle }

    /// The bundle that a class belongs to: the resources of its module, or the app if it has none (N5).
    @_disfavoredOverload
    public convenience init(for aClass: AnyClass) {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        let folder =
            AppProgram.current.resources(ofModule: String(module)) ?? AppBundle.current.bundle.bundleURL
        // The root is there in any case.
        self.init(path: FileManager.default.fileExists(atPath: folder.path) ? folder.path : "/")!
    }

    private var isApp: Bool { bundlePath == AppBundle.current.bundle.bundlePath }

    /// The name by which the bundle is known, in reverse domain form: for the app that of its `Info.plist`, by default
    /// the name of its program; nil for a bundle without one.
    @_disfavoredOverload
    public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

    /// What the bundle's `Info.plist` says; for the app with identifier, name and program if it does not name them.
    @_disfavoredOverload
    public var infoDictionary: [String: Any]? {
        isApp
            ? AppBundle.current.information
            : InfoPropertyList.read(in: resourceURL ?? bundleURL, program: AppProgram.current.name)
    }

    /// One entry of the bundle's `Info.plist`, in the user's language if its table `InfoPlist` has it (N3).
    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? {
        localizedInfoDictionary?[key] ?? infoDictionary?[key]
    }

    /// The bundle's program; nil if it has none.
    @_disfavoredOverload
    public var executableURL: URL? { isApp ? AppProgram.current.file : nil }

    /// The path of the bundle's program; nil if it has none.
    @_disfavoredOverload
    public var executablePath: String? { executableURL?.path }
}
