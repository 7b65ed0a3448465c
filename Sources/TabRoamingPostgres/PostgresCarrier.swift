import Dispatch
import TabModel
import TabRoaming
import TabStore

/// Carries a layout between a user's devices through PostgreSQL.
///
/// ```swift
/// let address = try PostgresAddress("postgresql://anna@db.example.org/tabard?sslrootcert=/etc/tabard/authority.pem")
/// let carrier = PostgresCarrier(address, device: "Anna's laptop", layout: location)
/// let roamer = TabRoamer(location, through: carrier)
/// ```
///
/// Each device has one row for the layout, which it alone writes. The server tells it of the others' changes as long as somebody
/// listens to `signals`. Each step has a time and a bound, whatever the server does; what failed is tried again by `TabRoamer`,
/// and the layout's file is there without any server. libpq is loaded when it is first used.
public actor PostgresCarrier: TabCarrier {
    /// Where the server is.
    public nonisolated let address: PostgresAddress
    /// What the user calls this device.
    public nonisolated let device: String

    nonisolated let executor = StoreExecutor()
    nonisolated let streams = SignalStreams()
    private let file: String
    private let bounds: PostgresConnection.Bounds
    var publisher: DevicePublisher<RowVersion>
    /// What has been read.
    var sightings = Sightings<RowVersion>()
    /// What this device published, as it was found last.
    var own: (published: PublishedRecord, version: RowVersion)?
    /// The number of this device under which nothing lies in the open any more that it published before it had a key.
    var coveredDevice: UInt64?
    /// All that was found or published by this connection: the others were told of it, or will read it when they connect.
    private var known = TabRecord()
    private var session: PostgresSession?

    /// The executor of the carrier's own thread, on which it waits for the network.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a carrier and touches neither network nor file.
    ///
    /// - Parameters:
    ///   - address: The server, and the user's role there.
    ///   - device: What the user calls this device; that of no other. Other names than `DeviceName.isName(_:)` says are
    ///     programming errors.
    ///   - location: The layout, beside which the device's identity is kept. Its path has to tell the app's id: without it,
    ///     an exchange fails, since layouts of different apps could not be told apart.
    ///   - key: What records are sealed with, on all of the user's devices; nil, that is open, by default. Others' records that
    ///     are not sealed with it are not seen.
    public init(
        _ address: PostgresAddress,
        device: String,
        layout location: TabStoreLocation,
        sealedWith key: RoamingKey? = nil
    ) {
        self.init(
            address,
            device: device,
            layout: location,
            identity: DeviceIdentity(of: location),
            key: key,
            bounds: .init()
        )
    }

    init(
        _ address: PostgresAddress,
        device: String,
        layout location: TabStoreLocation,
        identity: DeviceIdentity,
        key: RoamingKey? = nil,
        bounds: PostgresConnection.Bounds
    ) {
        self.address = address
        self.device = device
        self.bounds = bounds
        file = location.path
        publisher = DevicePublisher(device: device, layout: location, identity: identity, key: key)
    }

    /// Says each time that there may be something to receive.
    public nonisolated var signals: AsyncStream<Void> {
        streams.stream { [weak self, executor] in
            Task(executorPreference: executor) { await self?.rest() }
        }
    }

    /// Where a device's record was found, for messages.
    func origin(of device: UInt64) -> String { "\(address), device \(device.hexadecimal)" }

    /// Lets something be done with the server, once more if the connection turns out to be an old one that broke.
    func connected<Result>(
        _ body: (PostgresSession) throws(TabStoreError) -> Result
    ) throws(TabStoreError) -> Result {
        guard !publisher.layout.isEmpty else {
            let detail = "its path does not tell whose it is, as …/org.example.Notes/tabs.layout would"
            throw TabStoreError(.invalidPath, path: file, detail: detail)
        }
        let isOld = session != nil
        do throws(TabStoreError) {
            return try attempt(body)
        } catch {
            guard isOld, session == nil else { throw error }
        }
        return try attempt(body)
    }

    private func attempt<Result>(
        _ body: (PostgresSession) throws(TabStoreError) -> Result
    ) throws(TabStoreError) -> Result {
        let session = try open()
        defer {
            if session.isBroken { self.session = nil }
            if session.takeHeard() { streams.send() }
        }
        // Before anything is read, so that nothing changes in between unheard.
        if streams.hasReaders {
            try session.listen(on: executor.queue) { [weak self, executor] in
                Task(executorPreference: executor) { await self?.hear() }
            }
        }
        return try body(session)
    }

    private func open() throws(TabStoreError) -> PostgresSession {
        if let session { return session }
        let session = try PostgresSession(
            address,
            layout: LayoutIdentifier.bytes(of: publisher.layout, sealedWith: publisher.key),
            bounds
        )
        known = TabRecord()
        self.session = session
        return session
    }

    /// Notes what is on the server, as far as that is no more than a layout may have.
    func noteKnown(_ record: TabRecord) {
        guard known.entries.count + record.entries.count <= 2 * TabRecord.maximumCount else { return }
        known = known.joined(with: record)
    }

    /// Whether a record has something that the others may not have heard of.
    ///
    /// Each device publishes what it took in from another. The server wakes all who listen, users' and strangers', with each
    /// notification, so that one an edit has to do.
    func isNews(_ record: TabRecord) -> Bool { !known.includes(record) }

    /// How long devices that lost their server at once wait at most before they come back.
    private static let longestPause = 2.0

    private func hear() {
        guard let session else { return }
        session.hear()
        if session.isBroken {
            self.session = nil
            executor.queue.asyncAfter(deadline: .now() + .random(in: 0...Self.longestPause)) {
                [weak streams] in
                streams?.send()
            }
        } else if session.takeHeard() {
            streams.send()
        }
    }

    /// Nobody listens any more: the server need not keep a connection.
    private func rest() {
        if !streams.hasReaders { session = nil }
    }
}
