internal import GtkInterop

/// What another program copied.
///
/// The types are known from the start. Texts and addresses are fetched at once, so that they can be read without waiting; all else
/// comes by item providers, from the program that has it, when the app asks.
@MainActor
package final class ForeignItems {
    /// The most bytes of a text or of addresses that are fetched at once.
    static let mostAtOnce = 1 << 20
    /// How long what is fetched at once may take, in seconds.
    static var patienceAtOnce = 2.0
    /// The most bytes that a provider reads.
    package static var mostBytes = 256 * 1024 * 1024
    /// How long a provider waits, in seconds.
    package static var patience = 30.0

    /// The items, as far as they are known.
    private(set) var items: [PasteboardItem] = []
    private let reading: OfferReading
    private var missing = 0
    private var text: String?
    private var addresses: [URL] = []
    /// Called once when what is fetched at once is there, or will not come.
    var completed: (() -> Void)?

    /// Whether what is fetched at once is there, or will not come.
    var isComplete: Bool { missing == 0 }

    init(_ clipboard: Clipboard) {
        let count = clipboard.changeCount
        reading = OfferReading(clipboard.types) { type, completion in
            guard clipboard.changeCount == count else { return completion(nil) }
            clipboard.read(type, limit: Self.mostBytes, seconds: Self.patience) { completion($0) }
        }
        arrange()
        let text = reading.name(of: UTType.utf8PlainText.identifier)
        let list = reading.name(of: UTType.url.identifier) ?? reading.name(of: UTType.fileURL.identifier)
        missing = [text, list].compactMap(\.self).count
        if let text { fetch(text, from: clipboard) { $0.take(text: $1) } }
        if let list { fetch(list, from: clipboard) { $0.take(addresses: $1) } }
    }

    private func take(text bytes: [UInt8]) { text = String(validating: bytes, as: UTF8.self) }

    private func take(addresses bytes: [UInt8]) {
        addresses = AddressList.urls(in: String(decoding: bytes, as: UTF8.self))
    }

    private func fetch(
        _ type: String,
        from clipboard: Clipboard,
        take: @escaping (ForeignItems, [UInt8]) -> Void
    ) {
        clipboard.read(type, limit: Self.mostAtOnce, seconds: Self.patienceAtOnce) { [weak self] bytes in
            guard let self else { return }
            if let bytes { take(self, bytes) }
            missing -= 1
            guard missing == 0 else { return }
            arrange()
            let last = completed
            completed = nil
            last?()
        }
    }

    /// Makes items of what is known: one of what is offered, and one of each address in addition.
    private func arrange() {
        guard !reading.identifiers.isEmpty else {
            items = []
            return
        }
        let first = addresses.first
        let isFile = first?.isFileURL == true
        let provider =
            first.map { isFile ? AddressList.provider(of: $0) : NSItemProvider() } ?? NSItemProvider()
        reading.register(in: provider)
        var values: [String: Any] = [:]
        if let text { values[UTType.utf8PlainText.identifier] = text }
        if let first {
            for type in [UTType.url, .fileURL] where isFile || type == .url {
                values[type.identifier] = first
                provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
                    handler in
                    handler(Data(first.absoluteString.utf8), nil)
                    return nil
                }
            }
        }
        let rest = addresses.dropFirst().map { url in
            let type = url.isFileURL ? UTType.fileURL : UTType.url
            return PasteboardItem(AddressList.provider(of: url), knowing: [type.identifier: url])
        }
        items = [PasteboardItem(provider, knowing: values)] + rest
    }
}
