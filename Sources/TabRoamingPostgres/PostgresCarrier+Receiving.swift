import TabModel
import TabRoaming
import TabStore

extension PostgresCarrier {
    /// How long the records of one look may take together, and how many bytes they may have; the rest comes with the next look.
    private static let longestLook = Duration.seconds(60)
    private static let maximumLength = 64 * 1024 * 1024

    /// What other devices published on the server, and what of this one was found there.
    public func receive() throws(TabStoreError) -> TabReceipt {
        try publisher.identity.prepare()
        // What was read counts when it is handed over.
        let (receipt, seen) = try connected { session throws(TabStoreError) in
            var (receipt, seen) = (TabReceipt(), sightings)
            let versions = try session.versions()
            let end = ContinuousClock.now + Self.longestLook
            var length = 0
            seen.keep(versions.map { $0.device.hexadecimal })
            for (device, version) in versions where seen.version(of: device.hexadecimal) != version {
                guard length < Self.maximumLength, ContinuousClock.now < end else {
                    receipt.isPartial = true
                    break
                }
                do throws(TabStoreError) {
                    length += try receive(device, from: session, into: &receipt, &seen)
                } catch {
                    // What came before is not fetched once more; the failure shows with the rest.
                    guard !receipt.deliveries.isEmpty else { throw error }
                    receipt.isPartial = true
                    break
                }
            }
            return (receipt, seen)
        }
        sightings = seen
        return receipt
    }

    /// Reads what a device published; gives its length.
    private func receive(
        _ device: UInt64,
        from session: PostgresSession,
        into receipt: inout TabReceipt,
        _ seen: inout Sightings<RowVersion>
    ) throws(TabStoreError) -> Int {
        guard let (bytes, version) = try session.publication(of: device) else { return 0 }
        let (place, path) = (device.hexadecimal, origin(of: device))
        var problem: TabStoreError?
        do throws(TabStoreError) {
            let published = try PublishedRecord.received(
                bytes,
                of: publisher.layout,
                sealedWith: publisher.key,
                at: path
            )
            seen.note(place, version, device: published.device == device ? device : nil)
            // What is left out of every layout hides no edit from the others.
            noteKnown(published.record.believable(at: WallClock.milliseconds()))
            receipt.deliveries.append(TabDelivery(record: published.record, origin: path))
            problem = published.problem(
                for: publisher.identity,
                named: self.device,
                in: seen.device(of: place),
                at: path
            )
        } catch {
            seen.note(place, unreadable: version)
            problem = error
        }
        if seen.isNews(problem, of: place), let problem { receipt.problems.append(problem) }
        return bytes.count
    }
}
