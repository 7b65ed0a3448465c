import TabModel

/// Lets a layout roam: joins what the user's other devices published into it, and publishes it to them.
///
/// ```swift
/// let carrier = FolderCarrier(folder: "/data/Sync/Notes", device: "Anna's laptop", layout: location)
/// let roamer = TabRoamer(location, through: carrier)
/// try await roamer.exchange()  // once
/// await roamer.run()  // until the task is cancelled
/// ```
///
/// It works on the layout's file beside the app, as another process would: the app's store hears of what came, and the
/// roamer of what the app saved. The layout's file stays the truth, and nothing waits for the carrier.
public actor TabRoamer {
    /// What an exchange did.
    public struct Exchange: Hashable, Sendable {
        /// How many devices' records, and copies of them, were new.
        public let receivedCount: Int
        /// Whether the layout is another one now.
        public let isChanged: Bool
        /// Whether this device's record was published; else the others could find it before, or it says nothing yet.
        public let isPublished: Bool
    }

    /// The roamer's own store of the layout.
    nonisolated let store: TabStore
    private let carrier: any TabCarrier
    private let problemHandler: @Sendable (TabStoreError) -> Void
    /// What wakes `run()`, nil if it does not run.
    var alarm: AsyncStream<Void>.Continuation?
    /// What was told last of the records from somewhere.
    private var toldOfOrigins: [String: String] = [:]

    /// Makes a roamer, which does nothing yet.
    ///
    /// - Parameters:
    ///   - location: The layout.
    ///   - carrier: The way to the other devices.
    ///   - problemHandler: Called with what was left alone of other devices, once each, and in `run()` with what failed.
    public init(
        _ location: TabStoreLocation,
        through carrier: any TabCarrier,
        problemHandler: @escaping @Sendable (TabStoreError) -> Void = { _ in }
    ) {
        self.init(TabStore(location), through: carrier, problemHandler: problemHandler)
    }

    init(
        _ store: TabStore,
        through carrier: any TabCarrier,
        problemHandler: @escaping @Sendable (TabStoreError) -> Void
    ) {
        self.store = store
        self.carrier = carrier
        self.problemHandler = problemHandler
    }

    /// What the carrier says when there may be something to receive.
    var signals: AsyncStream<Void> { carrier.signals }

    /// Tells what failed.
    func tell(_ problem: TabStoreError) { problemHandler(problem) }

    /// Tells what is wrong with records unless that was told before, or the carrier told something of them: it may bring the
    /// same ones again.
    private func tell(_ problems: [TabStoreError], of receipt: TabReceipt) {
        let problems = Dictionary(problems.map { ($0.path, $0) }) { first, _ in first }
        let told = Set(receipt.problems.map(\.path))
        for origin in Set(receipt.deliveries.map(\.origin)).sorted() {
            let problem = problems[origin]
            if let problem, !told.contains(origin), toldOfOrigins[origin] != problem.description {
                problemHandler(problem)
            }
            toldOfOrigins[origin] = problem?.description
        }
    }

    /// How often another process of this device may be in between before it is left to that.
    private static let maximumRounds = 4

    /// Takes in what other devices published, saves it, and publishes the layout if the others lack something of it.
    ///
    /// - Throws: What kept it from that. What had been received by then is in the layout, and what could not be saved is
    ///   kept in memory for the next exchange.
    @discardableResult
    public func exchange() async throws(TabStoreError) -> Exchange {
        var (receivedCount, isChanged) = (0, false)
        for _ in 0..<Self.maximumRounds {
            var isPartial = true
            var record = TabRecord()
            while isPartial {
                let receipt = try await carrier.receive()
                receipt.problems.forEach(problemHandler)
                let adoption = try await store.adopt(receipt.deliveries)
                tell(adoption.problems, of: receipt)
                receivedCount += receipt.deliveries.count
                isChanged = isChanged || adoption.isChanged
                record = adoption.record
                isPartial = receipt.isPartial && !Task.isCancelled
            }
            let publication = try await carrier.publish(record.roaming)
            guard publication == .outdated else {
                return Exchange(
                    receivedCount: receivedCount,
                    isChanged: isChanged,
                    isPublished: publication == .published
                )
            }
        }
        return Exchange(receivedCount: receivedCount, isChanged: isChanged, isPublished: false)
    }
}
