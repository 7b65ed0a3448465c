/// Lets a notification come at a time of the calendar.
///
/// ```swift
/// UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the time has in common with these: those that are not there may be anything.
    public let dateComponents: DateComponents

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: What the time has in common with these.
    ///   - repeats: Whether it comes each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it comes next; nil if that is never.
    open func nextTriggerDate() -> Date? { nextDate(after: Date()) }

    override func nextDate(after moment: Date) -> Date? {
        guard dateComponents.areOfCalendar else { return nil }
        var calendar = dateComponents.calendar ?? Calendar.current
        if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
        var wanted = dateComponents
        wanted.calendar = nil
        wanted.timeZone = nil
        return calendar.nextDate(after: moment, matching: wanted, matchingPolicy: .nextTime)
    }

    /// What objects of the class answer by selectors (O2).
    open override class var _selectors: _SelectorTable {
        _SelectorTable(UNCalendarNotificationTrigger.self, super._selectors)
    }
}

extension DateComponents {
    /// The numbers that a calendar searches for.
    var numbers: [Int?] {
        [
            era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter,
            weekOfMonth, weekOfYear, yearForWeekOfYear,
        ]
    }

    /// What each of these is less than, in all of Foundation's calendars.
    private static let limits = [
        300, 10_000, 14, 33, 24, 60, 60, 1_000_000_000, 8, 8, 5, 7, 56, 10_000,
    ]

    /// Whether a calendar may have such a time: one that is far from it would be searched for in vain, for long, or beyond what
    /// numbers hold.
    fileprivate var areOfCalendar: Bool {
        let given = zip(numbers, Self.limits).compactMap { number, limit in number.map { ($0, limit) } }
        return !given.isEmpty && given.allSatisfy { (0..<$0.1).contains($0.0) }
    }
}
