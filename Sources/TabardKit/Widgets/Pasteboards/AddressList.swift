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
    static func provider(of url: URL) -> NSItemProvider {
        guard url.isFileURL, let file = NSItemProvider(contentsOf: url) else {
            return NSItemProvider(item: url as NSURL, typeIdentifier: nil)
        }
        file.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { handler in
            handler(Data(url.absoluteString.utf8), nil)
            return nil
        }
        return file
    }
}
