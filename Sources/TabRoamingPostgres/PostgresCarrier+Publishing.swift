import TabModel
import TabRoaming
import TabStore

extension PostgresCarrier {
    /// Writes this device's row, unless it has the record already.
    ///
    /// A row that has more than the record is not written over, nor one that somebody else writes meanwhile: that is received
    /// first. A second time it stays as it is, and the device takes a new number.
    public func publish(_ record: TabRecord) throws(TabStoreError) -> TabPublication {
        try publisher.identity.prepare()
        return try connected { session throws(TabStoreError) in
            let found = try find(in: session)
            let number = publisher.identity.id
            let publication = try publisher.decide(on: record, finding: found.own, at: origin(of: number))
            // What it has more is received, even if it was before: the layout has lost it since.
            if publication == .outdated { sightings.forget(number.hexadecimal) }
            guard publication == .published else { return publication }
            // Under a new number there is nothing yet.
            let former = publisher.identity.id == number ? found.version : nil
            return try write(record, over: former, to: session)
        }
    }

    /// What is under this device's number.
    private func find(
        in session: PostgresSession
    ) throws(TabStoreError) -> (own: DevicePublisher<RowVersion>.Own, version: RowVersion?) {
        let number = publisher.identity.id
        let version = try session.version(of: number)
        if let own, let version, own.version == version, own.published.device == number {
            return (.published(own.published, version), version)
        }
        guard version != nil, let (bytes, version) = try session.publication(of: number) else {
            return (.absent, nil)
        }
        // What another process of the device published meanwhile was noted before it was here to be found.
        try publisher.identity.prepare()
        guard publisher.identity.id == number else { return try find(in: session) }
        let found = publisher.own(bytes, version)
        if case .published(let published, _) = found { own = (published, version) }
        return (found, version)
    }

    private func write(
        _ record: TabRecord,
        over former: RowVersion?,
        to session: PostgresSession
    ) throws(TabStoreError) -> TabPublication {
        let number = publisher.identity.id
        let (published, bytes, checksum) = try publisher.publication(of: record, at: origin(of: number))
        // Before the sealed row is there, so that what fails is tried again with it.
        if publisher.key != nil, coveredDevice != number {
            try session.cover(
                LayoutIdentifier.bytes(of: publisher.layout),
                of: number,
                with: bytes,
                count: published.count,
                checksum: checksum
            )
            coveredDevice = number
        }
        guard
            let version = try session.publish(
                bytes,
                count: published.count,
                checksum: checksum,
                of: number,
                isNews: isNews(record),
                over: former
            )
        else { return .outdated }
        own = (published, version)
        publisher.isIntroduced = true
        noteKnown(record)
        sightings.note(number.hexadecimal, version, device: number)
        return .published
    }
}
