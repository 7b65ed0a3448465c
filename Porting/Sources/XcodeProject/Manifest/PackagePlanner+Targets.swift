extension PackagePlanner {
    /// Which target has a file: SwiftPM gives a file to one alone.
    struct Claims {
        var owners: [String: String] = [:]
        var names: Set<String> = []
    }

    /// Adds what stands for one of Xcode's targets.
    func add(
        _ member: Member,
        to plan: inout PackagePlan,
        all: [Member],
        claims: inout Claims,
        outside: inout [String]
    ) throws(XcodeProjectError) {
        let source = member.target
        let settings = Self.settings(of: source)
        let name = Self.targetName(of: source)
        guard claims.names.insert(name).inserted else {
            plan.problems.append(
                Problem(
                    path: member.project.path,
                    text: "the target “\(source.name)” makes the module \(name) again and is not taken over"
                )
            )
            return
        }
        var target = PackagePlan.Target(
            name: name,
            moduleName: Self.moduleName(of: source),
            xcodeName: source.name,
            productName: settings["PRODUCT_NAME"] ?? source.name,
            kind: source.kind == .application ? .executable : source.kind == .unitTests ? .test : .library,
            path: "."
        )
        let sources = claim(source, for: &target, claims: &claims, outside: &outside)
        guard !sources.isEmpty else {
            plan.problems.append(
                Problem(
                    path: member.project.path,
                    text: "the target “\(source.name)” has no Swift files and is not taken over"
                )
            )
            return
        }
        let resources = resources(source, for: &target, information: settings["INFOPLIST_FILE"], member)
        if target.kind == .executable { target.information = information(settings, member, plan: &plan) }
        lay(out: &target, sources: sources, resources: resources, synchronized: source.synchronizedFolders)
        target.settings = compilation(of: source, member: member, target: &target, plan: &plan)
        try depend(member, all: all, target: &target, plan: &plan)
        for other in plan.targets
        where other.name != other.moduleName && target.dependencies.contains(.target(other.name)) {
            target.settings.append(.moduleAlias(other.moduleName, of: other.name))
        }
        for framework in source.binaryFrameworks {
            target.leftOut.append(Problem(path: framework, text: "a framework in binary form"))
        }
        for script in source.scripts {
            target.leftOut.append(Problem(path: member.project.path, text: "the build's command “\(script)”"))
        }
        plan.targets.append(target)
    }

    /// The Swift files that become the target's.
    private func claim(
        _ source: XcodeTarget,
        for target: inout PackagePlan.Target,
        claims: inout Claims,
        outside: inout [String]
    ) -> [String] {
        var sources: [String] = []
        for file in source.sources {
            switch FileKind(path: file.path) {
            case .swift: break
            case .objectiveC:
                target.leftOut.append(Problem(path: file.path, text: "Objective-C"))
                continue
            case .c:
                target.leftOut.append(Problem(path: file.path, text: "C or C++"))
                continue
            case .metal:
                target.leftOut.append(Problem(path: file.path, text: "Metal"))
                continue
            case .assembly:
                target.leftOut.append(Problem(path: file.path, text: "assembly"))
                continue
            case .compiled:
                target.leftOut.append(Problem(path: file.path, text: "compiled by Xcode alone"))
                continue
            default:
                target.leftOut.append(Problem(path: file.path, text: "no source that Swift compiles"))
                continue
            }
            guard FilePath.isInside(file.path, root) else {
                if target.kind == .test {
                    target.leftOut.append(Problem(path: file.path, text: "outside of the package’s folder"))
                } else {
                    outside.append(file.path)
                }
                continue
            }
            guard files.isFile(file.path) else {
                target.leftOut.append(Problem(path: file.path, text: "the file isn't there"))
                continue
            }
            if let owner = claims.owners[file.path] {
                target.leftOut.append(
                    Problem(path: file.path, text: "compiled in \(owner); a package compiles a file once")
                )
                continue
            }
            claims.owners[file.path] = target.name
            sources.append(file.path)
        }
        return sources
    }

    private func resources(
        _ source: XcodeTarget,
        for target: inout PackagePlan.Target,
        information: String?,
        _ member: Member
    ) -> [XcodeTarget.File] {
        let information = information.map { FilePath.join(member.project.sourceRoot, $0) }
        var names: [String: String] = [:]
        var resources: [XcodeTarget.File] = []
        for file in source.resources {
            if file.path == information { continue }
            guard FilePath.isInside(file.path, root) else {
                target.leftOut.append(Problem(path: file.path, text: "outside of the package’s folder"))
                continue
            }
            guard files.target(at: file.path) != nil else {
                target.leftOut.append(Problem(path: file.path, text: "the file isn't there"))
                continue
            }
            let name = FilePath.name(of: file.path)
            guard name != "Info.plist" || file.localization != nil else {
                target.leftOut.append(Problem(path: file.path, text: "SwiftPM takes no Info.plist"))
                continue
            }
            // SwiftPM lays all resources into one folder, those of a language into one of its own.
            let place = (file.localization ?? "") + "/" + name
            if let other = names[place] {
                target.leftOut.append(
                    Problem(
                        path: file.path,
                        text:
                            "a resource of this name is there already: \(FilePath.relative(other, to: root))"
                    )
                )
                continue
            }
            names[place] = file.path
            resources.append(file)
        }
        return resources
    }

    /// The app's properties; a file that can't be read is a problem, since the app runs without.
    private func information(
        _ settings: BuildSettings,
        _ member: Member,
        plan: inout PackagePlan
    ) -> InformationList {
        var list: PropertyList?
        if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
            let path = FilePath.join(member.project.sourceRoot, name)
            do throws(XcodeProjectError) {
                try files.check(path, inside: root)
                let bytes = try files.bytes(of: path, limit: InformationList.largestSize)
                let read = try PropertyListReader.read(bytes, path: path)
                guard read.dictionary != nil else {
                    throw XcodeProjectError(
                        .wrongKind,
                        path: path,
                        position: read.position,
                        cause: "the file holds \(read.kind), not a dictionary"
                    )
                }
                list = read
            } catch {
                let place = error.position.map { " (line \($0.line), column \($0.column))" } ?? ""
                plan.problems.append(Problem(path: path, text: "left out: \(error.cause)\(place)"))
            }
        }
        return InformationList(
            file: list,
            settings: settings,
            developmentLanguage: plan.defaultLocalization
        )
    }

    /// How the sources are compiled.
    private func compilation(
        of source: XcodeTarget,
        member: Member,
        target: inout PackagePlan.Target,
        plan: inout PackagePlan
    ) -> [PackagePlan.Setting] {
        let names = Self.configurations(of: source)
        let debug = source.settings[names.debug]
        let release = source.settings[names.release]
        var found: [PackagePlan.Setting] = []
        let inDebug = defines(debug)
        let inRelease = defines(release)
        for name in (inDebug + inRelease).removingDuplicates() {
            guard ModuleName.identifier(of: name) == name else {
                plan.problems.append(
                    Problem(path: member.project.path, text: "the condition “\(name)” is no name; left out")
                )
                continue
            }
            switch (inDebug.contains(name), inRelease.contains(name)) {
            case (true, true): found.append(.define(name, configuration: nil))
            // SwiftPM sets it itself.
            case (true, false): if name != "DEBUG" { found.append(.define(name, configuration: "debug")) }
            default: found.append(.define(name, configuration: "release"))
            }
        }
        guard let debug else { return found }
        let mode = Self.languageMode(debug["SWIFT_VERSION"])
        if (debug["SWIFT_VERSION"] ?? "5").hasPrefix("3") {
            plan.problems.append(
                Problem(
                    path: member.project.path,
                    text: "“\(source.name)” is written in Swift 3; taken as Swift 4"
                )
            )
        }
        if mode != plan.languageMode { found.append(.languageMode(mode)) }
        if debug["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            found.append(.defaultIsolationOnMainActor)
            plan.toolsVersion = "6.2"
        }
        found += features(debug).removingDuplicates().filter {
            mode != "6" || !Self.partOfSwift6.contains($0)
        }
        if let header = debug["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            target.leftOut.append(
                Problem(
                    path: FilePath.join(member.project.sourceRoot, header),
                    text: "a bridging header: Swift on Linux sees no Objective-C"
                )
            )
        }
        return found
    }

    private func defines(_ settings: BuildSettings?) -> [String] {
        guard let settings else { return [] }
        var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var words = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let word = words.popFirst() {
            if word == "-D" {
                if let name = words.popFirst() { names.append(name) }
            } else if word.hasPrefix("-D") {
                names.append(String(word.dropFirst(2)))
            }
        }
        return names.removingDuplicates()
    }

    /// What Swift 6 has without being asked, so that naming it is an error.
    private static let partOfSwift6: Set<PackagePlan.Setting> = [
        .upcomingFeature("StrictConcurrency"), .upcomingFeature("DisableOutwardActorInference"),
        .upcomingFeature("InferSendableFromCaptures"), .upcomingFeature("GlobalActorIsolatedTypesUsability"),
        .upcomingFeature("ConciseMagicFile"), .upcomingFeature("BareSlashRegexLiterals"),
        .upcomingFeature("ForwardTrailingClosures"), .upcomingFeature("ImplicitOpenExistentials"),
        .upcomingFeature("ImportObjcForwardDeclarations"), .upcomingFeature("DeprecateApplicationMain"),
        .upcomingFeature("IsolatedDefaultValues"), .upcomingFeature("GlobalConcurrency"),
        .upcomingFeature("RegionBasedIsolation"), .upcomingFeature("DynamicActorIsolation"),
    ]

    private func features(_ settings: BuildSettings) -> [PackagePlan.Setting] {
        var found: [PackagePlan.Setting] = []
        if settings["SWIFT_STRICT_CONCURRENCY"] == "complete" {
            found.append(.upcomingFeature("StrictConcurrency"))
        }
        if settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY") {
            for name in [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ] {
                found.append(.upcomingFeature(name))
            }
        }
        for (setting, name) in [
            ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
            ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
            ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
            ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
            ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ] where settings.isTrue(setting) {
            found.append(.upcomingFeature(name))
        }
        var words = settings.words("OTHER_SWIFT_FLAGS")[...]
        while let word = words.popFirst() {
            if word == "-enable-upcoming-feature", let name = words.popFirst() {
                found.append(.upcomingFeature(name))
            } else if word == "-enable-experimental-feature", let name = words.popFirst() {
                found.append(.experimentalFeature(name))
            }
        }
        return found
    }
}
