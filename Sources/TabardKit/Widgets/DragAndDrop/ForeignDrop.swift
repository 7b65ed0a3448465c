internal import GtkInterop

/// What another program drags over a window.
@MainActor
final class ForeignDrop {
    /// How long the app has to ask for data after a drop, and after the last data that it got, in seconds.
    private static let patience: TimeInterval = 0.5

    let offer: DropOffer
    private let tracker: DropTracker
    private let reading: OfferReading
    private var lastPlace: (place: CGPoint, root: UIView)?

    init(_ offer: DropOffer) {
        self.offer = offer
        reading = OfferReading(offer.types) { type, completion in
            offer.read(type) { completion($0) }
        }
        let provider = NSItemProvider()
        reading.register(in: provider)
        tracker = DropTracker(RunningDropSession(items: [UIDragItem(itemProvider: provider)], local: nil))
        guard offer.types.contains(ExchangedTypes.addresses) else { return }
        // The kinds of files are known only by their names.
        offer.read(ExchangedTypes.addresses) { [weak self] bytes in
            if let self, let bytes { self.take(String(decoding: bytes, as: UTF8.self)) }
        }
    }

    private func take(_ list: String) {
        let items = AddressList.urls(in: list).map { url in
            UIDragItem(itemProvider: AddressList.provider(of: url))
        }
        guard !items.isEmpty else { return }
        tracker.session.items = items
        tracker.forgetAnswers()
        if let lastPlace, !offer.isDropped { _ = move(to: lastPlace.place, in: lastPlace.root) }
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
