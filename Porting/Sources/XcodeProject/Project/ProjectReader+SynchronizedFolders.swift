extension ProjectReader.Reading {
    /// How many files a project's synchronized folders may hold together.
    static let largestFileCount = 200_000
    static let largestFolderDepth = 64

    /// What becomes of a file in a synchronized folder.
    private enum Membership {
        case source, resource, none
    }

    /// Adds the files that belong to the target by lying in a folder, but for the exceptions that the project names.
    mutating func addSynchronizedFiles(
        to target: inout XcodeTarget,
        _ object: ProjectObject
    ) throws(XcodeProjectError) {
        let whole = try objects.objects(
            "fileSystemSynchronizedGroups",
            of: object,
            isa: ["PBXFileSystemSynchronizedRootGroup"]
        )
        let phases = Set(try object.strings("buildPhases"))
        for folder in tree.synchronizedFolders {
            let belongs = whole.contains { $0.id == folder.id }
            guard let path = try tree.location(of: folder).path else { continue }
            if belongs { target.synchronizedFolders.append(path) }
            var exceptions: Set<String> = []
            var otherPhases: [String: Membership] = [:]
            for set in try objects.objects("exceptions", of: folder) {
                switch set.isa {
                case "PBXFileSystemSynchronizedBuildFileExceptionSet":
                    guard try set.string("target") == object.id else { continue }
                    exceptions.formUnion(try set.strings("membershipExceptions").map(Self.plainPath))
                    if belongs {
                        for (file, filters) in try set.dictionary("platformFiltersByRelativePath")
                        where !(filters.array ?? []).contains(where: { $0.string == "ios" }) {
                            exceptions.insert(Self.plainPath(file))
                        }
                    }
                case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
                    guard let phase = try objects.object("buildPhase", of: set), phases.contains(phase.id)
                    else {
                        continue
                    }
                    for file in try set.strings("membershipExceptions") {
                        otherPhases[Self.plainPath(file)] =
                            switch phase.isa {
                            case "PBXSourcesBuildPhase": .source
                            case "PBXResourcesBuildPhase": .resource
                            default: Membership.none
                            }
                    }
                default: break
                }
            }
            guard belongs || !exceptions.isEmpty || !otherPhases.isEmpty else { continue }
            guard reader.files.isFolder(path) else {
                problems.append(note(folder, "the folder \(path) isn't there"))
                continue
            }
            try reader.files.check(path, inside: reader.root)
            let whole = Set(try folder.strings("explicitFolders"))
            for file in try members(of: path, whole: whole) {
                let plain = Self.plainPath(file)
                // For a target whose folder it isn't, the exceptions are what belongs to it.
                let isException = Self.holds(exceptions, plain)
                var membership = whole.contains(file) ? .resource : Self.membership(of: file)
                if let other = otherPhases[plain] {
                    membership = other
                } else if isException == belongs {
                    continue
                }
                let full = FilePath.join(path, file)
                let member = XcodeTarget.File(path: full, localization: Self.localization(of: full))
                switch membership {
                case .source: target.sources.append(member)
                case .resource: target.resources.append(member)
                case .none: break
                }
            }
        }
    }

    /// The files below a folder by their paths there, sorted; folders such as asset catalogues count as files.
    private mutating func members(
        of folder: String,
        whole: Set<String>
    ) throws(XcodeProjectError) -> [String] {
        var found: [String] = []
        var waiting = [""]
        var count = 0
        while let relative = waiting.popLast() {
            let depth = relative.split(separator: "/").count
            guard depth <= Self.largestFolderDepth else {
                throw XcodeProjectError(
                    .tooDeep,
                    path: FilePath.join(folder, relative),
                    cause: "folders lie in one another more than \(Self.largestFolderDepth) levels deep"
                )
            }
            for name in try reader.files.names(
                in: FilePath.join(folder, relative),
                limit: Self.largestFileCount
            ) where !name.hasPrefix(".") {
                count += 1
                guard count <= Self.largestFileCount else {
                    throw XcodeProjectError(
                        .tooLarge,
                        path: folder,
                        cause: "the folder holds more than \(Self.largestFileCount) files"
                    )
                }
                let path = relative.isEmpty ? name : relative + "/" + name
                let full = FilePath.join(folder, path)
                switch reader.files.item(at: full) {
                case .folder?:
                    if whole.contains(path) || FileKind.isWhole(folder: name) {
                        found.append(path)
                    } else if !reader.files.isFile(FilePath.join(full, "Package.swift")) {
                        // A package's files belong to it.
                        waiting.append(path)
                    }
                case .file?: found.append(path)
                case .link?:
                    if reader.files.isFile(full) {
                        found.append(path)
                    } else {
                        problems.append(Problem(path: full, text: "a link to a folder isn't followed"))
                    }
                case .other?, nil: break
                }
            }
        }
        return found.sorted()
    }

    private static func membership(of path: String) -> Membership {
        switch FileKind(path: path) {
        case .swift, .objectiveC, .c, .metal, .assembly, .compiled: .source
        case .header, .setting: .none
        default: .resource
        }
    }

    /// Whether a file, or a folder that it lies in, is among the paths.
    private static func holds(_ paths: Set<String>, _ path: String) -> Bool {
        var path = path
        while !path.isEmpty {
            if paths.contains(path) { return true }
            path = FilePath.folder(of: path)
        }
        return false
    }

    /// A path without the folder of a language, which the project leaves out: `/Localized/Views/Main.xib`.
    private static func plainPath(_ path: String) -> String {
        for prefix in ["/Localized/", "/Localized: "] where path.hasPrefix(prefix) {
            return String(path.dropFirst(prefix.count))
        }
        return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}
