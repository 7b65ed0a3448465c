import TabModel
import TabStore

/// Carries a fleet's defaults to its devices through a directory that something else synchronizes, or that is shared.
///
/// The administrator's command writes one file there, `fleet.tabs`, and each device one of its own, always whole. A directory that
/// devices can only read will do; they report nothing then. Nothing else in it is touched, and nothing in it is trusted.
public actor FleetFolder: FleetCarrier {
    /// The directory.
    public nonisolated let folder: String

    private nonisolated let executor = StoreExecutor()
    private nonisolated let watch: FolderSignals
    private let open: @Sendable () throws(TabStoreError) -> SharedFolder
    /// What was read last.
    private var known: (version: SharedFolder.Version, edition: ManagedDefaultsEdition)?

    /// The executor of the carrier's own thread, on which it waits for disks and networks.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a carrier and touches no file; the directory has to be there when it is used.
    public init(_ folder: String) {
        self.init(folder) { () throws(TabStoreError) in try SharedFolder.open(folder) }
    }

    init(_ folder: String, open: @escaping @Sendable () throws(TabStoreError) -> SharedFolder) {
        self.folder = folder
        self.open = open
        watch = FolderSignals(of: folder)
    }

    /// The path of the file with the defaults.
    public nonisolated var origin: String {
        folder + (folder.hasSuffix("/") ? "" : "/") + FleetFileName.edition
    }

    /// Says each time that something in the directory may have changed.
    public nonisolated var signals: AsyncStream<Void> { watch.stream }

    /// Reads the published edition, nil if there is none.
    public func edition() throws(TabStoreError) -> ManagedDefaultsEdition? {
        let shared = try watch.opening(open)
        defer { shared.close() }
        let name = FleetFileName.edition
        switch try shared.read(name, unless: known?.version, atMost: EditionFile.maximumLength) {
        case .missing: return nil
        case .unchanged: return known?.edition
        case .bytes(let bytes, let version):
            known = nil
            let edition = try EditionFile.decode(bytes, path: shared.path(of: name))
            known = (version, edition)
            return edition
        }
    }

    /// Writes an edition in place of the one before; all who can enter the directory may read it.
    public func publish(_ edition: ManagedDefaultsEdition) throws(TabStoreError) {
        let shared = try open()
        defer { shared.close() }
        let name = FleetFileName.edition
        let bytes = try EditionFile.encode(edition, path: shared.path(of: name))
        try replace(name, with: bytes, in: shared)
    }

    /// Writes what this device has, unless its file says that already.
    public func report(_ report: FleetReport) throws(TabStoreError) {
        let shared = try open()
        defer { shared.close() }
        let name = FleetFileName.report(of: report.device)
        guard !report.says(try? reported(name, in: shared)) else { return }
        try replace(name, with: report.encoded, in: shared)
    }

    /// Writes a file, once more if another process took the half-written one for a killed one's.
    private func replace(
        _ name: String,
        with bytes: [UInt8],
        in shared: SharedFolder
    ) throws(TabStoreError) {
        for _ in 0..<Self.maximumAttempts {
            let number = UInt64.random(in: 0 ... .max)
            if try shared.replace(name, with: bytes, number: number, isReadableByAll: true) { return }
        }
        throw TabStoreError(.locked, path: shared.path(of: name))
    }

    private static let maximumAttempts = 8

    /// Reads what all devices told.
    public func reports() throws(TabStoreError) -> (reports: [FleetReport], problems: [TabStoreError]) {
        let shared = try open()
        defer { shared.close() }
        var (reports, problems): ([FleetReport], [TabStoreError]) = ([], [])
        for name in try shared.names(where: FleetFileName.isReport).sorted() {
            do throws(TabStoreError) {
                if let report = try reported(name, in: shared) { reports.append(report) }
            } catch {
                problems.append(error)
            }
        }
        return (reports, problems)
    }

    private func reported(
        _ name: String,
        in shared: SharedFolder
    ) throws(TabStoreError) -> FleetReport? {
        let path = shared.path(of: name)
        guard
            case .bytes(let bytes, _) = try shared.read(name, unless: nil, atMost: FleetReport.maximumLength)
        else { return nil }
        let report = try FleetReport.decode(bytes, path: path)
        guard FleetFileName.report(of: report.device) == name else {
            throw TabStoreError(.damaged, path: path, detail: "it is of another device")
        }
        return report
    }
}
