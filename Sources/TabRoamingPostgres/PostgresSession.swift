import Dispatch
import TabRoaming
import TabStore

/// A connection to tables that this version knows, for one layout.
final class PostgresSession {
    /// Whether the connection has to be made anew.
    private(set) var isBroken = false

    private let connection: PostgresConnection
    private let path: String
    private let layout: PostgresConnection.Argument
    private let channel: String
    private var source: (any DispatchSourceRead)?

    /// Connects, and looks whose tables there are.
    init(_ address: PostgresAddress, layout: [UInt8], _ bounds: PostgresConnection.Bounds)
        throws(TabStoreError)
    {
        path = address.description
        self.layout = .bytes(layout)
        try address.checkEnvironment()
        let rows: [PostgresConnection.Row]
        do throws(PostgresConnection.Problem) {
            connection = try PostgresConnection(address.parameters, bounds)
            rows = try connection.rows(Self.greeting, atMost: Self.smallLength)
        } catch {
            throw error.error(at: path)
        }
        var values = RowValues(rows.first ?? [])
        guard rows.count == 1, let major = values.takeInt32(), let minor = values.takeInt32() else {
            throw TabStoreError(.damaged, path: path, detail: "its tables have no version")
        }
        guard major == Self.version else {
            let detail = "its tables have version \(major).\(minor), and version \(Self.version) is needed"
            throw TabStoreError(major > Self.version ? .newerVersion : .rejected, path: path, detail: detail)
        }
        guard let channel = values.takeText() else {
            let detail = "the role is no user: tabard.add_user adds it"
            throw TabStoreError(.permissionDenied, path: path, detail: detail)
        }
        guard channel.wholeMatch(of: /tabard_[0-9a-f]{32}/) != nil else {
            throw TabStoreError(.damaged, path: path, detail: "its tables name no channel")
        }
        self.channel = channel
    }

    deinit {
        source?.cancel()
    }

    /// The tables' version that is needed.
    private static let version: Int32 = 1
    private static let greeting = """
        SELECT major, minor, (SELECT channel FROM tabard.users WHERE role = current_user) FROM tabard.version
        """
    private static let smallLength = 1 << 18
    /// No user has as many devices.
    private static let maximumRowCount = 1024

    private func rows(
        _ statement: String,
        _ arguments: [PostgresConnection.Argument] = [],
        atMost length: Int = smallLength
    ) throws(TabStoreError) -> [PostgresConnection.Row] {
        do throws(PostgresConnection.Problem) {
            return try connection.rows(statement, arguments, atMost: length)
        } catch {
            isBroken = isBroken || error.endsConnection
            throw error.error(at: path)
        }
    }

    /// What the server says makes no sense; another connection may lead to another server.
    private func nonsense() -> TabStoreError {
        isBroken = true
        return TabStoreError(
            .damaged,
            path: path,
            detail: "the server answers something else than it was asked"
        )
    }

    // The user's own rows are the only ones that row security lets through, but for roles that it does not bind.
    private static let place = "user_id = (SELECT tabard.own_id()) AND layout = $1"
    private static let ownPlace = place + " AND device = $2"

    /// Which publications of which devices there are.
    func versions() throws(TabStoreError) -> [(device: UInt64, version: RowVersion)] {
        let statement = """
            SELECT device, publication, checksum, changed FROM tabard.records WHERE \(Self.place) \
            ORDER BY changed DESC LIMIT \(Self.maximumRowCount)
            """
        let rows = try rows(statement, [layout])
        guard rows.count <= Self.maximumRowCount else { throw nonsense() }
        var versions: [(device: UInt64, version: RowVersion)] = []
        for row in rows {
            var values = RowValues(row)
            guard let device = values.takeBytes(), let version = values.takeVersion() else {
                throw nonsense()
            }
            // Another one's numbers may be longer some day; they are not this version's to read.
            if let number = UInt64(bytes: device) { versions.append((number, version)) }
        }
        return versions
    }

    /// Which publication of a device there is.
    func version(of device: UInt64) throws(TabStoreError) -> RowVersion? {
        let statement = "SELECT publication, checksum, changed FROM tabard.records WHERE \(Self.ownPlace)"
        return try version(rows(statement, [layout, .bytes(device.bytes)]))
    }

