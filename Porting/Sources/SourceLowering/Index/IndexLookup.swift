/// Finds types and members in an index. Not for use on several threads at once.
final class IndexLookup {
    let index: ModuleIndex
    /// The module's own types that all of its files see, and those that one file alone sees, by file.
    private var own: [String: TypeEntry] = [:]
    private var ownOfFile: [String: [String: TypeEntry]] = [:]
    private var others: [String: TypeEntry] = [:]
    private var aliases: [String: String] = [:]
    private var aliasesOfFile: [String: [String: String]] = [:]
    /// The types within functions that were looked at: what is remembered of them is found by who they are, so they may not
    /// make place for others.
    private var localTypes: [TypeEntry] = []
    private var modules: Set<String> = []
    private var chains: [ObjectIdentifier: [TypeEntry]] = [:]
    private var tables: [ObjectIdentifier: Bool] = [:]
    /// Of which types members move; used by what asks for that.
    var movingTypes: [ObjectIdentifier: Bool] = [:]
    private var requirements: [ObjectIdentifier: [String: Requirement]] = [:]
    private(set) lazy var overridden = Overridden(self)
    private lazy var membersByName: [String: [FoundMember]] = {
        var found: [String: [FoundMember]] = [:]
        for type in allTypes {
            for part in type.parts {
                for facts in part.facts.members {
                    found[facts.name, default: []].append(FoundMember(facts: facts, part: part, entry: type))
                }
            }
        }
        return found
    }()
    private(set) lazy var optionalRequirements = OptionalRequirements(self)

    init(_ index: ModuleIndex) {
        self.index = index
        modules = Set(
            index.dependencies.map(\.module) + [index.module, "Foundation", "TabardFoundation", "TabardKit"]
        )
        for dependency in index.dependencies { declare(dependency, isOwn: false) }
        declare(index, isOwn: true)
        for dependency in index.dependencies { extend(dependency, isOwn: false) }
        extend(index, isOwn: true)
    }

    /// The types of the module itself, in the order of their names.
    private(set) lazy var ownTypes: [TypeEntry] =
        own.values.sorted { $0.path < $1.path }
        + ownOfFile.sorted { $0.key < $1.key }.flatMap { $0.value.values.sorted { $0.path < $1.path } }

    /// Whether properties of the module's types are of `AnyObject`, so that any of its files may ask them for members.
    private(set) lazy var holdsAnyObjects = ownTypes.contains { type in
        type.parts.contains { part in
            part.facts.members.contains { $0.kind == .property && $0.type?.contains("AnyObject") == true }
        }
    }

    /// All types, those of other modules last.
    private(set) lazy var allTypes: [TypeEntry] = ownTypes + others.values.sorted { $0.path < $1.path }

    /// The module's own type of a path, as a file sees it.
    func own(_ path: String, in file: String?) -> TypeEntry? {
        file.flatMap { ownOfFile[$0]?[path] } ?? own[path]
    }

    /// All members by a name, wherever they are.
    func members(named name: String) -> [FoundMember] { membersByName[name] ?? [] }

    /// Keeps a type within a function as long as what is remembered of it.
    func keep(_ local: TypeEntry) { localTypes.append(local) }

    private func declare(_ index: ModuleIndex, isOwn: Bool) {
        for file in index.files {
            let hidden = isOwn ? Self.hiddenPaths(in: file) : []
            for facts in file.types where facts.kind != .extension {
                let isHidden = hidden.contains(facts.path)
                if facts.kind == .alias {
                    if isHidden {
                        aliasesOfFile[file.fileName, default: [:]][facts.path] = facts.inherited.first
                    } else if isOwn || aliases[facts.path] == nil {
                        aliases[facts.path] = facts.inherited.first
                    }
                    continue
                }
                let part = TypeEntry.Part(facts: facts, file: file.fileName, module: index.module)
                let entry = TypeEntry(module: index.module, path: facts.path, main: part)
                if isHidden {
                    if ownOfFile[file.fileName]?[facts.path] == nil {
                        ownOfFile[file.fileName, default: [:]][facts.path] = entry
                    }
                } else if isOwn {
                    if own[facts.path] == nil { own[facts.path] = entry }
                } else if others[facts.path] == nil {
                    others[facts.path] = entry
                }
            }
        }
    }

    /// The types of a file that no other file sees: private ones, and what is declared in them. Another file may have others of
    /// the same names.
    private static func hiddenPaths(in file: FileFacts) -> Set<String> {
        var hidden: Set<String> = []
        for facts in file.types where facts.kind != .extension && facts.access <= .fileprivate {
            hidden.insert(facts.path)
        }
        guard !hidden.isEmpty else { return [] }
        for facts in file.types where facts.kind != .extension {
            if surrounding([facts.path]).contains(where: hidden.contains) { hidden.insert(facts.path) }
        }
        return hidden
    }

