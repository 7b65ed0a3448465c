import Foundation

/// The compiler as SwiftPM sees it: lowers a module's sources where that is needed and becomes the real compiler.
struct Compiler {
    /// The variable that says that what is compiled is shipped.
    static let shipping = "TABARD_SWIFT_SHIPPING"

    let environment: [String: String]

    /// Does what the compiler was asked for, and ends the process.
    func run(_ words: [String]) -> Never {
        do {
            try become(words)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private func become(_ words: [String]) throws -> Never {
        let surroundings = try CompilerEnvironment(environment)
        let arguments = try CompilerArguments(words)
        var words = words
        if arguments.isVersionQuestion {
            // SwiftPM keeps the answer and builds everything again when it is another.
            FileHandle.standardOutput.write(
                Data("Tabard \(try BuildIdentity(surroundings).description)\n".utf8)
            )
        } else if arguments.isManifest {
            words += try manifest(arguments, surroundings)
        } else if !arguments.isQuestion, !arguments.isOfSwiftPM, !arguments.isForBuildTools {
            if arguments.isLinking {
                let kit = try Kit(folder: surroundings.kit)
                words += kit.linkerArguments(isStatic: arguments.hasStaticStandardLibrary)
            } else if let module = arguments.moduleName, !arguments.sources.isEmpty {
                words += try compile(module, arguments, surroundings)
                // `#file`, which each trap names, is a path of the developer's machine before Swift 6.
                if environment[Self.shipping] != nil, arguments.languageMode < 6,
                    !arguments.features.contains("ConciseMagicFile")
                {
                    words += ["-enable-upcoming-feature", "ConciseMagicFile"]
                }
            }
        }
        if !arguments.isQuestion, !arguments.isOfSwiftPM, !arguments.sources.isEmpty {
            words += ModuleCache(environment: environment)?.compilerArguments(for: arguments) ?? []
            // Editors find the system's declarations in its modules; to index these takes longer than to compile an app.
            if arguments.isIndexing { words.append("-index-ignore-system-modules") }
        }
        try Execution.become(surroundings.compiler, words, environment: environment)
    }

    /// Lets a manifest's conditions hold as on iOS, and its targets have the resources that Xcode finds by itself, if its package
    /// is one for that.
    private func manifest(
        _ arguments: CompilerArguments,
        _ surroundings: CompilerEnvironment
    ) throws -> [String] {
        guard arguments.sources.count == 1, let source = arguments.sources.first,
            let data = FileManager.default.contents(atPath: source)
        else { return [] }
        let package = URL(fileURLWithPath: source).deletingLastPathComponent().resolvingSymlinksInPath()
        guard package.path == surroundings.package.path || ModuleView.isForUIKitAlone(package) else {
            return []
        }
        let manifest = String(decoding: data, as: UTF8.self)
        let conditions = ManifestConditions(manifest).text
        let resources = ManifestResources(manifest, PackageResources(of: package)).text
        guard conditions != nil || resources != nil else { return [] }
        let text = (conditions ?? manifest) + (resources ?? "")
        let folder = surroundings.scratch.appendingPathComponent("tabard/manifests/\(ContentHash(source))")
        let lowered = folder.appendingPathComponent(URL(fileURLWithPath: source).lastPathComponent)
        let overlay = folder.appendingPathComponent("overlay.yaml")
        try text.writeIfChanged(to: lowered)
        try FileOverlay(contents: [source: lowered.path]).text.writeIfChanged(to: overlay)
        return ["-vfsoverlay", overlay.path]
    }

    /// Lowers a module and gives the arguments that it needs in addition.
    private func compile(
        _ module: String,
        _ arguments: CompilerArguments,
        _ surroundings: CompilerEnvironment
    ) throws -> [String] {
        let folder = BuildFolder(of: module, arguments, surroundings)
        let shipped =
            environment[Self.shipping] == nil ? nil : try ShippedBundles(of: module, arguments, surroundings)
        guard try ModuleView(module, arguments, surroundings).seesUIKit else {
            try folder.remove()
            return try shipped?.compilerArguments ?? []
        }
        let kit = try Kit(folder: surroundings.kit)
        let lowered = try ModuleLowering(module, arguments, folder, kit, replacing: shipped?.contents ?? [:])
            .run()
        if lowered.hasErrors {
            lowered.report(module: module, isParseable: arguments.isParseable)
            exit(1)
        }
        lowered.report(module: module, isParseable: arguments.isParseable)
        return lowered.compilerArguments + kit.compilerArguments
    }
}
