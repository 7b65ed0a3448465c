import Foundation
import LanguageServer
import SourceLowering

/// A package as an editor has it: what SwiftPM plans to build, and its lowered modules with the open documents' texts.
final class EditorWorkspace {
    /// The folder of the package.
    let root: URL
    private let session: PackageSession
    /// The folder that the package is built in for the editor, beside what the user builds.
    private let scratch: URL
    /// What was built by the user, where references are looked up; before the first build what was built for the editor.
    private let indexStore: URL
    private let options: [String]
    private var plan: BuildPlan?
    private var modules: [String: EditorModule] = [:]
    /// Modules that are compiled as they are, with the arguments for that.
    private var plain: Set<String> = []
    private var paths: [String: String] = [:]

    /// Prepares a package; nil for a folder without a manifest.
    init?(root: URL, arguments: [String]) throws {
        let root = root.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) else {
            return nil
        }
        self.root = root
        let given = PackageArguments(arguments)
        let userScratch = given.scratch(from: root)
        scratch = userScratch.appendingPathComponent("editor")
        let index = "debug/index/store"
        let isBuilt = FileManager.default.fileExists(atPath: userScratch.appendingPathComponent(index).path)
        indexStore = (isBuilt ? userScratch : scratch).appendingPathComponent(index)
        options =
            given.buildOptions + ["--package-path", root.path, "--scratch-path", scratch.path]
        session = try PackageSession(PackageArguments(options), in: root)
        readPlan()
        try writeDatabase()
    }

    /// The arguments that make the language server use what this class writes for it.
    var serverArguments: [String] {
        // A path relative to the package is what it takes.
        let steps = root.pathComponents.count - 1
        let up = Array(repeating: "..", count: steps).joined(separator: "/")
        let inside = scratch.path.hasPrefix(root.path + "/")
        let path =
            inside ? String(scratch.path.dropFirst(root.path.count + 1)) : up + scratch.path
        return ["--default-workspace-type", "compilationDatabase", "--compilation-db-search-path", path]
    }

    /// The file with the arguments for each source.
    var database: URL { scratch.appendingPathComponent("compile_commands.json") }

    var isPlanned: Bool { plan != nil }

    // MARK: The plan

    /// Lets SwiftPM plan the package and build the modules that its sources import; may be called on any thread.
    ///
    /// - Returns: What it said, when it failed.
    static func build(_ process: Process) -> String? {
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
        } catch {
            return error.localizedDescription
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : text
    }

    /// SwiftPM, which makes modules without code.
    var buildProcess: Process {
        session.process(
            "build",
            ["--build-tests", "--experimental-prepare-for-indexing"] + options
        )
    }

    /// Takes over what SwiftPM planned. Modules that were open are lowered again when they are asked for.
    func readPlan() {
        let description = scratch.appendingPathComponent("debug/description.json")
        guard let plan = BuildPlan(description: description) else { return }
        self.plan = plan
        plain = []
        modules = modules.filter { plan.modules[$0.key] == $0.value.plan }
        for module in modules.values { module.renewDependencies() }
    }

    /// The times of all modules that SwiftPM built, which tell whether another one is to be imported.
    var builtModules: [String: Date] {
        var dates: [String: Date] = [:]
        for module in plan?.modules.values.map({ $0 }) ?? [] {
            let file = "\(module.importPath)/\(module.moduleName).swiftmodule"
            dates[module.moduleName] =
                (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
        }
        return dates
    }

    // MARK: Files

    /// The path in an address, with links followed; nil for addresses that are no file's.
    func path(of address: String) -> String? {
        if let path = paths[address] { return path }
        guard let url = URL(string: address), url.isFileURL else { return nil }
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        paths[address] = path
        return path
    }

    /// Whether the plan has a file, be it lowered or not.
    func isPlanned(_ path: String) -> Bool { plan?.module(of: path) != nil }

    /// The module of a file that is lowered; nil for other files.
    ///
    /// - Parameter text: The text of a file that is open.
    func module(of path: String, text: (String) -> String?) -> EditorModule? {
        guard let planned = plan?.module(of: path) else { return nil }
        if let module = modules[planned.moduleName] { return module }
        guard !plain.contains(planned.moduleName),
            let arguments = try? CompilerArguments(planned.compilerWords),
            let view = try? ModuleView(planned.moduleName, arguments, session.surroundings)
        else { return nil }
        guard view.seesUIKit else {
            plain.insert(planned.moduleName)
            return nil
        }
        let module = EditorModule(
            planned,
            arguments,
            BuildFolder(of: planned.moduleName, arguments, session.surroundings),
            mirror: mirror(planned.moduleName),
            kit: session.kit,
            text: text
        )
        modules[planned.moduleName] = module
        return module
    }

    /// The original of a file that was written for the server.
    func original(ofMirror path: String) -> String? {
        let folder = scratch.appendingPathComponent("lowered").path + "/"
        guard path.hasPrefix(folder) else { return nil }
        let parts = path.dropFirst(folder.count).split(separator: "/")
        guard parts.count == 2, let module = plan?.modules[String(parts[0])] else { return nil }
        return module.sources.first { URL(fileURLWithPath: $0).lastPathComponent == parts[1] }
    }

    private func mirror(_ module: String) -> URL {
        scratch.appendingPathComponent("lowered/\(module)")
    }

    // MARK: For the server

    /// Lowers what is left to do; tells which of the files that the server reads are new.
    func settle() -> [URL] {
        modules.values.flatMap { $0.settle() }
    }

    /// Writes which arguments belong to which source; tells whether they are others than before.
    @discardableResult
    func writeDatabase() throws -> Bool {
        var commands: [[String: Any]] = []
        func add(_ file: String, _ arguments: [String]) {
            commands.append(["directory": root.path, "file": file, "arguments": arguments])
        }
        let compiler = session.toolchain.compiler.path
        let index = ["-index-store-path", indexStore.path]
        for (name, module) in plan?.modules.sorted(by: { $0.key < $1.key }) ?? [] {
            if let lowered = modules[name] {
                let arguments = [compiler] + lowered.compilerArguments + index
                for source in module.sources {
                    add(lowered.mirror(of: source).path, arguments)
                    // The original is known for what concerns its own text alone.
                    add(source, [compiler, source])
                }
            } else if plain.contains(name) {
                let arguments = [compiler] + module.arguments + index + module.sources
                for source in module.sources { add(source, arguments) }
            }
        }
        for manifest in manifests {
            let text = FileManager.default.contents(atPath: manifest) ?? Data()
            let arguments = manifestArguments(String(decoding: text, as: UTF8.self))
            add(manifest, [compiler] + arguments + index + [manifest])
        }
        let data = try JSONSerialization.data(
            withJSONObject: commands,
            options: [.sortedKeys, .withoutEscapingSlashes]
        )
        return try String(decoding: data, as: UTF8.self).writeIfChanged(to: database)
    }

    private var manifests: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@") && $0.hasSuffix(".swift") }
            .sorted().map { root.appendingPathComponent($0).path }
    }

    private func manifestArguments(_ manifest: String) -> [String] {
        let line = manifest.split(separator: "\n").first { $0.contains("swift-tools-version:") } ?? ""
        let numbers = (line.split(separator: ":").last ?? "").split { !$0.isNumber }.prefix(3)
        let version =
            numbers.isEmpty ? ["5", "9", "0"] : numbers + Array(repeating: "0", count: 3 - numbers.count)
        return [
            "-swift-version", version[0] == "6" ? "6" : "5", "-I", session.toolchain.manifestModules.path,
            "-package-description-version", version.joined(separator: "."),
        ]
    }
}
