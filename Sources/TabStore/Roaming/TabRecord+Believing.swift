import TabModel

extension TabRecord {
    /// How many milliseconds a change may be ahead of the clock: a hundred years.
    ///
    /// All that is later than any other change wins for ever, since nothing comes after the last stamp. No clock is wrong by
    /// that much; what is nearer, clocks come up to, and the devices' changes count on from there meanwhile.
    static let maximumLead: UInt64 = 100 * 36525 / 100 * 86_400_000

    /// What of another device's record is taken in: all but changes of a time that nobody has.
    ///
    /// - Parameter now: What this device's clock says, in milliseconds since 1970.
    package func believable(at now: UInt64) -> TabRecord {
        let (lead, isBeyond) = now.addingReportingOverflow(Self.maximumLead)
        return leavingOut(after: isBeyond ? TabStamp.horizon - 1 : min(lead, TabStamp.horizon - 1))
    }
}
