/// Looks at an app's files for what Linux and Tabard lack.
///
/// It reads texts, one by one, and compiles nothing: of members it sees those that are named with their type or overridden.
public struct PortCheck {
    /// Something that is missing, with the files that use it.
    public struct Finding: Hashable, Sendable {
        /// The name.
        public var name: String
        /// How often it is used, or in how many files it is imported.
        public var count: Int
        /// The files that use it, those that use it most first.
        public var files: [String]
    }

    /// What was found.
    public struct Report: Sendable {
        /// How many Swift files were looked at.
        public var fileCount = 0
        /// How many of them use nothing that is known to be missing.
        public var readyCount = 0
        /// Apple's frameworks that Linux lacks, by the files that import them.
        public var frameworks: [Finding] = []
        /// Modules that are neither known nor made by the package and what it depends on.
        public var modules: [Finding] = []
        /// UIKit's types and members that Tabard lacks.
        public var symbols: [Finding] = []
        /// Files of languages and tools that Linux lacks, by kind.
        public var otherFiles: [Finding] = []
        /// Storyboards, xib files, asset catalogues and strings, by kind.
        public var resources: [Finding] = []

        /// Whether anything is missing.
        public var isSomethingMissing: Bool {
            !(frameworks.isEmpty && modules.isEmpty && symbols.isEmpty && otherFiles.isEmpty)
        }
    }

    private let files: any ProjectFiles
    private let interface: InterfaceNames?

    /// A check against the names of an interface; without one, no symbols are looked for.
    public init(files: any ProjectFiles, interface: InterfaceNames?) {
        self.files = files
        self.interface = interface
    }

    /// What a package that stands for a project lacks.
    public func report(of plan: PackagePlan, root: String) throws(XcodeProjectError) -> Report {
        var sources: [String] = []
        var resources: [String] = []
        var others: [String] = []
        for target in plan.targets {
            let folder = FilePath.join(root, target.path)
            sources += target.sourceFiles.map { FilePath.join(folder, $0) }
            resources += target.resources.map { FilePath.join(folder, $0.path) }
            others += target.leftOut.map(\.path)
        }
        var modules = Set(plan.targets.map(\.moduleName))
        for target in plan.targets {
            for case .product(let name, _) in target.dependencies { modules.insert(name) }
        }
        return try report(
            sources: sources,
            resources: resources + others.removingDuplicates(),
            modules: modules,
            root: root
        )
    }

    /// What a package in a folder lacks, as far as its files tell.
    public func report(ofPackage folder: String) throws(XcodeProjectError) -> Report {
        var sources: [String] = []
        var others: [String] = []
        var modules: Set<String> = []
        var waiting = [folder]
        var count = 0
        while let next = waiting.popLast() {
            for name in try files.names(in: next, limit: 200_000) where !name.hasPrefix(".") {
                count += 1
                guard count <= 200_000 else {
                    throw XcodeProjectError(.tooLarge, path: folder, cause: "the folder holds too many files")
                }
                let path = FilePath.join(next, name)
                switch files.item(at: path) {
                case .folder? where files.isFile(FilePath.join(path, "Package.swift")):
                    // A package of its own.
                    break
                case .folder? where !FileKind.isWhole(folder: name):
                    waiting.append(path)
                    // A folder below Sources is a module, as a rule.
                    modules.insert(ModuleName.identifier(of: name))
                case .file? where name.hasSuffix(".swift"):
                    if path != FilePath.join(folder, "Package.swift") { sources.append(path) }
                case .file?, .folder?: others.append(path)
                default: break
                }
            }
        }
        modules.formUnion(try products(of: folder))
        return try report(sources: sources.sorted(), resources: others, modules: modules, root: folder)
    }

