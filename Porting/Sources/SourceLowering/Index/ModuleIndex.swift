import Foundation

/// What lowering knows of a module: what its files declare, and the indexes of the modules that it depends on.
public struct ModuleIndex: Codable, Hashable, Sendable {
    /// The module's name; UIKit's own sources, those of its Foundation among them, are indexed as `UIKit`.
    public let module: String
    public let files: [FileFacts]
    public let dependencies: [ModuleIndex]
    /// Whether internal declarations are in it as well, for modules that import it by `@testable`; nil for no.
    public private(set) var holdsInternals: Bool?

    /// Makes a module's index.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - files: The facts of all its files, in any order.
    ///   - dependencies: What `exported` gave for the modules that it can import, UIKit's among them.
    public init(module: String, files: [FileFacts], dependencies: [ModuleIndex] = []) {
        self.module = module
        self.files = files.sorted { $0.fileName < $1.fileName }
        let tested = Set(files.flatMap { $0.testableImports ?? [] })
        self.dependencies = dependencies.map { tested.contains($0.module) ? $0 : $0.withoutInternals }
            .sorted { $0.module < $1.module }
    }

    /// What other modules of its package see of it: its declarations for them, and which classes answer selectors.
    public var exported: ModuleIndex { exported(from: .package) }

    /// The same with what other packages see, as apps see UIKit: public declarations alone.
    public var exportedToOtherPackages: ModuleIndex { exported(from: .public) }

    /// The same with what modules see that import it by `@testable`.
    public var exportedForTesting: ModuleIndex {
        var index = exported(from: .internal)
        index.holdsInternals = true
        return index
    }

    private func exported(from access: Access) -> ModuleIndex {
        let lookup = IndexLookup(self)
        let files = files.map { file in
            FileFacts(
                fileName: file.fileName,
                exports: file.exports,
                types: file.types.compactMap { exported($0, from: access, in: file, lookup) }
            )
        }
        return ModuleIndex(module: module, files: files.filter { !$0.types.isEmpty || !$0.exports.isEmpty })
    }

    /// The index as modules see it that don't import it by `@testable`.
    private var withoutInternals: ModuleIndex {
        guard holdsInternals == true else { return self }
        let files = files.map { file in
            FileFacts(
                fileName: file.fileName,
                exports: file.exports,
                types: file.types.compactMap { $0.seen(from: .package) }
            )
        }
        return ModuleIndex(module: module, files: files.filter { !$0.types.isEmpty || !$0.exports.isEmpty })
    }

    private func exported(
        _ facts: TypeFacts,
        from access: Access,
        in file: FileFacts,
        _ lookup: IndexLookup
    ) -> TypeFacts? {
        guard var facts = facts.seen(from: access) else { return nil }
        if facts.kind == .class, let entry = lookup.own(facts.path, in: file.fileName),
            !entry.declares("_selectors"),
            lookup.makesTable(entry)
        {
            var table = MemberFacts(kind: .property, name: "_selectors")
            table.marks = .isStatic
            table.access = facts.access
            facts.members.append(table)
        }
        return facts
    }

    /// A value that changes whenever a lowered text of the module may change through another file.
    public var digest: String {
        var hash = StableHash()
        hash.add(Lowering.version)
        hash.add(files.contains { $0.imports.contains(ModuleIndex.uikit) } ? "UIKit" : "")
        add(to: &hash)
        return hash.description
    }

    private func add(to hash: inout StableHash) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        hash.add(module)
        for file in files {
            hash.add(file.fileName)
            for module in file.exports { hash.add(module) }
            // Facts are plain values, which always encode.
            if let data = try? encoder.encode(file.types) { hash.add(data) }
        }
        for dependency in dependencies { dependency.add(to: &hash) }
    }
}

extension TypeFacts {
    /// The declaration without the members that are seen less far than is asked for; nil if nothing is left for others.
    fileprivate func seen(from least: Access) -> TypeFacts? {
        guard kind == .extension || access >= least else { return nil }
        var facts = self
        if kind != .protocol { facts.members.removeAll { $0.access < least } }
        return kind == .extension && facts.members.isEmpty && inherited.isEmpty ? nil : facts
    }
}
