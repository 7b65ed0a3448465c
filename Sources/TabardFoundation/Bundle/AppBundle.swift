/// The app as a bundle: the folder in which the package manager put its resources, its `Info.plist`, its identifier (N5).
final class AppBundle: @unchecked Sendable {
    /// The app that runs.
    static let current = AppBundle(program: .current)

    let program: AppProgram
    let bundle: Bundle
    /// What the `Info.plist` says, with what is known without it.
    let information: [String: Any]
    /// The name by which folders and the log know the app: that of the `Info.plist`, else the program's.
    let identifier: String

    init(program: AppProgram) {
        self.program = program
        let folder = program.resources ?? program.folder
        let known = ["CFBundleName": program.name, "CFBundleExecutable": program.name]
        let read = InfoPropertyList.read(in: folder, program: program.name)
        identifier = read["CFBundleIdentifier"] as? String ?? program.name
        information = read.merging(known) { own, _ in own }.merging(["CFBundleIdentifier": identifier]) { $1 }
        bundle = .at(folder)
    }
}

extension Bundle {
    /// The bundle of a folder; that of the root, where nothing is found, if the folder is gone.
    static func at(_ folder: URL) -> Bundle {
        guard let bundle = Bundle(path: folder.path) ?? Bundle(path: "/") else {
            fatalError("There is no folder at /")
        }
        return bundle
    }
}