    /// The names of products in a manifest, which is a program and not run here.
    private func products(of folder: String) throws(XcodeProjectError) -> Set<String> {
        let text = try files.text(
            of: FilePath.join(folder, "Package.swift"),
            limit: SourceFacts.largestSize,
            inside: folder
        )
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return Set(parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) })
    }

    private func report(
        sources: [String],
        resources: [String],
        modules: Set<String>,
        root: String
    ) throws(XcodeProjectError) -> Report {
        var report = Report()
        report.fileCount = sources.count
        var facts: [(path: String, facts: SourceFacts)] = []
        for path in sources {
            let text = try files.text(of: path, limit: SourceFacts.largestSize, inside: root)
            facts.append((FilePath.relative(path, to: root), SourceFacts(text)))
        }
        var frameworks = Tally()
        var unknown = Tally()
        for (path, facts) in facts {
            for module in facts.imports where !modules.contains(module) {
                switch AppleModule(module) {
                case .present: break
                case .absent: frameworks.add(module, 1, in: path)
                case .unknown: unknown.add(module, 1, in: path)
                }
            }
        }
        let symbols = self.symbols(facts)
        let others = self.others(resources, root: root)
        report.frameworks = frameworks.findings
        report.modules = unknown.findings
        report.symbols = symbols.findings
        report.otherFiles = others.missing.findings
        report.resources = others.present.findings
        let lacking = frameworks.paths.union(unknown.paths).union(symbols.paths)
        report.readyCount = facts.filter { !lacking.contains($0.path) }.count
        return report
    }

    private func others(_ paths: [String], root: String) -> (missing: Tally, present: Tally) {
        var missing = Tally()
        var present = Tally()
        for path in paths where !FilePath.name(of: path).isEmpty {
            let name = FilePath.relative(path, to: root)
            switch FileKind(path: path) {
            case .objectiveC: missing.add("Objective-C", 1, in: name)
            case .c: missing.add("C or C++", 1, in: name)
            case .metal: missing.add("Metal", 1, in: name)
            case .assembly: missing.add("assembly", 1, in: name)
            case .compiled: missing.add("compiled by Xcode alone", 1, in: name)
            case .binary: missing.add("binary frameworks", 1, in: name)
            case .header where name.lowercased().contains("bridging"):
                missing.add("bridging headers", 1, in: name)
            case .storyboard: present.add("storyboards", 1, in: name)
            case .xib: present.add("xib files", 1, in: name)
            case .assetCatalogue: present.add("asset catalogues", 1, in: name)
            case .strings: present.add("files of strings", 1, in: name)
            case .swift, .header, .setting, .other: break
            }
        }
        return (missing, present)
    }

    /// The names of UIKit that no type of the app has and the interface lacks.
    private func symbols(_ facts: [(path: String, facts: SourceFacts)]) -> Tally {
        var tally = Tally()
        guard let interface else { return tally }
        var types: Set<String> = []
        var members: Set<String> = []
        var superclasses: [String: String] = [:]
        for (_, facts) in facts {
            types.formUnion(facts.types)
            members.formUnion(facts.members)
            superclasses.merge(facts.superclasses) { first, _ in first }
        }
        for (path, facts) in facts {
            for (name, count) in facts.names
            where UIKitName.isOne(name) && !types.contains(name) && !interface.topLevel.contains(name) {
                tally.add(name, count, in: path)
            }
            for (use, count) in facts.typeMembers
            where UIKitName.isOne(use.type) && interface.topLevel.contains(use.type)
                && !interface.allMembers.contains(use.member) && !members.contains(use.member)
                && !types.contains(use.member) && !UIKitName.impliedMembers.contains(use.member)
            {
                tally.add("\(use.type).\(use.member)", count, in: path)
            }
            for (use, count) in facts.overrides
            where !interface.allMembers.contains(use.member) && !members.contains(use.member)
                && !UIKitName.membersOfObjects.contains(use.member)
            {
                guard let base = base(of: use.type, superclasses), interface.topLevel.contains(base),
                    UIKitName.isOne(base)
                else { continue }
                tally.add("\(base).\(use.member)", count, in: path)
            }
        }
        return tally
    }

    /// The first superclass that the app doesn't declare.
    private func base(of type: String, _ superclasses: [String: String]) -> String? {
        var name = type
        var seen: Set<String> = []
        while let next = superclasses[name], seen.insert(name).inserted { name = next }
        return seen.contains(name) ? nil : name
    }

    /// Counts uses by name and file.
    private struct Tally {
        private var counts: [String: [String: Int]] = [:]

        mutating func add(_ name: String, _ count: Int, in path: String) {
            counts[name, default: [:]][path, default: 0] += count
        }

        var paths: Set<String> {
            Set(counts.values.flatMap(\.keys))
        }

        /// What was counted, most first, and by name among equals.
        var findings: [Finding] {
            counts.map { name, files in
                Finding(
                    name: name,
                    count: files.values.reduce(0, +),
                    files: files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
                )
            }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        }
    }
}
