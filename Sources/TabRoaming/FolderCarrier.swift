import TabModel
import TabStore

/// Carries a layout between a user's devices through a directory that something else synchronizes: Syncthing, Nextcloud, a
/// share.
///
/// ```swift
/// let carrier = FolderCarrier(folder: "/data/Sync/Notes", device: "Anna's laptop", layout: location)
/// let roamer = TabRoamer(location, through: carrier)
/// ```
///
/// Each device has one file there, which it alone writes, always whole. The others' files, and the copies that such tools make
/// of conflicts, are read with suspicion, and joined once; what is damaged, newer or none of them is left alone and told once.
/// Nothing else in the directory is touched. The directory is for one layout, and has to be there.
public actor FolderCarrier: TabCarrier {
    /// The directory.
    public nonisolated let folder: String
    /// What the user calls this device.
    public nonisolated let device: String

    private nonisolated let executor = StoreExecutor()
    nonisolated let watch: FolderSignals
    var publisher: DevicePublisher<SharedFolder.Version>
    let open: @Sendable () throws(TabStoreError) -> SharedFolder
    /// What has been read.
    var sightings = Sightings<SharedFolder.Version>()
    /// The last file that was read, if others are still to be read.
    var lastRead: String?
    /// How many bytes of records are received at once, and one record more: their number is nobody's to bound.
    let maximumReceiptLength: Int

    /// The executor of the carrier's own thread, on which it waits for disks and networks.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes a carrier and touches no file.
    ///
    /// - Parameters:
    ///   - folder: The directory; without it, an exchange fails.
    ///   - device: What the user calls this device; that of no other. Other names than `DeviceName.isName(_:)` says are
    ///     programming errors.
    ///   - location: The layout, beside which the device's identity is kept.
    ///   - key: What records are sealed with, on all of the user's devices; nil, that is open, by default. Others' records that
    ///     are not sealed with it are left alone.
    public init(
        folder: String,
        device: String,
        layout location: TabStoreLocation,
        sealedWith key: RoamingKey? = nil
    ) {
        self.init(
            folder: folder,
            device: device,
            layout: location,
            identity: DeviceIdentity(of: location),
            key: key,
            open: { () throws(TabStoreError) in try SharedFolder.open(folder) }
        )
    }

    init(
        folder: String,
        device: String,
        layout location: TabStoreLocation,
        identity: DeviceIdentity,
        key: RoamingKey? = nil,
        maximumReceiptLength: Int = 16 * 1024 * 1024,
        open: @escaping @Sendable () throws(TabStoreError) -> SharedFolder
    ) {
        self.folder = folder
        self.device = device
        publisher = DevicePublisher(device: device, layout: location, identity: identity, key: key)
        self.maximumReceiptLength = maximumReceiptLength
        self.open = open
        watch = FolderSignals(of: folder)
    }

    /// Says each time that something in the directory may have changed. File systems over a network tell of this machine's
    /// changes alone.
    public nonisolated var signals: AsyncStream<Void> { watch.stream }
}
