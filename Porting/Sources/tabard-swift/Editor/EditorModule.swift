import Foundation
import LanguageServer
import SourceLowering

/// A module as its editor has it: the texts of open documents in place of the files, lowered while one types.
///
/// The lowered texts of all its files lie in a folder of their own, where the language server reads those that nobody has
/// opened.
final class EditorModule {
    private struct File {
        var text: String
        var facts: FileFacts
        var lowered: LoweredSource
        /// Whether the lowered text belongs to an index that is not the module's any more.
        var isStale = false
    }

    let plan: BuildPlan.Module
    private let arguments: CompilerArguments
    private let folder: BuildFolder
    private let mirror: URL
    private let kit: Kit
    private let conditions: BuildConditions
    private var files: [String: File] = [:]
    private var dependencies: [ModuleIndex] = []
    private var lowering: Lowering

    /// Reads and lowers all files of a module.
    ///
    /// - Parameters:
    ///   - mirror: The folder for the lowered texts.
    ///   - text: The text of a file that is open; nil for the others.
    init(
        _ plan: BuildPlan.Module,
        _ arguments: CompilerArguments,
        _ folder: BuildFolder,
        mirror: URL,
        kit: Kit,
        text: (String) -> String?
    ) {
        self.plan = plan
        self.arguments = arguments
        self.folder = folder
        self.mirror = mirror
        self.kit = kit
        let conditions = BuildConditions(
            flags: arguments.conditions,
            features: arguments.features,
            seesUIKit: true,
            modules: nil,
            languageMode: arguments.languageMode
        )
        self.conditions = conditions
        let sources = plan.sources
        let texts = sources.map { text($0) ?? Self.contents($0) }
        dependencies = DependencyIndexes(of: texts, module: plan.moduleName, in: folder, kit).indexes
        let parsed = sources.indices.mapInParallel { index -> (ParsedSource, FileFacts) in
            let parsed = ParsedSource(texts[index], fileName: sources[index])
            return (parsed, FileFacts(of: parsed, conditions: conditions))
        }
        let lowering = Lowering(
            index: ModuleIndex(module: plan.moduleName, files: parsed.map(\.1), dependencies: dependencies),
            conditions: conditions
        )
        self.lowering = lowering
        let lowered = sources.indices.mapInParallel { Self.lower(parsed[$0].0, parsed[$0].1, lowering) }
        for (index, source) in sources.enumerated() {
            files[source] = File(text: texts[index], facts: parsed[index].1, lowered: lowered[index])
            write(source)
        }
    }

    private static func contents(_ source: String) -> String {
        String(decoding: FileManager.default.contents(atPath: source) ?? Data(), as: UTF8.self)
    }

    private static func lower(_ parsed: ParsedSource, _ facts: FileFacts, _ lowering: Lowering)
        -> LoweredSource
    {
        lowering.needsLowering(facts) ? lowering.lower(parsed) : LoweredSource(unchanged: parsed.text)
    }

    /// The file for the server, of which there is one for each of the module's.
    func mirror(of source: String) -> URL {
        mirror.appendingPathComponent(URL(fileURLWithPath: source).lastPathComponent)
    }

    /// A file in both its forms.
    func lowered(_ source: String) -> (text: String, lowered: LoweredSource)? {
        if files[source]?.isStale == true { lower(source) }
        return files[source].map { ($0.text, $0.lowered) }
    }

    /// A file lowered so that the `#selector` at one of its bytes is an expression that can be asked about.
    func lowered(_ source: String, spellingOutSelectorAt offset: Int) -> LoweredSource? {
        guard let text = files[source]?.text else { return nil }
        return Self.onDeepStack { [lowering] in
            lowering.lower(ParsedSource(text, fileName: source), spellingOutSelectorAt: offset)
        }
    }

    /// What the language server's compiler is called with for any of the module's files.
    var compilerArguments: [String] {
        let isWritten = files.values.contains { $0.lowered.isChanged && $0.lowered.text.contains("@main") }
        return plan.arguments + EntryPoint.arguments(for: arguments, isWritten: isWritten)
            + kit.compilerArguments
            + plan.sources.map { mirror(of: $0).path }
    }

    /// Takes over a text, or the file's own when there is none.
    ///
    /// Other files are lowered again when they are asked for, or by `settle`.
    func set(_ text: String?, of source: String) {
        let text = text ?? Self.contents(source)
        guard files[source]?.text != text else { return }
        let parsed = Self.onDeepStack { [conditions, lowering] in
            let parsed = ParsedSource(text, fileName: source)
            let facts = FileFacts(of: parsed, conditions: conditions)
            return (parsed, facts, Self.lower(parsed, facts, lowering))
        }
        let old = files[source]?.facts
        files[source] = File(text: text, facts: parsed.1, lowered: parsed.2)
        if old != parsed.1 { renewIndex() }
    }

    /// Reads again what other modules declare.
    func renewDependencies() {
        let indexes = DependencyIndexes(
            of: plan.sources.compactMap { files[$0]?.text },
            module: plan.moduleName,
            in: folder,
            kit
        ).indexes
        guard indexes != dependencies else { return }
        dependencies = indexes
        renewIndex()
    }

    /// Lowers what is left to do, and writes the texts for the server; tells which of its files are new.
    func settle() -> [URL] {
        plan.sources.compactMap { source in
            if files[source]?.isStale == true { lower(source) }
            return write(source) ? mirror(of: source) : nil
        }
    }

    private func renewIndex() {
        lowering = Lowering(
            index: ModuleIndex(
                module: plan.moduleName,
                files: plan.sources.compactMap { files[$0]?.facts },
                dependencies: dependencies
            ),
            conditions: conditions
        )
        for source in plan.sources { files[source]?.isStale = true }
    }

    private func lower(_ source: String) {
        guard var file = files[source] else { return }
        let text = file.text
        let facts = file.facts
        file.lowered = Self.onDeepStack { [lowering] in
            Self.lower(ParsedSource(text, fileName: source), facts, lowering)
        }
        file.isStale = false
        files[source] = file
    }

    @discardableResult
    private func write(_ source: String) -> Bool {
        guard let text = files[source]?.lowered.text else { return false }
        return (try? text.writeIfChanged(to: mirror(of: source))) ?? false
    }

    private static func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        DeepStack.run(work)
    }
}
