extension ProjectReader.Reading {
    mutating func target(
        _ object: ProjectObject,
        project: [Configuration]
    ) throws(XcodeProjectError) -> XcodeTarget {
        let name = try object.requiredString("name")
        var target = XcodeTarget(
            id: object.id,
            name: name,
            kind: object.isa == "PBXNativeTarget"
                ? XcodeTarget.Kind(rawValue: try object.string("productType") ?? "") : .aggregate,
            sources: [],
            resources: [],
            synchronizedFolders: [],
            systemFrameworks: [],
            binaryFrameworks: [],
            dependencies: [],
            packageProducts: try packageProducts(of: object),
            scripts: [],
            settings: try settings(of: object, name: name, project: project)
        )
        for phase in try objects.objects("buildPhases", of: object) {
            switch phase.isa {
            case "PBXSourcesBuildPhase": target.sources += try files(of: phase)
            case "PBXResourcesBuildPhase": target.resources += try files(of: phase)
            case "PBXFrameworksBuildPhase": try link(phase, to: &target)
            // An app that embeds a framework of its project links it as soon as a file imports it.
            case "PBXCopyFilesBuildPhase" where try phase.string("dstSubfolderSpec") == "10":
                try link(phase, to: &target)
            case "PBXShellScriptBuildPhase": target.scripts.append(try phase.string("name") ?? "Run Script")
            default: break
            }
        }
        for dependency in try objects.objects("dependencies", of: object, isa: ["PBXTargetDependency"]) {
            try depend(on: dependency, target: &target)
        }
        try addSynchronizedFiles(to: &target, object)
        target.sources = target.sources.removingDuplicates()
        target.resources = target.resources.removingDuplicates()
        target.systemFrameworks = target.systemFrameworks.removingDuplicates()
        target.binaryFrameworks = target.binaryFrameworks.removingDuplicates()
        target.dependencies = target.dependencies.removingDuplicates()
        target.packageProducts = target.packageProducts.removingDuplicates()
        return target
    }

    /// The files of a phase, the variants of each language on their own.
    private mutating func files(of phase: ProjectObject) throws(XcodeProjectError) -> [XcodeTarget.File] {
        var found: [XcodeTarget.File] = []
        for buildFile in try objects.objects("files", of: phase, isa: ["PBXBuildFile"]) {
            guard try isForPhones(buildFile) else { continue }
            guard let reference = try objects.object("fileRef", of: buildFile) else {
                if buildFile.fields["productRef"] == nil {
                    problems.append(note(buildFile, "it names no file and was left out"))
                }
                continue
            }
            found += try files(of: reference, namedBy: buildFile)
        }
        return found
    }

    private mutating func files(
        of reference: ProjectObject,
        namedBy buildFile: ProjectObject
    ) throws(XcodeProjectError) -> [XcodeTarget.File] {
        switch reference.isa {
        case "PBXFileReference", "XCVersionGroup":
            switch try tree.location(of: reference) {
            case .file(let path):
                return [XcodeTarget.File(path: path, localization: Self.localization(of: path))]
            case .product: return []
            case .system(let path), .custom(_, let path):
                problems.append(note(buildFile, "“\(path)” lies outside of the project and was left out"))
                return []
            }
        case "PBXVariantGroup":
            var found: [XcodeTarget.File] = []
            for child in try objects.objects("children", of: reference, isa: ["PBXFileReference"]) {
                guard let path = try tree.location(of: child).path else { continue }
                found.append(XcodeTarget.File(path: path, localization: Self.localization(of: path)))
            }
            return found
        case "PBXReferenceProxy": return []
        case "PBXGroup", "PBXFileSystemSynchronizedRootGroup":
            problems.append(note(buildFile, "it names a group, not a file, and was left out"))
            return []
        default:
            throw buildFile.error(
                .wrongKind,
                "fileRef of PBXBuildFile names \(reference.id), which is a \(reference.isa)"
            )
        }
    }

    /// Whether a file with filters of platforms belongs to builds for iOS.
    private func isForPhones(_ buildFile: ProjectObject) throws(XcodeProjectError) -> Bool {
        var filters = try buildFile.strings("platformFilters")
        if let filter = try buildFile.string("platformFilter") { filters.append(filter) }
        return filters.isEmpty || filters.contains("ios")
    }

    static func localization(of path: String) -> String? {
        let folder = FilePath.name(of: FilePath.folder(of: path))
        return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    }

    private mutating func link(
        _ phase: ProjectObject,
        to target: inout XcodeTarget
    ) throws(XcodeProjectError) {
        for buildFile in try objects.objects("files", of: phase, isa: ["PBXBuildFile"]) {
            guard try isForPhones(buildFile) else { continue }
            if let product = try objects.object(
                "productRef",
                of: buildFile,
                isa: ["XCSwiftPackageProductDependency"]
            ) {
                target.packageProducts.append(try packageProduct(product))
                continue
            }
            guard let reference = try objects.object("fileRef", of: buildFile) else { continue }
            if reference.isa == "PBXReferenceProxy" {
                let name = try reference.string("path") ?? ""
                target.dependencies.append(.other(name: Self.withoutEnding(name)))
                continue
            }
            switch try tree.location(of: reference) {
            case .system(let path):
                target.systemFrameworks.append(Self.withoutEnding(FilePath.name(of: path)))
            case .product(let path):
                if let maker = objects.makers[reference.id] {
                    if maker != target.id { target.dependencies.append(.target(id: maker)) }
                } else {
                    // Made by another project of the workspace, or by CocoaPods.
                    target.dependencies.append(.other(name: Self.withoutEnding(FilePath.name(of: path))))
                }
            case .file(let path): target.binaryFrameworks.append(path)
            case .custom(_, let path): target.binaryFrameworks.append(path)
            }
        }
    }

    private func depend(
        on dependency: ProjectObject,
        target: inout XcodeTarget
    ) throws(XcodeProjectError) {
        guard try isForPhones(dependency) else { return }
        if let product = try objects.object(
            "productRef",
            of: dependency,
            isa: ["XCSwiftPackageProductDependency"]
        ) {
            target.packageProducts.append(try packageProduct(product))
        } else if let other = try objects.object(
            "target",
            of: dependency,
            isa: ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
        ) {
            target.dependencies.append(.target(id: other.id))
        } else if let proxy = try objects.object(
            "targetProxy",
            of: dependency,
            isa: ["PBXContainerItemProxy"]
        ), let name = try proxy.string("remoteInfo") {
            target.dependencies.append(.other(name: name))
        }
    }

    private static func withoutEnding(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
