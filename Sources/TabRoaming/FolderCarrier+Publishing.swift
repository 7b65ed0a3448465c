import TabModel
import TabStore

extension FolderCarrier {
    /// Writes this device's file, unless it has the record already.
    ///
    /// A file that has more than the record is not written over: somebody is between, and it is received first. A second time
    /// it stays as it is, and the device takes a new number.
    public func publish(_ record: TabRecord) throws(TabStoreError) -> TabPublication {
        try publisher.identity.prepare()
        let shared = try open()
        defer { shared.close() }
        let own = try own(in: shared)
        let path = shared.path(of: DeviceFileName.name(of: publisher.identity.id))
        let publication = try publisher.decide(on: record, finding: own, at: path)
        switch publication {
        case .unchanged: break
        case .outdated: sightings.forget(DeviceFileName.name(of: publisher.identity.id))
        case .published: return try write(record, in: shared) ? .published : .outdated
        }
        return publication
    }

    /// What is under this device's name.
    private func own(
        in shared: SharedFolder
    ) throws(TabStoreError) -> DevicePublisher<SharedFolder.Version>.Own {
        let name = DeviceFileName.name(of: publisher.identity.id)
        let reading: SharedFolder.Reading
        do throws(TabStoreError) {
            reading = try shared.read(name, unless: nil, atMost: PublishedRecord.maximumLength)
        } catch {
            guard [.notAFile, .symbolicLink, .tooLarge, .permissionDenied].contains(error.code) else {
                throw error
            }
            return .foreign
        }
        guard case .bytes(let bytes, let version) = reading else { return .absent }
        // What another process of the device published meanwhile was noted before it was here to be found.
        try publisher.identity.prepare()
        guard DeviceFileName.name(of: publisher.identity.id) == name else { return try own(in: shared) }
        return publisher.own(bytes, version)
    }

    /// Writes the file; says whether that was the latest of all processes of the device.
    private func write(_ record: TabRecord, in shared: SharedFolder) throws(TabStoreError) -> Bool {
        let name = DeviceFileName.name(of: publisher.identity.id)
        let (published, bytes, _) = try publisher.publication(of: record, at: shared.path(of: name))
        guard try shared.replace(name, with: bytes, number: published.count) else { return false }
        // One that took its count later may have been in place before, and has what this one lacks.
        guard try publisher.identity.isLatest(count: published.count) else { return false }
        publisher.isIntroduced = true
        return true
    }
}