    private func extend(_ index: ModuleIndex, isOwn: Bool) {
        for file in index.files {
            for facts in file.types where facts.kind == .extension {
                let part = TypeEntry.Part(facts: facts, file: file.fileName, module: index.module)
                let found = type(facts.path, in: [], file: isOwn ? file.fileName : nil)
                if let found {
                    found.add(part)
                } else {
                    let entry = TypeEntry(module: nil, path: facts.path, main: nil)
                    entry.add(part)
                    others[facts.path] = entry
                }
            }
        }
    }

    /// The type that a name means at a place.
    ///
    /// - Parameters:
    ///   - name: The name as written, without generic arguments.
    ///   - scopes: The paths of the types around the place, from the outermost.
    ///   - file: The file of the place, whose private types are seen there; nil for a place in another module.
    func type(_ name: String, in scopes: [String], file: String?) -> TypeEntry? {
        var name = name
        for _ in 0..<8 {
            if let found = declaredType(name, in: scopes, file: file) { return found }
            guard let alias = alias(name, in: scopes, file: file), alias != name else { return nil }
            name = alias
        }
        return nil
    }

    /// The type that a name means in a declaration of a type.
    func type(_ name: String, in part: TypeEntry.Part) -> TypeEntry? {
        type(name, in: [part.facts.path], file: part.module == index.module ? part.file : nil)
    }

