/// Counts the days on which a device looked for something new, and there was nothing (F12).
///
/// A date counts once, whichever it is. So a clock that is wrong by a year counts one day when it jumps and one when it jumps back,
/// and a clock that begins in 1970 at each start counts that date once. The days on which the device was off do not count.
public struct SilentDays: Hashable, Sendable {
    /// How many days there were since something was heard.
    public private(set) var count: Int
    /// The dates on which the device looked, as days since 1970; that of the latest look comes last.
    public private(set) var dates: [UInt64]

    /// How many dates are known.
    private static let maximumDateCount = 8
    /// How long a day is.
    package static let millisecondsPerDay: UInt64 = 86_400_000
    /// More days than any term has.
    private static let maximumCount = 100_000

    /// Makes a count from its parts, such as saved ones.
    public init(count: Int = 0, dates: [UInt64] = []) {
        self.count = min(max(0, count), Self.maximumCount)
        self.dates = dates.suffix(Self.maximumDateCount)
    }

    /// The device looked and there was nothing new.
    ///
    /// - Parameter milliseconds: What its clock says, since 1970.
    /// - Returns: Whether that is a day more.
    @discardableResult
    public mutating func look(milliseconds: UInt64) -> Bool {
        let isNew = note(milliseconds / Self.millisecondsPerDay)
        if isNew, count < Self.maximumCount { count += 1 }
        return isNew
    }

    /// The device heard something; it counts from this day on.
    public mutating func hear(milliseconds: UInt64) {
        _ = note(milliseconds / Self.millisecondsPerDay)
        count = 0
    }

    /// Makes a date the latest one; says whether it was none of those that are known.
    private mutating func note(_ date: UInt64) -> Bool {
        let known = dates.firstIndex(of: date)
        if let known { dates.remove(at: known) }
        dates.append(date)
        dates = dates.suffix(Self.maximumDateCount)
        return known == nil
    }
}
