extension PackagePlanner {
    /// How many paths a target may exclude.
    private static let largestExcludeCount = 20_000

    /// Says the files of a target by paths below the deepest folder that holds them all.
    func lay(
        out target: inout PackagePlan.Target,
        sources: [String],
        resources: [XcodeTarget.File],
        synchronized: [String]
    ) {
        var folder = FilePath.common((sources + resources.map(\.path)).map(FilePath.folder)) ?? root
        if target.information != nil {
            // In a synchronized folder a new file would become a part of Xcode's target.
            while folder != root, synchronized.contains(where: { FilePath.isInside(folder, $0) }) {
                folder = FilePath.folder(of: folder)
            }
        }
        target.path = FilePath.relative(folder, to: root)
        let named = Set(resources.map(\.path))
        target.sourceFiles = sources.map { FilePath.relative($0, to: folder) }.sorted()
        target.resources = resources.map {
            PackagePlan.Resource(path: FilePath.relative($0.path, to: folder), isCopied: isCopied($0.path))
        }
        if target.information != nil {
            target.resources.append(
                PackagePlan.Resource(path: PackagePlan.informationFileName, isCopied: false)
            )
        }
        target.resources.sort { $0.path < $1.path }

        // The folders that lead to something of the target.
        var leading: Set<String> = [folder]
        for path in sources + named {
            var parent = FilePath.folder(of: path)
            while leading.insert(parent).inserted { parent = FilePath.folder(of: parent) }
        }
        let compiled = Set(sources)
        var exclude: [String] = []
        var whole: [String: Bool] = [:]
        var order: [String] = []
        var waiting = [folder]
        while let next = waiting.popLast() {
            order.append(next)
            whole[next] = true
            for name in (try? files.names(in: next, limit: Self.largestExcludeCount)) ?? []
            where !name.hasPrefix(".") {
                let path = FilePath.join(next, name)
                if next == folder, name == PackagePlan.informationFileName, target.information != nil {
                    continue
                }
                if compiled.contains(path) { continue }
                // SwiftPM lets a file be named once: in a folder of sources there can be no resource.
                if named.contains(path) {
                    whole[next] = false
                    continue
                }
                if leading.contains(path), files.item(at: path) == .folder {
                    waiting.append(path)
                    continue
                }
                exclude.append(path)
                // A folder with Swift files of others can't be named as a whole.
                if FileKind(path: name) == .swift { whole[next] = false }
            }
        }
        target.exclude = exclude.map { FilePath.relative($0, to: folder) }.sorted()

        // Files that are added to a synchronized folder later belong to the target too.
        for path in order.reversed() where whole[path] == false {
            let parent = FilePath.folder(of: path)
            if whole[parent] != nil { whole[parent] = false }
        }
        var names: Set<String> = []
        for path in sources {
            var name = path
            var parent = FilePath.folder(of: path)
            while whole[parent] == true, synchronized.contains(where: { FilePath.isInside(parent, $0) }) {
                name = parent
                parent = FilePath.folder(of: parent)
            }
            names.insert(FilePath.relative(name, to: folder))
        }
        target.sources = names.sorted()
    }

    /// Folders keep what is in them; asset catalogues are known to SwiftPM and the kit by their names.
    private func isCopied(_ path: String) -> Bool {
        switch FileKind(path: path) {
        case .assetCatalogue: false
        case .swift, .objectiveC, .c, .metal, .assembly, .compiled, .header: true
        default: files.isFolder(path)
        }
    }
}
