/// Reads a project: its file, the files of settings that it names, and its synchronized folders.
public struct ProjectReader {
    /// How many targets, and how many synchronized folders, a project may have.
    public static let largestCount = 4_000

    let files: any ProjectFiles
    /// The folder outside of which nothing is read, but for files that end in `.xcconfig`.
    let root: String

    /// A reader of projects inside a folder.
    public init(files: any ProjectFiles, root: String) {
        self.files = files
        self.root = root
    }

    /// The project whose folder `…/Name.xcodeproj` is given.
    public func read(_ path: String) throws(XcodeProjectError) -> XcodeProject {
        let file = FilePath.join(path, "project.pbxproj")
        guard files.isFile(file) else {
            throw XcodeProjectError(.notFound, path: path, cause: "there is no project.pbxproj in it")
        }
        try files.check(file, inside: root)
        let bytes = try files.bytes(of: file, limit: PropertyListReader.largestSize)
        let objects = try ProjectObjects(try PropertyListReader.read(bytes, path: file), path: file)
        var reading = try Reading(reader: self, path: path, objects: objects)
        return try reading.project()
    }

    /// The reading of one project.
    struct Reading {
        let reader: ProjectReader
        let path: String
        let objects: ProjectObjects
        let sourceRoot: String
        let tree: GroupTree
        var problems: [Problem] = []
        var configurationFiles: ConfigurationFile

        init(
            reader: ProjectReader,
            path: String,
            objects: ProjectObjects
        ) throws(XcodeProjectError) {
            self.reader = reader
            self.path = path
            self.objects = objects
            let folder = FilePath.folder(of: path)
            var sourceRoot = folder
            for key in ["projectDirPath", "projectRoot"] {
                if let part = try objects.root.string(key), !part.isEmpty {
                    sourceRoot = FilePath.join(folder, part)
                    break
                }
            }
            self.sourceRoot = sourceRoot
            tree = try GroupTree(objects, sourceRoot: sourceRoot)
            configurationFiles = ConfigurationFile(files: reader.files, root: reader.root)
        }

        mutating func project() throws(XcodeProjectError) -> XcodeProject {
            let configurations = try self.configurations(of: objects.root)
            var targets: [XcodeTarget] = []
            let objectsOfTargets = try objects.objects(
                "targets",
                of: objects.root,
                isa: ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
            )
            // Each target is looked for in each folder.
            for (count, words) in [
                (objectsOfTargets.count, "targets"),
                (tree.synchronizedFolders.count, "synchronized folders"),
            ] where count > ProjectReader.largestCount {
                throw objects.root.error(
                    .tooLarge,
                    "the project has \(count) \(words); at most \(ProjectReader.largestCount) are read"
                )
            }
            for object in objectsOfTargets {
                targets.append(try target(object, project: configurations))
            }
            var references: [String] = []
            for entry in objects.root.fields["projectReferences"]?.array ?? [] {
                guard let id = entry.dictionary?["ProjectRef"]?.string else { continue }
                guard let object = objects.object(id) else {
                    throw objects.root.error(
                        .missingObject,
                        "projectReferences of PBXProject names \(id), which isn't there"
                    )
                }
                if let path = try tree.location(of: object).path { references.append(path) }
            }
            return XcodeProject(
                path: path,
                sourceRoot: sourceRoot,
                name: String(FilePath.name(of: path).dropLast(".xcodeproj".count)),
                objectVersion: objects.objectVersion,
                developmentLanguage: try objects.root.string("developmentRegion"),
                configurations: configurations.map(\.name),
                defaultConfiguration: try defaultConfiguration(of: objects.root),
                targets: targets,
                packages: try packages(),
                projectReferences: references,
                problems: problems + configurationFiles.problems.removingDuplicates()
            )
        }

        /// A path inside the project for messages.
        func note(_ object: ProjectObject, _ text: String) -> Problem {
            let position = object.position
            return Problem(
                path: objects.path,
                text: "line \(position.line): \(object.isa) \(object.id): \(text)"
            )
        }
    }
}

extension Array where Element: Hashable {
    /// The elements in their order, each once.
    func removingDuplicates() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
