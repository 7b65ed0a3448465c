/// Addresses as desktops exchange them.
enum AddressList {
    /// The most files or addresses of one offer.
    private static let most = 1_000

    /// The addresses of a list, one a line; lines that begin with a number sign say something else.
    static func urls(in list: String) -> [URL] {
        list.split(whereSeparator: \.isNewline).lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .compactMap { URL(string: $0) }
            .filter { $0.scheme != nil }
            .prefix(most).map(\.self)
    }

    /// A provider of what an address names: of a file also its content.
    ///
    /// The file is not looked at before somebody asks, and then not on the main thread: it may lie on a device that does not answer.
    static func provider(of url: URL) -> NSItemProvider {
        guard url.isFileURL else { return NSItemProvider(object: url as NSURL) }
        let provider = NSItemProvider()
        provider.suggestedName = url.lastPathComponent
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        provider.registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
            let isFile = isFileOrFolder(url)
            handler(isFile ? url : nil, false, isFile ? nil : CocoaError(.fileReadUnknown))
            return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) {
            handler in
            handler(Data(url.absoluteString.utf8), nil)
            return nil
        }
        return provider
    }

    /// Whether there is a file that has an end, or a folder: no pipe, and no device.
    static func isFileOrFolder(_ url: URL) -> Bool {
        let path = url.resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let kind = attributes?[.type] as? FileAttributeType
        return kind == .typeRegular || kind == .typeDirectory
    }
}
