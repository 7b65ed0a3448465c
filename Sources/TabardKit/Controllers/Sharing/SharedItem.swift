/// Something that an app shares, as far as the desktop's own activities know it.
@MainActor
struct SharedItem {
    enum Content {
        case text(String)
        /// An address that is no file's.
        case address(URL)
        case file(URL)
        case image(UIImage)
        case data(Data, UTType)
    }

    let content: Content

    /// - Parameters:
    ///   - typeIdentifier: The type of data.
    /// - Returns: Nil for what only the app's own activities may know.
    init?(_ item: Any, typeIdentifier: String = "") {
        switch item {
        case let text as String: content = .text(text)
        case let text as NSString: content = .text(text as String)
        case let text as NSAttributedString: content = .text(text.string)
        case let url as URL: content = url.isFileURL ? .file(url) : .address(url)
        case let url as NSURL: content = (url as URL).isFileURL ? .file(url as URL) : .address(url as URL)
        case let image as UIImage: content = .image(image)
        case let data as Data: content = .data(data, Self.type(typeIdentifier))
        case let data as NSData: content = .data(data as Data, Self.type(typeIdentifier))
        default: return nil
        }
    }

    private static func type(_ identifier: String) -> UTType {
        identifier.isEmpty ? .data : UTType(importedAs: identifier)
    }

    /// What a text would have for it; nil for what no text can hold.
    var words: String? {
        switch content {
        case .text(let text): text
        case .address(let url): url.absoluteString
        case .file, .image, .data: nil
        }
    }

    /// What stands for it on a clipboard.
    var pasteboardItem: [String: Any] {
        switch content {
        case .text(let text): [UIPasteboard.typeAutomatic: text]
        case .address(let url), .file(let url): [UIPasteboard.typeAutomatic: url]
        case .image(let image): [UIPasteboard.typeAutomatic: image]
        case .data(let data, let type): [type.identifier: data]
        }
    }

    /// A file of it: its own, or one that is written into a folder; nil if it can't be written.
    func file(in folder: URL) -> URL? {
        let written: (name: String, data: Data?)
        switch content {
        case .file(let url): return url
        case .text(let text): written = ("text.txt", Data(text.utf8))
        case .address(let url):
            written = ("link.url", Data("[InternetShortcut]\r\nURL=\(url.absoluteString)\r\n".utf8))
        case .image(let image): written = ("image.png", image.pngData())
        case .data(let data, let type):
            written = ("data" + (type.preferredFilenameExtension.map { "." + $0 } ?? ""), data)
        }
        let place = folder.appendingPathComponent(UUID().uuidString).appendingPathComponent(written.name)
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try written.data?.write(to: place)
        } catch {
            return nil
        }
        return written.data == nil ? nil : place
    }
}
