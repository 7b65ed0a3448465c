/// The groups of a project, and with them where each file lies.
struct GroupTree {
    /// How deeply groups may lie in one another.
    static let largestDepth = 200

    /// Where each file, group and folder lies, by identifier.
    private(set) var locations: [String: FileLocation] = [:]
    /// The file references in the order of the groups.
    private(set) var files: [ProjectObject] = []
    /// The groups whose files are those of a folder, in order.
    private(set) var synchronizedFolders: [ProjectObject] = []

    private let objects: ProjectObjects
    private let sourceRoot: String

    private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

    init(_ objects: ProjectObjects, sourceRoot: String) throws(XcodeProjectError) {
        self.objects = objects
        self.sourceRoot = sourceRoot
        guard let main = try objects.object("mainGroup", of: objects.root) else {
            throw objects.root.error(.missingObject, "the project has no mainGroup")
        }
        try visit(main, in: .file(sourceRoot))
    }

    /// Where an object lies; objects that are in no group lie in the source root.
    func location(of object: ProjectObject) throws(XcodeProjectError) -> FileLocation {
        if let location = locations[object.id] { return location }
        return try locate(object, in: .file(sourceRoot))
    }

    private mutating func visit(_ main: ProjectObject, in folder: FileLocation) throws(XcodeProjectError) {
        // Without recursion, since the depth is the file's. A nil marks the end of a group.
        var open: Set<String> = []
        var path: [String] = []
        var waiting: [(object: ProjectObject, folder: FileLocation)?] = [(main, folder)]
        while let next = waiting.popLast() {
            guard let next else {
                open.remove(path.removeLast())
                continue
            }
            let object = next.object
            guard !open.contains(object.id) else {
                throw object.error(.cycle, "the group holds itself: " + names(path + [object.id]))
            }
            // An object in two groups belongs to the first, as in Xcode.
            guard locations[object.id] == nil else { continue }
            let location = try locate(object, in: next.folder)
            locations[object.id] = location
            if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(object) }
            if object.isa == "PBXFileReference" { files.append(object) }
            guard Self.groups.contains(object.isa) else { continue }
            guard path.count < Self.largestDepth else {
                throw object.error(
                    .tooDeep,
                    "groups lie in one another more than \(Self.largestDepth) levels deep"
                )
            }
            open.insert(object.id)
            path.append(object.id)
            waiting.append(nil)
            for child in try objects.objects("children", of: object).reversed() {
                waiting.append((child, location))
            }
        }
    }

    private func locate(
        _ object: ProjectObject,
        in folder: FileLocation
    ) throws(XcodeProjectError) -> FileLocation {
        let path = try object.string("path") ?? ""
        switch try object.string("sourceTree") ?? "<group>" {
        case "<group>":
            switch folder {
            case .file(let parent): return .file(FilePath.join(parent, path))
            case .system(let parent): return .system(FilePath.join(parent, path))
            case .product(let parent): return .product(FilePath.join(parent, path))
            case .custom(let tree, let parent):
                return .custom(tree: tree, path: FilePath.join(parent, path))
            }
        case "SOURCE_ROOT": return .file(FilePath.join(sourceRoot, path))
        case "<absolute>": return .file(FilePath.join("/", path))
        case "SDKROOT", "DEVELOPER_DIR": return .system(FilePath.normalized(path))
        case "BUILT_PRODUCTS_DIR": return .product(FilePath.normalized(path))
        case let tree: return .custom(tree: tree, path: FilePath.normalized(path))
        }
    }

    private func names(_ ids: [String]) -> String {
        let cycle = ids.last.flatMap { last in ids.firstIndex(of: last).map { ids[$0...] } } ?? ids[...]
        return cycle.map { id in
            let object = objects.object(id)
            return object?.fields["name"]?.string ?? object?.fields["path"]?.string ?? id
        }.joined(separator: " → ")
    }
}
