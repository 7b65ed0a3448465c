import Synchronization

/// Turns sources with Objective-C features into sources without them, line by line (O1–O6).
///
/// ```swift
/// let sources = files.map { ParsedSource($0.text, fileName: $0.name) }
/// let facts = sources.map { FileFacts(of: $0, conditions: conditions) }
/// let index = ModuleIndex(module: "App", files: facts, dependencies: [uikit])
/// let lowering = Lowering(index: index, conditions: conditions)
/// let lowered = sources.map { lowering.lower($0) }
/// ```
///
/// It may be used on several threads at once.
public struct Lowering: Sendable {
    /// Changes whenever the same source is lowered to another text than before.
    public static let version = "8"

    public let conditions: BuildConditions
    private let lookups: LookupPool

    /// Prepares to lower the files of one module.
    ///
    /// - Parameters:
    ///   - index: The index of the module, made of the facts of all its files.
    ///   - conditions: The same for which the facts were collected.
    public init(index: ModuleIndex, conditions: BuildConditions) {
        self.conditions = conditions
        lookups = LookupPool(index)
    }

    /// Whether a file may come out changed or with diagnostics; one that doesn't is compiled as it is, and need not be parsed.
    public func needsLowering(_ facts: FileFacts) -> Bool {
        if !facts.features.isSubset(of: .uikitName) { return true }
        if facts.features.contains(.uikitName), !facts.imports.contains(ModuleIndex.uikit) { return true }
        return lookups.withLookup { lookup in
            if lookup.holdsAnyObjects { return true }
            return facts.types.contains { Self.isConcerned($0, facts.fileName, lookup) }
        }
    }

    private static func isConcerned(_ facts: TypeFacts, _ file: String, _ lookup: IndexLookup) -> Bool {
        guard facts.kind == .class || facts.kind == .extension else { return false }
        guard
            let entry = facts.kind == .class
                ? lookup.own(facts.path, in: file) : lookup.type(facts.path, in: [], file: file)
        else {
            return false
        }
        if lookup.makesTable(entry) { return true }
        return lookup.movesMembers(of: entry)
    }

    /// Lowers one file.
    ///
    /// - Parameter spelledOut: A byte of the source. A `#selector` there is lowered to a call with the expression in it, for
    ///   tools that are asked about its words; the text is compiled all the same.
    public func lower(_ source: ParsedSource, spellingOutSelectorAt spelledOut: Int? = nil) -> LoweredSource {
        if let refusal = source.refusal {
            return LoweredSource(
                text: source.text,
                isChanged: false,
                offsets: OffsetMap(identityOf: source.text.utf8.count),
                diagnostics: [refusal]
            )
        }
        return lookups.withLookup { lookup in
            let visitor = LoweringVisitor(source, conditions: conditions, lookup: lookup)
            visitor.spelledOut = spelledOut
            visitor.walk(source.tree)
            return visitor.finish()
        }
    }
}

/// Lookups in one index, each used by one thread at a time, since they remember what they found.
private final class LookupPool: Sendable {
    /// A lookup on its way from one thread to another, which only one of them holds.
    private struct Idle: @unchecked Sendable {
        let lookup: IndexLookup
    }

    private let index: ModuleIndex
    private let idle = Mutex<[Idle]>([])

    init(_ index: ModuleIndex) { self.index = index }

    func withLookup<Result>(_ body: (IndexLookup) -> Result) -> Result {
        let lookup = idle.withLock { $0.popLast() } ?? Idle(lookup: IndexLookup(index))
        defer { idle.withLock { $0.append(lookup) } }
        return body(lookup.lookup)
    }
}
