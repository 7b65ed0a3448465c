import TabModel

extension TabStore {
    /// What was made of other devices' records.
    public struct Adoption: Sendable {
        /// The layout with all that could be joined.
        public let record: TabRecord
        /// Whether it is another one now.
        public let isChanged: Bool
        /// Which records were left out, and why.
        public let problems: [TabStoreError]
    }

    /// Joins what other devices published into the layout; it is on the disk when this returns.
    ///
    /// It is a change like any other: made to what was saved last, under the lock, and nobody else's change is lost. Order,
    /// visibility and retirements are joined; what stays with a device is left as it is. Of a record that would make the
    /// layout larger than any app's only the tabs are joined that the layout has, so that no device can keep the others from
    /// saving; changes that are said to be made more than a hundred years from now are left out.
    ///
    /// - Throws: Why the layout could not be saved; it is kept in memory then, and saved with the next change.
    public func adopt(_ deliveries: [TabDelivery]) async throws(TabStoreError) -> Adoption {
        // All the work but one joining is done before the lock is taken, for which the app waits.
        let bundle = RoamingBundle(deliveries, for: record(), now: now())
        return try await update { [replica, location] record in
            guard record.mayBeOverwritten else { throw TabStoreError(.newerVersion, path: location.path) }
            let before = record
            bundle.join(into: &record, replica: replica)
            record.noteReplicasElsewhere(since: before)
            return Adoption(record: record, isChanged: record != before, problems: bundle.problems)
        }
    }
}
