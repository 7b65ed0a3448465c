/// The program that runs, and the folders of resources that the package manager put beside it.
package struct AppProgram: Sendable {
    /// The program that runs.
    package static let current = AppProgram(file: runningFile)

    /// Its file, wherever links lead on the way to it.
    package let file: URL
    /// Its name, without the ending that programs of tests have.
    package let name: String

    /// Describes a program by its file.
    package init(file: URL) {
        self.file = file
        let ending = ".xctest"
        let fileName = file.lastPathComponent
        name = fileName.hasSuffix(ending) ? String(fileName.dropLast(ending.count)) : fileName
    }

    private static var runningFile: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: path ?? ProcessInfo.processInfo.arguments.first ?? "/app")
    }

    /// The folder that it lies in.
    package var folder: URL { file.deletingLastPathComponent() }

    /// The folders of resources beside it, those of its own target first.
    package var resourceFolders: [URL] {
        let folders = Self.names(in: folder, endingWith: ".resources").map {
            folder.appendingPathComponent($0, isDirectory: true)
        }
        return folders.filter(isOwn) + folders.filter { !isOwn($0) }
    }

    /// The folders of the app's own resources: those of the target of the program's name, or the only one there is.
    package var ownResourceFolders: [URL] {
        let folders = resourceFolders
        let own = folders.filter(isOwn)
        return own.isEmpty && folders.count == 1 ? folders : own
    }

    /// The folder of the app's own resources.
    package var resources: URL? { ownResourceFolders.first }

    /// The folder of the resources of a module; nil if it has none.
    func resources(ofModule module: String) -> URL? {
        resourceFolders.first { $0.lastPathComponent.hasSuffix("_\(module).resources") }
    }

    /// The names of what lies in a folder, sorted. A program may lie among thousands of others, so that names are all that is
    /// made of those that don't count.
    static func names(in folder: URL, endingWith ending: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
    }

    /// Whether a folder is of the target of the program's name, which may have spaces where a target has none.
    private func isOwn(_ folder: URL) -> Bool {
        [name, Self.moduleName(of: name)].contains { folder.lastPathComponent.hasSuffix("_\($0).resources") }
    }

    /// The name that a program's module has: the program's, with an underscore for what no name holds.
    static func moduleName(of program: String) -> String {
        let characters = program.unicodeScalars.map { scalar -> Unicode.Scalar in
            let properties = scalar.properties
            return properties.isAlphabetic || properties.numericType == .decimal ? scalar : "_"
        }
        let name = String(String.UnicodeScalarView(characters))
        return name.first?.isNumber == true ? "_" + name : name
    }
}
