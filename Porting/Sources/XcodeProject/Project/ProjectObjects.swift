/// All objects of a project's file, by their identifiers.
struct ProjectObjects {
    /// The project's file, `…/Name.xcodeproj/project.pbxproj`.
    let path: String
    let objectVersion: Int
    let root: ProjectObject
    private let objects: [String: ProjectObject]
    /// The targets that make the products that file references stand for, by the references' identifiers.
    let makers: [String: String]

    init(_ list: PropertyList, path: String) throws(XcodeProjectError) {
        self.path = path
        guard let top = list.dictionary else {
            throw XcodeProjectError(
                .wrongKind,
                path: path,
                position: list.position,
                cause: "the file holds \(list.kind), not a dictionary"
            )
        }
        guard let table = top["objects"], let entries = table.dictionary else {
            throw XcodeProjectError(
                .wrongKind,
                path: path,
                position: top["objects"]?.position ?? list.position,
                cause: "the file has no dictionary of objects"
            )
        }
        var objects: [String: ProjectObject] = [:]
        objects.reserveCapacity(entries.count)
        for (id, entry) in entries {
            guard let fields = entry.dictionary, let isa = fields["isa"]?.string else {
                throw XcodeProjectError(
                    .wrongKind,
                    path: path,
                    position: entry.position,
                    object: id,
                    cause: "the object is no dictionary with an isa"
                )
            }
            objects[id] = ProjectObject(
                id: id,
                isa: isa,
                fields: fields,
                position: entry.position,
                path: path
            )
        }
        self.objects = objects
        makers = Dictionary(
            objects.values.compactMap { object in
                object.fields["productReference"]?.string.map { ($0, object.id) }
            },
            uniquingKeysWith: min
        )
        objectVersion = top["objectVersion"]?.string.flatMap { Int($0) } ?? 0
        guard let rootID = top["rootObject"]?.string, let root = objects[rootID], root.isa == "PBXProject"
        else {
            throw XcodeProjectError(
                .missingObject,
                path: path,
                position: top["rootObject"]?.position ?? list.position,
                object: top["rootObject"]?.string,
                cause: "rootObject names no PBXProject"
            )
        }
        self.root = root
    }

    /// The object that a field of another one names; nil if the field isn't there.
    func object(
        _ name: String,
        of owner: ProjectObject,
        isa kinds: Set<String>? = nil
    ) throws(XcodeProjectError) -> ProjectObject? {
        guard let id = try owner.string(name) else { return nil }
        return try object(id, namedBy: owner, in: name, isa: kinds)
    }

    /// The objects that a field of another one names, in order.
    func objects(
        _ name: String,
        of owner: ProjectObject,
        isa kinds: Set<String>? = nil
    ) throws(XcodeProjectError) -> [ProjectObject] {
        var found: [ProjectObject] = []
        for id in try owner.strings(name) {
            found.append(try object(id, namedBy: owner, in: name, isa: kinds))
        }
        return found
    }

    /// The object with an identifier; nil if there is none.
    func object(_ id: String) -> ProjectObject? {
        objects[id]
    }

    private func object(
        _ id: String,
        namedBy owner: ProjectObject,
        in name: String,
        isa kinds: Set<String>?
    ) throws(XcodeProjectError) -> ProjectObject {
        guard let object = objects[id] else {
            throw owner.error(.missingObject, "\(name) of \(owner.isa) names \(id), which isn't there")
        }
        if let kinds, !kinds.contains(object.isa) {
            throw owner.error(
                .wrongKind,
                "\(name) of \(owner.isa) names \(id), which is a \(object.isa), not a "
                    + kinds.sorted().joined(separator: " or ")
            )
        }
        return object
    }
}
