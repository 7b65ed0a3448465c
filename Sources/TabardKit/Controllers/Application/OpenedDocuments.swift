/// The kinds of documents that an app opens, as its `Info.plist` declares them in `CFBundleDocumentTypes`.
struct OpenedDocuments {
    /// Types of the system, by whose endings files are known.
    private var types: [UTType] = []
    /// The endings of the app's own types, in small letters.
    private var endings: Set<String> = []
    /// Whether any file is opened.
    private var opensAll = false

    init(_ information: [String: Any]) {
        func declared(_ key: String) -> [[String: Any]] {
            (information[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        }
        func texts(_ value: Any?) -> [String] {
            // One may stand without a list.
            (value as? [Any])?.compactMap { $0 as? String } ?? [value as? String].compactMap(\.self)
        }
        var own: [String: [String]] = [:]
        for type in declared("UTImportedTypeDeclarations") + declared("UTExportedTypeDeclarations") {
            guard let identifier = type["UTTypeIdentifier"] as? String else { continue }
            let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            own[identifier] = texts(tags["public.filename-extension"])
        }
        for type in declared("CFBundleDocumentTypes") {
            for identifier in texts(type["LSItemContentTypes"]) {
                if ["public.item", "public.data", "public.content"].contains(identifier) { opensAll = true }
                if let ownEndings = own[identifier] {
                    endings.formUnion(ownEndings.map { $0.lowercased() })
                } else if let type = UTType(identifier) {
                    types.append(type)
                }
            }
            endings.formUnion(
                texts(type["CFBundleTypeExtensions"]).map { $0.lowercased() }.filter { $0 != "*" }
            )
        }
    }

    /// Whether it opens none.
    var isEmpty: Bool { types.isEmpty && endings.isEmpty && !opensAll }

    /// The file that an argument names, by its path or its address, if it is there and the app opens its kind.
    @MainActor
    func file(_ text: String) -> URL? {
        guard !text.isEmpty, !text.hasPrefix("-") else { return nil }
        let url = text.lowercased().hasPrefix("file:") ? URL(string: text) : URL(fileURLWithPath: text)
        guard let url, url.isFileURL, opens(url), AddressList.isFileOrFolder(url) else { return nil }
        return url.standardizedFileURL
    }

    /// Whether the app opens files of such a name.
    func opens(_ url: URL) -> Bool {
        let ending = url.pathExtension.lowercased()
        if opensAll || endings.contains(ending) { return true }
        guard !types.isEmpty, !ending.isEmpty, let type = UTType(filenameExtension: ending) else {
            return false
        }
        return types.contains { type.conforms(to: $0) }
    }
}
