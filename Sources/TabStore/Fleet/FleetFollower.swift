import TabModel

/// Lets a device follow a fleet: takes its defaults in, and tells the administrator of it.
///
/// ```swift
/// let follower = FleetFollower(location, through: FleetFolder("/srv/kiosks"), device: "Kiosk 12")
/// try await follower.look()  // once
/// await follower.run { event in print(event) }  // until the task is cancelled
/// ```
///
/// It works beside the app, as another process would. What is bad is told once, takes nothing away, and hinders nothing (F14).
public actor FleetFollower {
    private nonisolated let executor = StoreExecutor()
    private let carrier: any FleetCarrier
    private let name: String?
    private let problemHandler: @Sendable (TabStoreError) -> Void
    private let now: @Sendable () -> UInt64
    /// How long `run(_:)` waits after each look: in a shared folder two thousand devices report.
    private let pause: Duration
    /// How long it waits at most before it looks.
    private let interval: Duration
    private var store: ManagedDefaultsStore
    private var identity: DeviceIdentity
    /// What was told last of each place.
    private var told: [String: String] = [:]

    /// The executor of the follower's own thread, on which it waits for disks and networks.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a follower, which does nothing yet.
    ///
    /// - Parameters:
    ///   - location: The layout.
    ///   - carrier: The way to the administrator.
    ///   - name: What this device is called in reports; nil to report nothing. Names of more than 200 bytes, or with control
    ///     characters, are programming errors.
    ///   - problemHandler: Called with what is wrong, once each.
    public init(
        _ location: TabStoreLocation,
        through carrier: any FleetCarrier,
        device name: String?,
        problemHandler: @escaping @Sendable (TabStoreError) -> Void = { _ in }
    ) {
        self.init(
            ManagedDefaultsStore(of: location),
            DeviceIdentity(of: location),
            through: carrier,
            device: name,
            problemHandler: problemHandler
        )
    }

    init(
        _ store: ManagedDefaultsStore,
        _ identity: DeviceIdentity,
        through carrier: any FleetCarrier,
        device name: String?,
        pause: Duration = .seconds(30),
        interval: Duration = .seconds(300),
        now: @escaping @Sendable () -> UInt64 = WallClock.milliseconds,
        problemHandler: @escaping @Sendable (TabStoreError) -> Void
    ) {
        if let name, !FleetReport.isName(name) {
            fatalError("A device's name has at most 200 bytes and no control characters, unlike \"\(name)\"")
        }
        self.store = store
        self.identity = identity
        self.carrier = carrier
        self.name = name
        self.now = now
        self.pause = pause
        self.interval = interval
        self.problemHandler = problemHandler
    }

    /// Looks for a newer edition, takes it in, and reports.
    ///
    /// - Returns: What is another now, nil if nothing is.
    /// - Throws: Why what was heard could not be saved.
    @discardableResult
    public func look() async throws(TabStoreError) -> ManagedDefaultsEvent? {
        var problems: [TabStoreError] = []
        var edition: ManagedDefaultsEdition?
        do throws(TabStoreError) {
            edition = try await carrier.edition()
            try edition?.check(store.layout, path: carrier.origin)
        } catch {
            // A day on which nothing could be heard is a day on which nothing was.
            edition = nil
            problems.append(error)
        }
        defer { tell(problems) }
        var event: ManagedDefaultsEvent?
        var failure: TabStoreError?
        do throws(TabStoreError) {
            event = try store.take(edition)
        } catch {
            failure = error
            problems.append(error)
        }
        let reading = store.read()
        problems += reading.problems
        do throws(TabStoreError) {
            try await report(reading)
        } catch {
            problems.append(error)
        }
        if let failure { throw failure }
        return event
    }

    private func report(_ reading: ManagedDefaultsReading) async throws(TabStoreError) {
        guard let name else { return }
        try identity.prepare()
        let condition: FleetReport.Condition =
            switch reading.state.condition {
            case _ where reading.system != nil: .system
            case .none: .none
            case .inForce: .inForce
            case .withdrawn: .withdrawn
            case .expired: .expired
            }
        try await carrier.report(
            FleetReport(
                device: identity.id,
                name: name,
                layout: store.layout,
                heard: reading.state.edition.map { .init(fleet: $0.fleet, number: $0.number) },
                condition: condition,
                milliseconds: min(now(), TabStamp.horizon)
            )
        )
    }

    /// Tells what is wrong, unless that was told of the same place before.
    private func tell(_ problems: [TabStoreError]) {
        var current: [String: String] = [:]
        for problem in problems {
            let text = problem.description
            if told[problem.path] != text, current[problem.path] != text { problemHandler(problem) }
            current[problem.path] = text
        }
        told = current
    }

    /// Looks now, each time that there may be something new, and each five minutes, until the task is cancelled.
    ///
    /// No system tells what others write to a share over a network, or that one is mounted. What could not be saved is tried
    /// again after a while.
    ///
    /// - Parameter handler: Called with what is another.
    public func run(_ handler: @escaping @Sendable (ManagedDefaultsEvent) -> Void = { _ in }) async {
        let (wakes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        continuation.yield()
        let signals = carrier.signals
        await withTaskGroup { group in
            group.addTask { for await _ in signals { continuation.yield() } }
            group.addTask { [interval] in
                // A term has days, too, which have to be counted where nothing else wakes.
                while (try? await Task.sleep(for: interval)) != nil { continuation.yield() }
            }
            var delay = pause
            for await _ in wakes {
                do throws(TabStoreError) {
                    if let event = try await look() { handler(event) }
                    delay = pause
                } catch {
                    // The problem was told.
                    continuation.yield()
                    delay = min(delay * 2, interval)
                }
                try? await Task.sleep(for: delay)
            }
            group.cancelAll()
        }
    }
}
