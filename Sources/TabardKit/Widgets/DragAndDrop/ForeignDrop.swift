internal import GtkInterop

/// What another program drags over a window.
@MainActor
final class ForeignDrop {
    /// The most files or addresses of one drag.
    private static let mostAddresses = 1_000
    /// How long the app has to ask for data after a drop, and after the last data that it got, in seconds.
    private static let patience: TimeInterval = 0.5

    let offer: DropOffer
    private let tracker: DropTracker
    private let reading: OfferReading
    private var lastPlace: (place: CGPoint, root: UIView)?

    init(_ offer: DropOffer) {
        self.offer = offer
        reading = OfferReading(offer)
        tracker = DropTracker(
            RunningDropSession(items: [UIDragItem(itemProvider: reading.makeProvider())], local: nil)
        )
        guard offer.types.contains(Self.addresses) else { return }
        // The kinds of files are known only by their names.
        offer.read(Self.addresses) { [weak self] bytes in
            if let self, let bytes { self.take(String(decoding: bytes, as: UTF8.self)) }
        }
    }

    private static let addresses = "text/uri-list"

    private func take(_ list: String) {
        let items = Self.urls(in: list).map { url in
            UIDragItem(itemProvider: Self.provider(of: url))
        }
        guard !items.isEmpty else { return }
        tracker.session.items = items
        tracker.forgetAnswers()
        if let lastPlace, !offer.isDropped { _ = move(to: lastPlace.place, in: lastPlace.root) }
    }

    /// The addresses of a list, one a line; lines that begin with a number sign say something else.
    static func urls(in list: String) -> [URL] {
        list.split(whereSeparator: \.isNewline).lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .compactMap { URL(string: $0) }
            .prefix(mostAddresses).map(\.self)
    }

    private static func provider(of url: URL) -> NSItemProvider {
        guard url.isFileURL, let file = NSItemProvider(contentsOf: url) else {
            return NSItemProvider(object: url as NSURL)
        }
        file.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) { handler in
            handler(Data(url.absoluteString.utf8), nil)
            return nil
        }
        return file
    }

    func move(to place: CGPoint, in root: UIView) -> UIDropOperation {
        lastPlace = (place, root)
        let operation = tracker.move(to: place, in: root)
        return operation == .move ? .copy : operation
    }

    func leave() {
        tracker.leave()
        tracker.end()
    }

    func perform() -> Bool {
        guard tracker.current != nil, tracker.operation.takesItems, tracker.perform() else {
            tracker.leave()
            tracker.end()
            return false
        }
        tracker.conclude()
        finishSoon()
        return true
    }

    /// Tells the other program that its data are no longer needed, once nobody asks for them any more.
    private func finishSoon() {
        let count = reading.count
        MainLoop.after(seconds: Self.patience) {
            guard self.reading.pending == 0, self.reading.count == count else { return self.finishSoon() }
            self.offer.end(.copy)
            self.tracker.end()
        }
    }
}

/// Reads what another program offers when the app asks for it.
@MainActor
final class OfferReading {
    private let offer: DropOffer
    private(set) var pending = 0
    /// How often something was asked for.
    private(set) var count = 0

    init(_ offer: DropOffer) { self.offer = offer }

    /// What is offered, as the types that iOS apps ask for.
    func makeProvider() -> NSItemProvider {
        let provider = NSItemProvider()
        var known: Set<String> = []
        for name in offer.types {
            guard let identifier = Self.identifier(of: name), known.insert(identifier).inserted else {
                continue
            }
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { handler in
                Task { @MainActor in self.read(name, handler) }
                return nil
            }
        }
        return provider
    }

    private func read(_ name: String, _ handler: @escaping NSItemProvider.DataHandler) {
        pending += 1
        count += 1
        offer.read(name) { bytes in
            self.pending -= 1
            self.count += 1
            handler(bytes.map { Data($0) }, bytes == nil ? CocoaError(.fileReadUnknown) : nil)
        }
    }

    /// The type that a MIME type stands for; nil for what is none.
    static func identifier(of name: String) -> String? {
        let plain = name.prefix { $0 != ";" }.lowercased()
        switch plain {
        case "text/plain", "utf8_string": return UTType.utf8PlainText.identifier
        case "text/uri-list": return UTType.url.identifier
        default: return plain.contains("/") ? UTType(mimeType: plain)?.identifier : nil
        }
    }
}
