internal import CJournal

/// The system's journal, or what stands in its place.
final class Journal: Sendable {
    /// How long one that took nothing is left alone: an app that writes much would wait for it all the time.
    private static let rest = Duration.seconds(5)

    private let socket: String
    private let restsUntil = OSAllocatedUnfairLock<ContinuousClock.Instant?>(initialState: nil)

    /// - Parameter socket: The path of its socket.
    init(socket: String) { self.socket = socket }

    /// Sends an entry, and waits a quarter of a second at most.
    ///
    /// - Returns: Whether it was taken.
    func send(_ entry: JournalEntry) -> Bool {
        if let end = restsUntil.withLock({ $0 }), ContinuousClock.now < end { return false }
        let problem = tabard_journal_send(socket, entry.bytes, entry.bytes.count)
        if problem == EAGAIN { restsUntil.withLock { $0 = ContinuousClock.now + Self.rest } }
        return problem == 0
    }
}
