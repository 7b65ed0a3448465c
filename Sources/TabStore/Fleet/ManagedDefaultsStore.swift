import TabModel

/// Keeps what a device heard of a fleet's defaults, in a file beside the layout: `tabs.layout.fleet`.
///
/// ```swift
/// let reading = ManagedDefaultsStore.read(at: location)  // before the first frame
/// let declaration = app.managed(by: reading.defaults)
/// ```
///
/// The file is as safe as the layout's; of two saves the earlier one is kept until the later one is on the disk. A device without
/// a fleet has none.
public struct ManagedDefaultsStore: Sendable {
    private var keeper: RecordKeeper<FleetRecord>
    let system: SystemEdition
    /// The layout's name, by which devices know whether an edition is meant for it.
    let layout: String

    /// The defaults of a layout; nothing is read yet.
    public init(of location: TabStoreLocation) {
        self.init(of: location, in: SystemFileSystem())
    }

    init(
        of location: TabStoreLocation,
        in fileSystem: any FileSystem,
        system: SystemEdition? = nil,
        now: @escaping @Sendable () -> UInt64 = WallClock.milliseconds
    ) {
        let place = TabStoreLocation(beside: location, suffix: Self.suffix)
        keeper = RecordKeeper(place, fileSystem: fileSystem, now: now)
        layout = LayoutName.name(of: location)
        self.system = system ?? SystemEdition(of: location)
    }

    /// What the file's name has more than the layout's.
    static let suffix = ".fleet"

    /// Reads by which defaults the device goes, at once and without changing anything.
    public static func read(at location: TabStoreLocation) -> ManagedDefaultsReading {
        var store = ManagedDefaultsStore(of: location)
        return store.read()
    }

    /// Reads by which defaults the device goes, and changes nothing.
    public mutating func read() -> ManagedDefaultsReading {
        var problems: [TabStoreError] = []
        let patience = keeper.patience
        keeper.patience = TabStoreReading.patience
        defer { keeper.patience = patience }
        do throws(TabStoreError) {
            _ = try keeper.reload()
            problems += keeper.problems
        } catch {
            problems.append(error)
        }
        var edition: ManagedDefaultsEdition?
        do throws(TabStoreError) {
            edition = try system.read()
        } catch {
            problems.append(error)
        }
        return ManagedDefaultsReading(system: edition, state: keeper.record.state, problems: problems)
    }

    /// Takes an edition in if it is news, or counts a day on which there was none; that is on the disk when this returns.
    ///
    /// - Parameter edition: What was found, nil for nothing.
    /// - Returns: What is another now, nil if nothing is that has to be told.
    /// - Throws: Why it could not be saved; it is in memory then, and saved with the next one.
    public mutating func take(
        _ edition: ManagedDefaultsEdition?
    ) throws(TabStoreError) -> ManagedDefaultsEvent? {
        _ = try keeper.reload()
        var next = keeper.record.state
        guard Self.change(&next, edition, keeper.now()) else { return nil }
        var event: ManagedDefaultsEvent?
        let now = keeper.now()
        try keeper.save { record in
            let before = record.state
            Self.change(&record.state, edition, now)
            event = ManagedDefaultsEvent(from: before, to: record.state)
        }
        return event
    }

    @discardableResult
    private static func change(
        _ state: inout ManagedDefaultsState,
        _ edition: ManagedDefaultsEdition?,
        _ now: UInt64
    ) -> Bool {
        if let edition, state.take(edition, milliseconds: now) { return true }
        return state.look(milliseconds: now)
    }
}

/// What became of a fleet's defaults on a device; each is told once.
public enum ManagedDefaultsEvent: Hashable, Sendable {
    /// A newer edition counts.
    case taken(ManagedDefaultsEdition)
    /// There are none any more.
    case withdrawn(ManagedDefaultsEdition)
    /// They do not count any more, since nothing was heard for so many days.
    case expired(ManagedDefaultsEdition, days: Int)

    init?(from former: ManagedDefaultsState, to state: ManagedDefaultsState) {
        guard let edition = state.edition else { return nil }
        if former.edition != edition {
            self = edition.defaults == nil ? .withdrawn(edition) : .taken(edition)
        } else if former.condition != .expired, state.condition == .expired {
            self = .expired(edition, days: state.silence.count)
        } else {
            return nil
        }
    }
}
