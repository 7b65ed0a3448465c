import Foundation
import SourceLowering

/// Lowers the sources of one module into its build folder.
struct ModuleLowering {
    /// What the compiler needs, and what there is to tell.
    struct Result {
        var compilerArguments: [String] = []
        var messages: [(path: String, diagnostic: LoweringDiagnostic)] = []

        var hasErrors: Bool { messages.contains { $0.diagnostic.severity == .error } }
    }

    /// What is known of a file from the last build.
    private struct Known: Codable {
        var content: ContentHash
        var facts: FileFacts
        /// What the lowered text was made of.
        var lowered: ContentHash?
        var isChanged: Bool
        var warnings: [LoweringDiagnostic]
        /// Whether the text as lowered holds the entry point of the program.
        var hasEntryPoint: Bool
    }

    /// What the last build leaves for the next.
    private struct Memory: Codable {
        var conditions: BuildConditions
        var version: String
        var files: [String: Known]
    }

    private let module: String
    private let arguments: CompilerArguments
    private let folder: BuildFolder
    private let kit: Kit
    private let conditions: BuildConditions
    private let replaced: [String: String]

    /// - Parameter replaced: Files that are compiled in the place of sources, by these.
    init(
        _ module: String,
        _ arguments: CompilerArguments,
        _ folder: BuildFolder,
        _ kit: Kit,
        replacing replaced: [String: String] = [:]
    ) {
        self.module = module
        self.replaced = replaced
        self.arguments = arguments
        self.folder = folder
        self.kit = kit
        conditions = BuildConditions(
            flags: arguments.conditions,
            features: arguments.features,
            seesUIKit: true,
            modules: nil,
            languageMode: arguments.languageMode
        )
    }

    func run() throws -> Result {
        let sources = arguments.sources
        let texts = try sources.map(text)
        var known = remembered()
        let files = facts(of: sources, texts, &known)
        let index = ModuleIndex(
            module: module,
            files: files.map(\.facts),
            dependencies: DependencyIndexes(of: texts, module: module, in: folder, kit).indexes
        )
        let result = try lower(sources, texts, files, index, &known)
        // A module that cannot be lowered is not remembered, so that its messages come again.
        if !result.hasErrors { try remember(known, of: sources) }
        try publish(arguments.isTestable ? index.exportedForTesting : index.exported)
        return result
    }

    private func text(of source: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: replaced[source] ?? source) else {
            throw Failure("no such file or directory: '\(source)'")
        }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Facts

    /// The facts of a file, and its tree when it had to be parsed for them.
    private struct ReadFile {
        let facts: FileFacts
        let parsed: ParsedSource?
    }

    private func facts(of sources: [String], _ texts: [String], _ known: inout [String: Known]) -> [ReadFile]
    {
        let hashes = texts.map { ContentHash($0) }
        let old = known
        let conditions = conditions
        let files = sources.indices.mapInParallel { index -> ReadFile in
            if let known = old[sources[index]], known.content == hashes[index] {
                return ReadFile(facts: known.facts, parsed: nil)
            }
            let parsed = Self.parse(sources[index], texts[index])
            return ReadFile(facts: FileFacts(of: parsed, conditions: conditions), parsed: parsed)
        }
        for (index, source) in sources.enumerated() where known[source]?.content != hashes[index] {
            known[source] = Known(
                content: hashes[index],
                facts: files[index].facts,
                lowered: nil,
                isChanged: false,
                warnings: [],
                hasEntryPoint: false
            )
        }
        return files
    }

    private static func parse(_ source: String, _ text: String) -> ParsedSource {
        ParsedSource(text, fileName: URL(fileURLWithPath: source).lastPathComponent)
    }

    // MARK: Indexes

    /// Leaves the index for the modules that depend on this one.
    private func publish(_ index: ModuleIndex) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(index), as: UTF8.self)
        // Dependents are compiled again when the module file is a new one.
        if try text.writeIfChanged(to: folder.index), let path = arguments.emittedModule {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    // MARK: Lowering

    private enum Outcome {
        case unchanged
        case plain
        case lowered(LoweredSource)
    }

    private func lower(
        _ sources: [String],
        _ texts: [String],
        _ files: [ReadFile],
        _ index: ModuleIndex,
        _ known: inout [String: Known]
    ) throws -> Result {
        let lowering = Lowering(index: index, conditions: conditions)
        // Worked out once, since it is read from all of the index.
        let digest = index.digest
        let keys = sources.map { ContentHash("\(digest) \(known[$0]?.content.description ?? "")") }
        let old = known
        let outcomes = sources.indices.mapInParallel { position -> Outcome in
            if old[sources[position]]?.lowered == keys[position] { return .unchanged }
            if !lowering.needsLowering(files[position].facts) { return .plain }
            return .lowered(
                lowering.lower(files[position].parsed ?? Self.parse(sources[position], texts[position]))
            )
        }

        var result = Result()
        var contents: [String: String] = [:]
        let outputs = OutputFileMap(path: arguments.outputFileMap)
        for (position, source) in sources.enumerated() {
            var file = known[source]
            let lowered = folder.lowered(source)
            switch outcomes[position] {
            case .unchanged:
                break
            case .plain:
                file?.isChanged = false
                file?.warnings = []
                file?.hasEntryPoint = texts[position].contains("@main")
            case .lowered(let text):
                file?.isChanged = text.isChanged
                file?.warnings = text.diagnostics
                file?.hasEntryPoint = text.text.contains("@main")
                if text.isChanged, FileManager.default.contents(atPath: lowered.path) != Data(text.text.utf8)
                {
                    outputs.forget(source)
                    try text.text.writeIfChanged(to: lowered)
                }
            }
            file?.lowered = keys[position]
            known[source] = file
            if file?.isChanged == true {
                contents[source] = lowered.path
            } else if FileManager.default.fileExists(atPath: lowered.path) {
                outputs.forget(source)
                try FileManager.default.removeItem(at: lowered)
            }
            for message in file?.warnings ?? [] { result.messages.append((source, message)) }
        }
        contents.merge(replaced) { lowered, _ in lowered }
        if contents.isEmpty {
            try? FileManager.default.removeItem(at: folder.overlay)
        } else {
            try FileOverlay(contents: contents).text.writeIfChanged(to: folder.overlay)
            result.compilerArguments += ["-vfsoverlay", folder.overlay.path]
        }
        result.compilerArguments += EntryPoint.arguments(
            for: arguments,
            isWritten: sources.contains { known[$0]?.hasEntryPoint == true && known[$0]?.isChanged == true }
        )
        return result
    }

    // MARK: What is remembered

    private func remembered() -> [String: Known] {
        guard let data = FileManager.default.contents(atPath: folder.facts.path),
            let memory = try? JSONDecoder().decode(Memory.self, from: data),
            memory.conditions == conditions, memory.version == Lowering.version
        else { return [:] }
        return memory.files
    }

    private func remember(_ known: [String: Known], of sources: [String]) throws {
        let names = Set(sources)
        let current = known.filter { names.contains($0.key) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(
            Memory(conditions: conditions, version: Lowering.version, files: current)
        )
        try String(decoding: data, as: UTF8.self).writeIfChanged(to: folder.facts)
    }
}
