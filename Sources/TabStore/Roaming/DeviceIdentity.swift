/// As what this device is known to the user's others through one layout; it is kept beside the layout.
///
/// A device has a number of its own, drawn once, and counts what it publishes. Two devices must not have one number: each
/// would write over what the other one published. They do if the layout's directory was copied to another machine or
/// restored from a backup. So a device that finds itself on another machine, or finds published under its number what it
/// did not publish, takes a new number; what is there under the old one is another device's from then on.
package struct DeviceIdentity: Sendable {
    /// What was found published under the device's number is to the device.
    package enum Finding: Hashable, Sendable {
        /// It published that, or something later.
        case own
        /// It never did: this is a restored or copied device, or that one is.
        case foreign
    }

    private var keeper: RecordKeeper<DeviceRecord>
    private let machine: UInt64

    /// The device that has a layout; nothing is read yet.
    package init(of location: TabStoreLocation) {
        self.init(of: location, in: SystemFileSystem(), machine: MachineMark.current)
    }

    init(of location: TabStoreLocation, in fileSystem: any FileSystem, machine: UInt64) {
        let place = TabStoreLocation(beside: location, suffix: Self.suffix)
        keeper = RecordKeeper(place, fileSystem: fileSystem)
        self.machine = machine
    }

    /// What the file's name has more than the layout's.
    static let suffix = ".device"

    /// The device's number, 0 before `prepare()`.
    package var id: UInt64 { keeper.record.id }

    /// The numbers that the device had before.
    package var formerIDs: [UInt64] { keeper.record.formerIDs }

    /// Reads who the device is, and makes it a new one if it is none yet or another machine's.
    package mutating func prepare() throws(TabStoreError) {
        _ = try keeper.reload()
        let found = keeper.record
        if found.id == 0 || !isOfThisMachine(found) { try renew(instead: found.id) }
    }

    private func isOfThisMachine(_ record: DeviceRecord) -> Bool {
        machine == 0 || record.machine == 0 || record.machine == machine
    }

    /// Makes it a new device; what it published before stays where it is.
    ///
    /// - Parameter former: The number that it is not to have any more; another process of the device may have renewed it
    ///   already.
    package mutating func renew(instead former: UInt64) throws(TabStoreError) {
        let machine = machine
        try keeper.save { record in
            guard record.id == former || record.id == 0 else { return }
            if record.id != 0 { record.formerIDs.append(record.id) }
            record.id = .random(in: 1 ... .max)
            record.machine = machine
            record.publications = []
            record.bound()
        }
    }

    /// Whether the device published something itself.
    package func finding(count: UInt64, checksum: UInt32) -> Finding {
        let known = keeper.record.publications
        if known.contains(.init(count: count, checksum: checksum)) { return .own }
        // Somebody brought back an older one, which is not known any more.
        return count < known.first?.count ?? 0 ? .own : .foreign
    }

    /// Whether nothing has been published since, not by another process of the device either.
    package mutating func isLatest(count: UInt64) throws(TabStoreError) -> Bool {
        let id = id
        _ = try keeper.reload()
        return keeper.record.id == id && keeper.record.lastCount == count
    }

    /// Counts what is about to be published; that is on the disk when this returns.
    ///
    /// - Parameter encode: Makes the bytes of a count, and their checksum.
    package mutating func publishing(
        _ encode: (UInt64) -> (bytes: [UInt8], checksum: UInt32)
    ) throws(TabStoreError) -> (bytes: [UInt8], count: UInt64) {
        var bytes: [UInt8] = []
        var last: UInt64 = 0
        let id = id
        try keeper.save { record in
            guard record.id == id else { return }
            let count = record.lastCount == .max ? .max : record.lastCount + 1
            let (encoded, checksum) = encode(count)
            (bytes, last) = (encoded, count)
            record.publications.append(.init(count: count, checksum: checksum))
            record.bound()
        }
        guard !bytes.isEmpty else {
            throw TabStoreError(
                .refused,
                path: keeper.location.path,
                detail: "the device was renewed meanwhile"
            )
        }
        return (bytes, last)
    }
}
