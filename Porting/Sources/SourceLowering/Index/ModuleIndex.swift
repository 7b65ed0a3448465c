import Foundation

/// What lowering knows of a module: what its files declare, and the indexes of the modules that it depends on.
public struct ModuleIndex: Codable, Hashable, Sendable {
    /// The module's name; UIKit's own sources, those of its Foundation among them, are indexed as `UIKit`.
    public let module: String
    public let files: [FileFacts]
    public let dependencies: [ModuleIndex]

    /// Makes a module's index.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - files: The facts of all its files, in any order.
    ///   - dependencies: What `exported` gave for the modules that it can import, UIKit's among them.
    public init(module: String, files: [FileFacts], dependencies: [ModuleIndex] = []) {
        self.module = module
        self.files = files.sorted { $0.fileName < $1.fileName }
        self.dependencies = dependencies.sorted { $0.module < $1.module }
    }

    /// What other modules see of it: public declarations, and which classes answer selectors.
    public var exported: ModuleIndex {
        let lookup = IndexLookup(self)
        let files = files.map { file in
            FileFacts(
                fileName: file.fileName,
                exports: file.exports,
                types: file.types.compactMap { exported($0, in: file, lookup) }
            )
        }
        return ModuleIndex(module: module, files: files.filter { !$0.types.isEmpty || !$0.exports.isEmpty })
    }

    private func exported(_ facts: TypeFacts, in file: FileFacts, _ lookup: IndexLookup) -> TypeFacts? {
        var facts = facts
        let isExtension = facts.kind == .extension
        guard isExtension || facts.access.isSeenByOtherModules else { return nil }
        facts.members = facts.members.filter { $0.access.isSeenByOtherModules || facts.kind == .protocol }
        if facts.kind == .class, let entry = lookup.own(facts.path, in: file.fileName),
            !entry.declares("_selectors"),
            lookup.makesTable(entry)
        {
            var table = MemberFacts(kind: .property, name: "_selectors")
            table.marks = .isStatic
            table.access = facts.access
            facts.members.append(table)
        }
        return isExtension && facts.members.isEmpty && facts.inherited.isEmpty ? nil : facts
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
