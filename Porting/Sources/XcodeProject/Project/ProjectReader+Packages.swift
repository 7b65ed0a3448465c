extension ProjectReader.Reading {
    /// The packages that the project names, and the folders among its files that are packages.
    func packages() throws(XcodeProjectError) -> [PackageReference] {
        var found: [PackageReference] = []
        for object in try objects.objects("packageReferences", of: objects.root) {
            switch object.isa {
            case "XCRemoteSwiftPackageReference":
                found.append(
                    PackageReference(
                        id: object.id,
                        source: .remote(
                            url: try object.requiredString("repositoryURL"),
                            try requirement(of: object)
                        )
                    )
                )
            case "XCLocalSwiftPackageReference":
                let path = FilePath.join(sourceRoot, try object.requiredString("relativePath"))
                found.append(PackageReference(id: object.id, source: .local(path: path)))
            default:
                throw objects.root.error(
                    .wrongKind,
                    "packageReferences of PBXProject names \(object.id), which is a \(object.isa)"
                )
            }
        }
        // Until Xcode 15 a package's folder among the files was enough, and in a synchronized folder it still is.
        var folders = tree.files.compactMap { tree.locations[$0.id]?.path }.filter {
            reader.files.isFile(FilePath.join($0, "Package.swift"))
        }
        for folder in tree.synchronizedFolders {
            guard let path = tree.locations[folder.id]?.path else { continue }
            folders += packageFolders(in: path)
        }
        for (index, path) in folders.enumerated() {
            guard !found.contains(where: { $0.source == .local(path: path) }) else { continue }
            // The space keeps it apart from the identifiers of objects.
            found.append(PackageReference(id: "folder \(index)", source: .local(path: path)))
        }
        return found
    }

    /// The folders at or below a synchronized one that are packages.
    private func packageFolders(in folder: String) -> [String] {
        var found: [String] = []
        var waiting = [(path: folder, depth: 0)]
        while let next = waiting.popLast() {
            guard reader.files.item(at: next.path) == .folder,
                (try? reader.files.check(next.path, inside: reader.root)) != nil
            else { continue }
            if reader.files.isFile(FilePath.join(next.path, "Package.swift")) {
                found.append(next.path)
            } else if next.depth < Self.packageDepth {
                let names = (try? reader.files.names(in: next.path, limit: Self.largestFileCount)) ?? []
                for name in names.reversed() where !name.hasPrefix(".") && !FileKind.isWhole(folder: name) {
                    waiting.append((FilePath.join(next.path, name), next.depth + 1))
                }
            }
        }
        return found
    }

    /// How far below a synchronized folder packages are looked for.
    private static let packageDepth = 3

    private func requirement(
        of object: ProjectObject
    ) throws(XcodeProjectError) -> PackageReference.Requirement {
        let fields = try object.dictionary("requirement")
        func text(_ name: String) throws(XcodeProjectError) -> String {
            guard let text = fields[name]?.string else {
                throw object.error(.wrongKind, "the requirement has no \(name)")
            }
            return text
        }
        switch fields["kind"]?.string {
        case "upToNextMajorVersion": return .upToNextMajor(from: try text("minimumVersion"))
        case "upToNextMinorVersion": return .upToNextMinor(from: try text("minimumVersion"))
        case "versionRange":
            return .range(from: try text("minimumVersion"), to: try text("maximumVersion"))
        case "exactVersion": return .exact(try text("version"))
        case "branch": return .branch(try text("branch"))
        case "revision": return .revision(try text("revision"))
        case nil where fields.isEmpty: return .any
        case let kind:
            throw object.error(.unsupported, "the requirement's kind “\(kind ?? "")” is none that is known")
        }
    }

    func packageProducts(of target: ProjectObject) throws(XcodeProjectError) -> [XcodeTarget.PackageProduct] {
        try objects.objects(
            "packageProductDependencies",
            of: target,
            isa: ["XCSwiftPackageProductDependency"]
        ).map { object throws(XcodeProjectError) in try packageProduct(object) }
    }

    func packageProduct(_ object: ProjectObject) throws(XcodeProjectError) -> XcodeTarget.PackageProduct {
        XcodeTarget.PackageProduct(
            name: try object.requiredString("productName"),
            package: try objects.object("package", of: object)?.id
        )
    }
}
