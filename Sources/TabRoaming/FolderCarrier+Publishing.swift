import TabModel
import TabStore

extension FolderCarrier {
    /// Writes this device's file, unless it has the record already.
    ///
    /// A file that has more than the record is not written over: somebody is between, and it is received first. A second time
    /// it stays as it is, and the device takes a new number.
    public func publish(_ record: TabRecord) throws(TabStoreError) -> TabPublication {
        try identity.prepare()
        let shared = try open()
        defer { shared.close() }
        switch try own(in: shared) {
        case .absent:
            guard record != TabRecord() else { return .unchanged }
        case .damaged: break
        case .foreign: try identity.renew(instead: identity.id)
        case .published(let published, let version):
            let isSame = published.name == device && published.layout == layout
            if published.record.equalsButForLastSeen(record), isSame || isIntroduced {
                isIntroduced = true
                return .unchanged
            }
            if !record.includes(published.record) {
                guard outdated == version else {
                    outdated = version
                    sightings.forget(DeviceFileName.name(of: identity.id))
                    return .outdated
                }
                try identity.renew(instead: identity.id)
            }
        }
        outdated = nil
        guard try write(record, in: shared) else { return .outdated }
        isIntroduced = true
        return .published
    }

    /// What is under this device's name.
    private enum Own {
        case absent
        /// It is a file of which nothing can be read.
        case damaged
        /// It is none that this device wrote, or a newer version of it did.
        case foreign
        case published(PublishedRecord, SharedFolder.Version)
    }

    private func own(in shared: SharedFolder) throws(TabStoreError) -> Own {
        let name = DeviceFileName.name(of: identity.id)
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
        do throws(PublishedRecord.Problem) {
            let (published, checksum) = try PublishedRecord.read(bytes)
            guard published.device == identity.id, published.record.mayBeOverwritten,
                identity.finding(count: published.count, checksum: checksum) == .own
            else { return .foreign }
            return .published(published, version)
        } catch {
            return error == .newer ? .foreign : .damaged
        }
    }

    /// Writes the file; says whether that was the latest of all processes of the device.
    private func write(_ record: TabRecord, in shared: SharedFolder) throws(TabStoreError) -> Bool {
        let number = identity.id
        let (bytes, count) = try identity.publishing { [device, layout] count in
            PublishedRecord(device: number, name: device, layout: layout, count: count, record: record)
                .encoded
        }
        let name = DeviceFileName.name(of: number)
        guard bytes.count <= PublishedRecord.maximumLength else {
            throw TabStoreError(.tooLarge, path: shared.path(of: name))
        }
        // What killed processes left. If one of them lives, it does not go on, and looks again.
        for left in try shared.names(where: { DeviceFileName.isTemporary($0, of: number) }) {
            shared.remove(left)
        }
        let temporary = DeviceFileName.temporaryName(of: number, publication: count)
        guard try shared.replace(name, with: bytes, by: temporary) else { return false }
        // One that took its count later may have been in place before, and has what this one lacks.
        return try identity.isLatest(count: count)
    }
}
