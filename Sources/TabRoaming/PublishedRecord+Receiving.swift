import TabModel
import TabStore

extension PublishedRecord {
    /// Reads what another device published, if it is of a layout.
    package static func received(
        _ bytes: [UInt8],
        of layout: String,
        sealedWith key: RoamingKey?,
        at path: String
    ) throws(TabStoreError) -> PublishedRecord {
        let published: PublishedRecord
        do throws(Problem) {
            published = try read(bytes, sealedWith: key).published
        } catch {
            throw TabStoreError(error.code, path: path)
        }
        guard published.record.mayBeOverwritten else { throw TabStoreError(.newerVersion, path: path) }
        guard published.layout.isEmpty || layout.isEmpty || published.layout == layout else {
            throw TabStoreError(.otherLayout, path: path, detail: "\(published.layout), and not \(layout)")
        }
        return published
    }

    /// What is to be told of a record that was joined all the same.
    ///
    /// - Parameter place: The device in whose own place it was found; nil for a copy.
    package func problem(
        for identity: DeviceIdentity,
        named name: String,
        in place: UInt64?,
        at path: String
    ) -> TabStoreError? {
        if let malformed = problems.first {
            return TabStoreError(.malformedEntry, path: path, detail: malformed)
        }
        let isOther = device != identity.id && !identity.formerIDs.contains(device)
        guard isOther, self.name == name, place == device else { return nil }
        return TabStoreError(.sameDeviceName, path: path, detail: name)
    }
}

extension PublishedRecord.Problem {
    fileprivate var code: TabStoreError.Code {
        switch self {
        case .damaged: .damaged
        case .newer: .newerVersion
        case .otherKey: .otherKey
        case .notSealed: .notSealed
        }
    }
}
