internal import GtkInterop

extension FileFilter {
    /// Kinds of which a desktop knows more than a table can have.
    private static let families: [(type: UTType, mimeTypes: [String])] = [
        (.image, ["image/*"]), (.audio, ["audio/*"]), (.movie, ["video/*"]), (.video, ["video/*"]),
        (.audiovisualContent, ["audio/*", "video/*"]), (.text, ["text/*"]), (.plainText, ["text/*"]),
        (.font, ["font/*"]),
    ]

    /// The files of some types; nil if each file is one of them.
    init?(_ types: [UTType]) {
        guard !types.isEmpty, !types.contains(where: { UTType.data.conforms(to: $0) }) else { return nil }
        var mimeTypes: [String] = []
        var endings: [String] = []
        func add(_ new: [String], to list: inout [String]) {
            for item in new where !list.contains(item) { list.append(item) }
        }
        for type in types {
            add(Self.families.first { $0.type == type }?.mimeTypes ?? [], to: &mimeTypes)
            for kind in [type] + type.knownSubtypes {
                add(kind.tags[.mimeType] ?? [], to: &mimeTypes)
                add(kind.tags[.filenameExtension] ?? [], to: &endings)
            }
        }
        // What has parameters is no type of a file.
        mimeTypes.removeAll { $0.contains(";") }
        let names = types.map { $0.localizedDescription ?? $0.preferredFilenameExtension ?? $0.identifier }
        self.init(
            name: names.prefix(3).joined(separator: ", "),
            mimeTypes: mimeTypes,
            endings: endings
        )
    }
}

extension FileRequest {
    /// A choice among files of some types, or among folders, if all types are such.
    init(opening types: [UTType]) {
        let areFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        self.init(areFolders ? .folder : .open)
        if !areFolders { filter = FileFilter(types) }
    }
}