    private func version(_ rows: [PostgresConnection.Row]) throws(TabStoreError) -> RowVersion? {
        guard let row = rows.first else { return nil }
        var values = RowValues(row)
        guard rows.count == 1, let version = values.takeVersion() else { throw nonsense() }
        return version
    }

    /// What a device published last.
    func publication(of device: UInt64) throws(TabStoreError) -> (bytes: [UInt8], version: RowVersion)? {
        let statement =
            "SELECT publication, checksum, changed, bytes FROM tabard.records WHERE \(Self.ownPlace)"
        let rows = try rows(
            statement,
            [layout, .bytes(device.bytes)],
            atMost: PublishedRecord.maximumLength
        )
        guard let row = rows.first else { return nil }
        var values = RowValues(row)
        guard rows.count == 1, let version = values.takeVersion(), let bytes = values.takeBytes() else {
            throw nonsense()
        }
        return (bytes, version)
    }

    /// Publishes, in place of nothing or of one publication.
    ///
    /// - Parameter isNews: Whether the others are told.
    /// - Returns: What is there now; nil if something else was there.
    func publish(
        _ bytes: [UInt8],
        count: UInt64,
        checksum: UInt32,
        of device: UInt64,
        isNews: Bool,
        over former: RowVersion?
    ) throws(TabStoreError) -> RowVersion? {
        var arguments: [PostgresConnection.Argument] = [
            layout, .bytes(device.bytes), .text(String(Int64(bitPattern: count))), .text(String(checksum)),
            .bytes(bytes), .text(String(isNews)),
        ]
        let statement: String
        if let former {
            statement = """
                UPDATE tabard.records SET publication = $3, checksum = $4, bytes = $5, is_news = $6 \
                WHERE \(Self.ownPlace) AND (publication, checksum, changed) = ($7, $8, $9) \
                RETURNING publication, checksum, changed
                """
            arguments += [former.publication, former.checksum, former.changed].map { .text(String($0)) }
        } else {
            statement = """
                INSERT INTO tabard.records (layout, device, publication, checksum, bytes, is_news) \
                VALUES ($1, $2, $3, $4, $5, $6) RETURNING publication, checksum, changed
                """
        }
        let rows: [PostgresConnection.Row]
        do throws(PostgresConnection.Problem) {
            rows = try connection.rows(statement, arguments, atMost: Self.smallLength)
        } catch .refused(state: "23505", _) where former == nil {
            return nil
        } catch {
            isBroken = isBroken || error.endsConnection
            throw error.error(at: path)
        }
        guard former == nil || !rows.isEmpty else { return nil }
        guard let version = try version(rows) else { throw nonsense() }
        return version
    }

    /// Writes what is sealed over what a device published in the open, if there is such a row that does not begin as this does.
    ///
    /// - Parameter open: What the layout is called there.
    func cover(
        _ open: [UInt8],
        of device: UInt64,
        with bytes: [UInt8],
        count: UInt64,
        checksum: UInt32
    ) throws(TabStoreError) {
        let statement = """
            UPDATE tabard.records SET publication = $3, checksum = $4, bytes = $5, is_news = true \
            WHERE \(Self.ownPlace) AND substring(bytes from 1 for 8) <> substring($5::bytea from 1 for 8)
            """
        _ = try rows(
            statement,
            [
                .bytes(open), .bytes(device.bytes), .text(String(Int64(bitPattern: count))),
                .text(String(checksum)), .bytes(bytes),
            ]
        )
    }

    /// Lets the server tell of changes, unless it does.
    ///
    /// - Parameters:
    ///   - queue: Where the handler is called, when something came.
    func listen(on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) throws(TabStoreError) {
        guard source == nil else { return }
        _ = try rows("LISTEN \(channel)")
        let descriptor = connection.descriptor
        guard descriptor >= 0 else {
            isBroken = true
            throw TabStoreError(.unreachable, path: path, detail: "too many files are open")
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler(handler: handler)
        source.setCancelHandler { PostgresConnection.close(descriptor) }
        source.activate()
        self.source = source
    }

    /// Takes in what came unasked; it is broken afterwards if that was the end.
    func hear() {
        do throws(PostgresConnection.Problem) {
            try connection.listen()
        } catch {
            isBroken = true
        }
    }

    /// Whether another device changed something since the last call.
    func takeHeard() -> Bool { connection.takeHeard() }
}
