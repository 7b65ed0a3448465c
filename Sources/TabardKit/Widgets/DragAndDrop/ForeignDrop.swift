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
    /// Whether it is still asked which files or addresses are dragged.
    private var isAskingForAddresses = false
    /// It was dropped before it was known which files or addresses these are.
    private var isWaitingForAddresses = false

    init(_ offer: DropOffer) {
        self.offer = offer
        reading = OfferReading(offer.types) { type, completion in
            offer.read(type, limit: ForeignItems.mostBytes, seconds: ForeignItems.patience) { completion($0) }
        }
        let provider = NSItemProvider()
        reading.register(in: provider)
        tracker = DropTracker(RunningDropSession(items: [UIDragItem(itemProvider: provider)], local: nil))
        guard offer.types.contains(ExchangedTypes.addresses) else { return }
        isAskingForAddresses = true
        // The kinds of files are known only by their names.
        offer.read(
            ExchangedTypes.addresses,
            limit: ForeignItems.mostAtOnce,
            seconds: ForeignItems.patience
        ) { [weak self] bytes in
            self?.take(String(decoding: bytes ?? [], as: UTF8.self))
        }
    }

    private func take(_ list: String) {
        isAskingForAddresses = false
        // What was dropped stays as the app got it.
        guard !offer.isDropped || isWaitingForAddresses else { return }
        let items = AddressList.urls(in: list).map { url in
            UIDragItem(itemProvider: AddressList.provider(of: url))
        }
        if !items.isEmpty {
            tracker.session.items = items
            tracker.forgetAnswers()
            if let lastPlace { _ = move(to: lastPlace.place, in: lastPlace.root) }
        }
        waitNoMore()
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

    /// Lets the view under the pointer take it, once it is known what it is.
    ///
    /// - Returns: Whether a view would.
    func perform() -> Bool {
        guard tracker.current != nil, tracker.operation.takesItems else {
            leave()
            return false
        }
        isWaitingForAddresses = true
        guard isAskingForAddresses else {
            waitNoMore()
            return true
        }
        MainLoop.after(seconds: ForeignItems.patienceAtOnce) { self.waitNoMore() }
        return true
    }

    private func waitNoMore() {
        guard isWaitingForAddresses else { return }
        isWaitingForAddresses = false
        guard tracker.current != nil, tracker.perform() else {
            leave()
            return offer.end([])
        }
        tracker.conclude()
        finishSoon()
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
