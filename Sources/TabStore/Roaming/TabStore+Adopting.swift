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
    /// visibility and retirements are joined; what stays with a device is left as it is. A record that would make the
    /// layout larger than any app's is left out, so that no device can keep the others from saving.
    ///
    /// - Throws: Why the layout could not be saved; it is kept in memory then, and saved with the next change.
    public func adopt(_ deliveries: [TabDelivery]) async throws(TabStoreError) -> Adoption {
        // Most of the work is done before the lock is taken.
        let bundle = RoamingBundle(deliveries)
        return try await update { [replica, location] record in
            guard record.mayBeOverwritten else { throw TabStoreError(.newerVersion, path: location.path) }
            let before = record
            let problems = bundle.join(into: &record, replica: replica)
            return Adoption(record: record, isChanged: record != before, problems: problems)
        }
    }
}