    private func declaredType(_ name: String, in scopes: [String], file: String?) -> TypeEntry? {
        for scope in Self.surrounding(scopes) {
            if let found = own("\(scope).\(name)", in: file) ?? others["\(scope).\(name)"] { return found }
        }
        if let found = own(name, in: file) ?? others[name] { return found }
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return nil }
        let rest = String(name[name.index(after: dot)...])
        if name[..<dot] == index.module { return own(rest, in: file) }
        return others[rest]
    }

    private func alias(_ name: String, in scopes: [String], file: String?) -> String? {
        let hidden = file.flatMap { aliasesOfFile[$0] } ?? [:]
        for scope in Self.surrounding(scopes) {
            if let found = hidden["\(scope).\(name)"] ?? aliases["\(scope).\(name)"] { return found }
        }
        return hidden[name] ?? aliases[name]
    }

    /// The paths of all types around a place, the innermost first.
    private static func surrounding(_ scopes: [String]) -> [String] {
        guard var path = scopes.last else { return [] }
        var result: [String] = []
        while true {
            result.append(path)
            guard let dot = path.lastIndex(of: ".") else { return result }
            path = String(path[..<dot])
        }
    }

    // MARK: Modules

    /// Whether some file of the module imports UIKit, so that the others can name its types without an import of their own if
    /// a header or another module brought them on Apple's systems.
    private(set) lazy var importsUIKit = index.files.contains { $0.imports.contains(ModuleIndex.uikit) }

    /// The modules whose names include UIKit's.
    private(set) lazy var modulesWithUIKit: Set<String> = {
        let exporting = index.dependencies.filter {
            $0.files.contains { $0.exports.contains(ModuleIndex.uikit) }
        }
        return Set(exporting.map(\.module) + [ModuleIndex.uikit])
    }()

    /// Whether a name is a type of UIKit's that the module doesn't declare itself.
    func isUIKitType(_ name: String, in file: String) -> Bool {
        own(name, in: file) == nil && others[name]?.module == ModuleIndex.uikit
    }

    // MARK: Classes

    /// The superclass, as far as the index knows it.
    func superclass(of entry: TypeEntry) -> TypeEntry? {
        guard entry.kind == .class, let main = entry.main else { return nil }
        for name in main.facts.inherited {
            guard let found = entry.locals[name] ?? type(name, in: main), found !== entry else { continue }
            if found.kind == .class || found.kind == nil && found.path.hasPrefix("NS") { return found }
        }
        return nil
    }

    /// The class, its superclass, and so on.
    func chain(of entry: TypeEntry) -> [TypeEntry] {
        if let known = chains[ObjectIdentifier(entry)] { return known }
        var result: [TypeEntry] = []
        var next: TypeEntry? = entry
        while let current = next, !result.contains(where: { $0 === current }), result.count < 64 {
            result.append(current)
            next = superclass(of: current)
        }
        chains[ObjectIdentifier(entry)] = result
        return result
    }

    /// Whether all superclasses are known: the last one has none, or is one of Foundation's.
    func isChainKnown(of entry: TypeEntry) -> Bool {
        guard let root = chain(of: entry).last, let main = root.main else { return true }
        guard let first = main.facts.inherited.first else { return true }
        if FoundationClasses.names.contains(first) || first.hasPrefix("NS") { return true }
        guard let found = root.locals[first] ?? type(first, in: main) else { return false }
        return found.kind == .protocol
    }

    /// Whether objects of a class are `NSObject`s, as far as is known.
    func isObject(_ entry: TypeEntry) -> Bool {
        guard let root = chain(of: entry).last else { return false }
        if root.path == "NSObject" { return true }
        return root.main?.facts.inherited.first.map {
            FoundationClasses.names.contains($0) || $0.hasPrefix("NS")
        } ?? false
    }

    /// Whether a class has a table of selectors in its own declaration: UIKit's that say so, and those that lowering gives one.
    func makesTable(_ entry: TypeEntry) -> Bool {
        if let known = tables[ObjectIdentifier(entry)] { return known }
        let result: Bool
        if entry.module != index.module {
            result = entry.declares("_selectors")
        } else {
            result =
                entry.kind == .class && !entry.declares("_selectors")
                && entry.parts.contains {
                    !$0.facts.has(.isConstrained) && $0.module == index.module
                        && !answeredMembers(of: $0, in: entry).isEmpty
                } || entry.declares("_selectors")
        }
        tables[ObjectIdentifier(entry)] = result
        return result
    }

    /// Whether a superclass has a table.
    func inheritsTable(_ entry: TypeEntry) -> Bool {
        chain(of: entry).dropFirst().contains { makesTable($0) }
    }

    // MARK: Protocols

    /// The protocols that a class conforms to by itself and by its superclasses, those that they inherit from included.
    func protocols(of entry: TypeEntry) -> [TypeEntry] {
        var seen: Set<ObjectIdentifier> = []
        var result: [TypeEntry] = []
        var open = entry.kind == .class ? chain(of: entry) : [entry]
        while let next = open.popLast() {
            for part in next.parts {
                for name in part.facts.inherited {
                    guard let found = type(name, in: part), found.kind == .protocol,
                        seen.insert(ObjectIdentifier(found)).inserted
                    else { continue }
                    result.append(found)
                    open.append(found)
                }
            }
        }
        return result
    }

    /// Whether a protocol is one of Objective-C's: `@objc`, or UIKit's for objects.
    func isObjectiveC(_ entry: TypeEntry) -> Bool {
        guard let main = entry.main else { return false }
        if main.facts.has(.isObjectiveC) { return true }
        return entry.isNative && inheritsObjectProtocol(entry)
    }

    /// Whether a protocol has `NSObjectProtocol` or lowering's `_ObjectiveCObject` among those that it inherits from.
    func inheritsObjectProtocol(_ entry: TypeEntry) -> Bool {
        guard let main = entry.main else { return false }
        if main.facts.inherited.contains(where: { ["NSObjectProtocol", "_ObjectiveCObject"].contains($0) }) {
            return true
        }
        return protocols(of: entry).contains { inherited in
            inherited.main?.facts.inherited.contains {
                ["NSObjectProtocol", "_ObjectiveCObject"].contains($0)
            } == true
                || inherited.main?.facts.has(.isObjectiveC) == true
        }
    }

    /// The requirements of Objective-C's protocols that a class conforms to, by their full names.
    func requirements(of entry: TypeEntry) -> [String: Requirement] {
        if let known = requirements[ObjectIdentifier(entry)] { return known }
        let result =
            isChainKnown(of: entry)
            ? optionalRequirements.requirements(of: protocols(of: entry)) : optionalRequirements.all
        requirements[ObjectIdentifier(entry)] = result
        return result
    }
}

/// What lowering has to know of Foundation itself.
enum FoundationClasses {
    /// Classes of Foundation's without `NS`, which apps subclass.
    static let names: Set<String> = [
        "Operation", "BlockOperation", "OperationQueue", "Thread", "Formatter", "DateFormatter",
        "NumberFormatter",
        "Stream", "InputStream", "OutputStream", "URLProtocol", "URLCache", "UserDefaults", "Bundle",
        "FileManager",
        "JSONEncoder", "JSONDecoder", "ValueTransformer", "Timer", "RunLoop", "NotificationCenter",
        "Progress",
        "FileHandle", "Process", "XMLParser", "URLSession", "UndoManager", "ByteCountFormatter",
        "DateComponentsFormatter",
    ]
}
