/// Decides what package stands for a project.
public struct PackagePlanner {
    /// What is known of the app.
    public struct Input: Sendable {
        /// The projects; of several, those of a workspace.
        public var projects: [XcodeProject]
        /// The pods that the app names, if it uses CocoaPods.
        public var podfile: Podfile?
        /// The frameworks that it names, if it uses Carthage.
        public var cartfile: Cartfile?

        /// What is known of the app.
        public init(projects: [XcodeProject], podfile: Podfile? = nil, cartfile: Cartfile? = nil) {
            self.projects = projects
            self.podfile = podfile
            self.cartfile = cartfile
        }
    }

    /// A target with its project.
    struct Member {
        let project: XcodeProject
        let target: XcodeTarget

        var key: String { project.path + "#" + target.id }
    }

    let files: any ProjectFiles
    /// The folder that the manifest is for, absolute and normalized.
    let root: String
    let input: Input
    /// The libraries of all projects by the names that others link them by.
    private let libraries: [String: Member]

    /// A planner of the package in a folder.
    public init(files: any ProjectFiles, root: String, input: Input) {
        self.files = files
        self.root = root
        self.input = input
        var libraries: [String: Member] = [:]
        for project in input.projects {
            for target in project.targets where target.kind.isLibrary {
                for name in [target.name, Self.moduleName(of: target), "lib" + target.name]
                where libraries[name] == nil {
                    libraries[name] = Member(project: project, target: target)
                }
            }
        }
        self.libraries = libraries
    }

