import TabModel
import TabStore

/// What a device publishes, whatever carries it: counted, known again, and never in place of what the record lacks.
package struct DevicePublisher<Version: Hashable & Sendable>: Sendable {
    /// What is found published under the device's number.
    package enum Own: Sendable {
        case absent
        /// Nothing of it can be read.
        case damaged
        /// It is none that this device published, or a newer version of it did.
        case foreign
        /// It is sealed with a key that this process has not: the user has another one now, or another process of the device has.
        case sealedOtherwise
        case published(PublishedRecord, Version)
    }

    /// What the user calls the device.
    package let device: String
    /// Which layout it is, empty if that is not known.
    package let layout: String
    /// What records are sealed with, if they are.
    package let key: RoamingKey?
    package var identity: DeviceIdentity
    /// Whether what the device published has had the names that it has here. Another process of the device may give it
    /// others; the two do not take turns.
    package var isIntroduced = false
    /// Whether the device left what was sealed with another key, and took a new number, once.
    private var hasLeftOtherKey = false
    /// What was found and had more than the layout.
    private var outdated: Version?

    package init(device: String, layout: TabStoreLocation, identity: DeviceIdentity, key: RoamingKey?) {
        guard DeviceName.isName(device) else {
            fatalError(
                "A device's name has 1 to 200 bytes, no control characters and more than blanks, unlike \"\(device)\""
            )
        }
        self.device = device
        self.layout = LayoutName.name(of: layout)
        self.identity = identity
        self.key = key
    }

    /// What bytes are that were found under the device's number.
    package func own(_ bytes: [UInt8], _ version: Version) -> Own {
        do throws(PublishedRecord.Problem) {
            let (published, checksum) = try PublishedRecord.read(bytes, sealedWith: key)
            guard published.device == identity.id, published.record.mayBeOverwritten,
                identity.finding(count: published.count, checksum: checksum) == .own
            else { return .foreign }
            return .published(published, version)
        } catch .notSealed {
            return ownBeforeSealing(bytes, version)
        } catch .otherKey {
            return .sealedOtherwise
        } catch .damaged {
            return .damaged
        } catch {
            return .foreign
        }
    }

    /// What the device published before it had a key: the same, sealed, is to take its place.
    private func ownBeforeSealing(_ bytes: [UInt8], _ version: Version) -> Own {
        guard let (published, checksum) = try? PublishedRecord.read(bytes, sealedWith: nil),
            published.device == identity.id, published.record.mayBeOverwritten,
            identity.finding(count: published.count, checksum: checksum) == .own
        else { return .foreign }
        return .published(published, version)
    }

    /// What is to become of a record: whether it is to be published, which may be under a new number.
    ///
    /// What has more than the record is not written over: somebody is between, and it is received first. A second time it
    /// stays as it is, and the device takes a new number.
    ///
    /// - Parameter path: Where it was found, for messages.
    package mutating func decide(
        on record: TabRecord,
        finding own: Own,
        at path: String
    ) throws(TabStoreError) -> TabPublication {
        switch own {
        case .absent:
            guard record != TabRecord() else { return .unchanged }
        case .damaged: break
        case .foreign: try identity.renew(instead: identity.id)
        case .sealedOtherwise:
            // Two processes of the device with different keys would else go on to take new numbers for ever.
            guard !hasLeftOtherKey else { throw TabStoreError(.otherKey, path: path) }
            hasLeftOtherKey = true
            try identity.renew(instead: identity.id)
        case .published(let published, let version):
            let isSame = published.name == device && published.layout == layout
            if published.record.equalsButForLastSeen(record), published.isSealed == (key != nil),
                isSame || isIntroduced
            {
                isIntroduced = true
                return .unchanged
            }
            if !record.includes(published.record) {
                guard outdated == version else {
                    outdated = version
                    return .outdated
                }
                try identity.renew(instead: identity.id)
            }
        }
        outdated = nil
        return .published
    }

    /// The bytes to publish, and what they are; that they are counted is on the disk when this returns.
    ///
    /// - Parameter path: Where they go, for messages.
    package mutating func publication(
        of record: TabRecord,
        at path: String
    ) throws(TabStoreError) -> (published: PublishedRecord, bytes: [UInt8], checksum: UInt32) {
        var published = PublishedRecord(
            device: identity.id,
            name: device,
            layout: layout,
            count: 0,
            record: record
        )
        var checksum: UInt32 = 0
        let bytes = try identity.publishing { count in
            published.count = count
            let encoded = published.encoded
            checksum = encoded.checksum
            return encoded
        }.bytes
        guard bytes.count <= PublishedRecord.maximumOpenLength else {
            throw TabStoreError(.tooLarge, path: path)
        }
        guard let key else { return (published, bytes, checksum) }
        published.isSealed = true
        return (published, SealedBytes.seal(bytes, with: key), checksum)
    }
}
