/// A trigger as it is kept.
struct KeptTrigger: Codable, Equatable, Sendable {
    /// The seconds of a time; nil for a time of the calendar.
    private var seconds: Double?
    /// The numbers of a time of the calendar, in the order of `DateComponents.numbers`.
    private var numbers: [Int?]?
    private var timeZone: String?
    private var repeats: Bool

    /// - Returns: Nil for one that is no kind of Apple's.
    init?(_ trigger: UNNotificationTrigger?) {
        switch trigger {
        case let trigger as UNTimeIntervalNotificationTrigger: seconds = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger:
            numbers = trigger.dateComponents.numbers
            timeZone = trigger.dateComponents.timeZone?.identifier
        default: return nil
        }
        repeats = trigger?.repeats ?? false
    }

    /// The trigger; nil for what can be none.
    var trigger: UNNotificationTrigger? {
        if let seconds { return UNTimeIntervalNotificationTrigger(kept: seconds, repeats: repeats) }
        guard let numbers else { return nil }
        var components = DateComponents(numbers: numbers)
        components.timeZone = timeZone.flatMap(TimeZone.init(identifier:))
        return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }
}

extension DateComponents {
    fileprivate init(numbers: [Int?]) {
        self.init()
        let parts: [WritableKeyPath<DateComponents, Int?>] = [
            \.era, \.year, \.month, \.day, \.hour, \.minute, \.second, \.nanosecond, \.weekday,
            \.weekdayOrdinal, \.quarter, \.weekOfMonth, \.weekOfYear, \.yearForWeekOfYear,
        ]
        for (part, number) in zip(parts, numbers) { self[keyPath: part] = number }
    }
}