    /// The package for the target of a name; without one, for the only app, or the one that has the project's name.
    public func plan(target name: String? = nil) throws(XcodeProjectError) -> PackagePlan {
        let first = try chosen(name)
        let members = members(from: first)
        let settings = Self.settings(of: first.target)
        var plan = PackagePlan(
            name: first.target.name,
            toolsVersion: "6.0",
            defaultLocalization: Self.language(first.project.developmentLanguage),
            deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Self.version),
            packages: [],
            targets: [],
            languageMode: Self.languageMode(settings["SWIFT_VERSION"]),
            problems: input.projects.flatMap(\.problems)
        )
        var claims = Claims()
        var outside: [String] = []
        for member in members {
            try add(member, to: &plan, all: members, claims: &claims, outside: &outside)
        }
        guard outside.isEmpty else {
            let all = plan.targets.flatMap { target in
                target.sourceFiles.map { FilePath.join(FilePath.join(root, target.path), $0) }
            }
            let common = FilePath.common((outside + all).map(FilePath.folder)) ?? root
            throw XcodeProjectError(
                .outsideRoot,
                path: outside[0],
                cause:
                    "\(Self.count(outside.count, "file")) of the app, this one first, lie outside of \(root), "
                    + "and a package holds no files of other folders; write the manifest to a folder that "
                    + "holds them all, with --into \(common)"
            )
        }
        let used = Set(plan.targets.map(\.name))
        for index in plan.targets.indices {
            plan.targets[index].dependencies.removeAll {
                if case .target(let name) = $0 { !used.contains(name) } else { false }
            }
        }
        guard !plan.targets.isEmpty else {
            throw XcodeProjectError(
                .unsupported,
                path: first.project.path,
                object: first.target.id,
                cause: "the target “\(first.target.name)” has no Swift files"
            )
        }
        noteTheRest(members, in: &plan)
        plan.problems = plan.problems.removingDuplicates()
        return plan
    }

    // MARK: Choosing

    private func chosen(_ name: String?) throws(XcodeProjectError) -> Member {
        let all = input.projects.flatMap { project in
            project.targets.map { Member(project: project, target: $0) }
        }
        let path = input.projects.first?.path ?? root
        func list(_ members: [Member]) -> String {
            members.map { "“\($0.target.name)”" }.removingDuplicates().joined(separator: ", ")
        }
        let choices = all.filter { $0.target.kind == .application || $0.target.kind.isLibrary }
        if let name {
            guard let member = all.first(where: { $0.target.name == name }) else {
                throw XcodeProjectError(
                    .ambiguous,
                    path: path,
                    cause: "there is no target “\(name)”; there are \(list(choices))"
                )
            }
            guard choices.contains(where: { $0.key == member.key }) else {
                throw XcodeProjectError(
                    .ambiguous,
                    path: path,
                    object: member.target.id,
                    cause: "the target “\(name)” is no app, framework or library "
                        + "(\(member.target.kind.words)); these are: \(list(choices))"
                )
            }
            return member
        }
        let forPhones = choices.filter(isForPhones)
        let apps = forPhones.filter { $0.target.kind == .application }
        let candidates = apps.isEmpty ? forPhones : apps
        if candidates.count == 1 { return candidates[0] }
        if let named = candidates.first(where: { $0.target.name == $0.project.name }) { return named }
        guard !candidates.isEmpty else {
            throw XcodeProjectError(
                .ambiguous,
                path: path,
                cause: "no target is an app, framework or library for iOS"
            )
        }
        throw XcodeProjectError(
            .ambiguous,
            path: path,
            cause: "several targets could be meant: \(list(candidates)); name one with --target"
        )
    }

    /// Libraries that the target uses, the target itself, then the tests of all of them.
    private func members(from first: Member) -> [Member] {
        var ordered: [Member] = []
        var seen: Set<String> = []
        func visit(_ member: Member) {
            // Without recursion, dependencies before the targets that need them.
            var waiting: [(member: Member, isDone: Bool)] = [(member, false)]
            while let next = waiting.popLast() {
                if next.isDone {
                    ordered.append(next.member)
                    continue
                }
                guard seen.insert(next.member.key).inserted else { continue }
                waiting.append((next.member, true))
                for other in dependencies(of: next.member).reversed()
                where (other.target.kind.isLibrary || other.target.kind == .application) && isForPhones(other)
                {
                    waiting.append((other, false))
                }
            }
        }
        visit(first)
        let tested = seen
        for project in input.projects {
            for target in project.targets where target.kind == .unitTests {
                let tests = Member(project: project, target: target)
                guard isForPhones(tests), dependencies(of: tests).contains(where: { tested.contains($0.key) })
                else { continue }
                visit(tests)
            }
        }
        return ordered
    }

    func dependencies(of member: Member) -> [Member] {
        member.target.dependencies.compactMap { dependency in
            switch dependency {
            case .target(let id):
                return member.project.target(id: id).map { Member(project: member.project, target: $0) }
            case .other(let name):
                return libraries[name]
            }
        }
    }

    private func isForPhones(_ member: Member) -> Bool {
        let settings = Self.settings(of: member.target)
        let platforms = settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains("iphoneos") }
        return ["", "iphoneos", "auto"].contains(settings["SDKROOT"] ?? "")
    }

    /// What isn't taken over, named so that nobody looks for it.
    private func noteTheRest(_ members: [Member], in plan: inout PackagePlan) {
        let taken = Set(members.map(\.key))
        for project in input.projects {
            for target in project.targets {
                guard !taken.contains(Member(project: project, target: target).key) else { continue }
                plan.problems.append(
                    Problem(
                        path: project.path,
                        text: "the target “\(target.name)” (\(target.kind.words)) is not taken over"
                    )
                )
            }
        }
        if let cartfile = input.cartfile {
            for name in cartfile.names {
                plan.problems.append(
                    Problem(path: cartfile.path, text: "“\(name)” comes by Carthage and is not taken over")
                )
            }
        }
    }

    // MARK: Settings

    /// The settings in the configuration in which one works, mostly `Debug`.
    static func settings(of target: XcodeTarget) -> BuildSettings {
        let name = configurations(of: target).debug
        return target.settings[name] ?? BuildSettings(configuration: name, levels: [])
    }

    /// The two configurations that stand for SwiftPM's.
    static func configurations(of target: XcodeTarget) -> (debug: String, release: String) {
        let names = target.settings.keys.sorted()
        func named(_ word: String) -> String? {
            names.first { $0 == word } ?? names.first { $0.lowercased().contains(word.lowercased()) }
        }
        let debug = named("Debug") ?? names.first ?? "Debug"
        return (debug, named("Release") ?? names.first { $0 != debug } ?? debug)
    }

    static func moduleName(of target: XcodeTarget) -> String {
        ModuleName.identifier(of: settings(of: target)["PRODUCT_MODULE_NAME"] ?? target.name)
    }

    /// The target's name in the package.
    static func targetName(of target: XcodeTarget) -> String {
        let name = moduleName(of: target)
        return target.kind == .application ? ModuleName.plain(name) : name
    }

    static func languageMode(_ version: String?) -> String {
        let version = version ?? "5"
        if version.hasPrefix("4.2") { return "4_2" }
        let major = version.prefix { $0 != "." }
        return ["4", "5", "6"].contains(major) ? String(major) : major == "3" ? "4" : "5"
    }

    private static func version(_ text: String) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isVersion = (1...3).contains(parts.count) && parts.allSatisfy { Int($0) != nil }
        return isVersion ? text : nil
    }

    /// The language's tag; older projects have its English name.
    private static func language(_ name: String?) -> String {
        let tags = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
            "Spanish": "es", "Dutch": "nl",
        ]
        guard let name, name != "Base", !name.isEmpty else { return "en" }
        return tags[name] ?? name
    }

    /// A number of things in words.
    public static func count(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
}
