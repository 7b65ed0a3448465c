/// What is said of shared items above what can be done with them.
@MainActor
struct ActivitySummary {
    private(set) var image: UIImage?
    /// Whether the image is one of the items, and not a symbol.
    private(set) var isPicture = false
    private(set) var title = ""
    private(set) var detail = ""

    init(_ items: [Any]) {
        let known = items.compactMap { SharedItem($0) }
        let texts = known.compactMap { item in
            if case .text(let text) = item.content { Self.line(text) } else { nil }
        }
        guard
            let first = known.first(where: { $0.words == nil || texts.isEmpty || !Self.isText($0) })
                ?? known.first
        else {
            image = UIImage(systemName: "square.and.arrow.up")
            title = Word.share.text
            return
        }
        describe(first, texts)
        if known.count > 1, detail.isEmpty { detail = "+ \(known.count - 1)" }
    }

    private static func isText(_ item: SharedItem) -> Bool {
        if case .text = item.content { true } else { false }
    }

    /// The first line that says something.
    private static func line(_ text: String) -> String? {
        text.prefix(2_000).split(whereSeparator: \.isNewline).lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .first { !$0.isEmpty }
            .map { String($0.prefix(200)) }
    }

    private mutating func describe(_ item: SharedItem, _ texts: [String]) {
        switch item.content {
        case .text:
            image = UIImage(systemName: "doc.plaintext")
            title = texts.first ?? Word.share.text
        case .address(let url):
            image = UIImage(systemName: "link")
            title = texts.first ?? url.host ?? url.absoluteString
            detail =
                texts.isEmpty && url.host != nil ? String(url.absoluteString.prefix(200)) : url.host ?? ""
        case .file(let url):
            image = UIImage(systemName: url.hasDirectoryPath ? "folder" : "doc")
            title = url.lastPathComponent
            detail = texts.first ?? ""
        case .image(let picture):
            image = picture
            isPicture = true
            title = texts.first ?? Word.share.text
            let scale = picture.scale
            let size = picture.size
            detail = "\(Int((size.width * scale).rounded())) × \(Int((size.height * scale).rounded()))"
        case .data(_, let type):
            image = UIImage(systemName: "doc")
            title = texts.first ?? Word.share.text
            detail = type.preferredFilenameExtension?.uppercased() ?? ""
        }
    }
}
