import TabModel
import TabStore

extension FolderCarrier {
    /// What other devices published in the directory, and what of this one was found there; a part of it if that is much.
    public func receive() throws(TabStoreError) -> TabReceipt {
        try publisher.identity.prepare()
        let shared = try watch.opening(open)
        defer { shared.close() }
        let names = try shared.names(where: DeviceFileName.isDeviceFile).sorted()
        sightings.keep(names)
        var receipt = TabReceipt()
        var length = 0
        let rest = names.drop { name in lastRead.map { name <= $0 } ?? false }
        lastRead = nil
        for (name, previous) in zip(rest, [nil] + rest.map(Optional.some)) {
            guard length < maximumReceiptLength else {
                (receipt.isPartial, lastRead) = (true, previous)
                break
            }
            do throws(TabStoreError) {
                guard let (published, version) = try read(name, in: shared) else { continue }
                let path = shared.path(of: name)
                let isOwnFile = DeviceFileName.device(of: name) == published.device
                length += version.size
                sightings.note(name, version, device: isOwnFile ? published.device : nil)
                receipt.deliveries.append(.init(record: published.record, origin: path))
                let problem = published.problem(
                    for: publisher.identity,
                    named: device,
                    in: sightings.device(of: name),
                    at: path
                )
                note(problem, of: name, in: &receipt)
            } catch {
                note(error, of: name, in: &receipt)
            }
        }
        return receipt
    }

    private func note(_ problem: TabStoreError?, of name: String, in receipt: inout TabReceipt) {
        if sightings.isNews(problem, of: name), let problem { receipt.problems.append(problem) }
    }

    /// Reads a file that is new; nil if it is not, or is gone.
    private func read(
        _ name: String,
        in shared: SharedFolder
    ) throws(TabStoreError) -> (published: PublishedRecord, version: SharedFolder.Version)? {
        let known = sightings.version(of: name)
        let reading = try shared.read(name, unless: known, atMost: PublishedRecord.maximumLength)
        guard case .bytes(let bytes, let version) = reading else { return nil }
        sightings.note(name, unreadable: version)
        let path = shared.path(of: name)
        let published = try PublishedRecord.received(
            bytes,
            of: publisher.layout,
            sealedWith: publisher.key,
            at: path
        )
        return (published, version)
    }
}
