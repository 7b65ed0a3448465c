/// Where the app's own images lie.
enum ImageFolders {
    /// The folders of a bundle's resources; nil stands for the app's own.
    static func folders(of bundle: Bundle?) -> [URL] {
        bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? main
    }

    /// The main bundle, then the folders in which the package manager puts an executable's resources.
    static var main: [URL] {
        let bundle = Bundle.main
        let root = bundle.resourceURL ?? bundle.bundleURL
        guard let program = bundle.executableURL?.lastPathComponent else { return [root] }
        let entries = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        let packaged = (entries ?? []).filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }
        return [root] + packaged.sorted { $0.path < $1.path }
    }
}
