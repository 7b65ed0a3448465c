/// Which dates a picker lets the user choose, and in which steps: a pure value.
struct DateLimits: Equatable {
    var minimum: Date?
    var maximum: Date?
    /// Minutes between two choices; what does not divide an hour counts as 1.
    var minuteInterval = 1
    /// Whether dates that are set are brought to a whole interval.
    var roundsToInterval = true

    /// The longest time that can be counted down.
    static let longestCountdown: TimeInterval = 86_399

    /// The interval that counts: 1, unless it is from 1 to 30 and divides an hour.
    var interval: Int {
        (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
    }

    /// The limits that count: none where the least is later than the greatest.
    var range: (minimum: Date?, maximum: Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    func contains(_ date: Date) -> Bool {
        let (minimum, maximum) = range
        return date >= minimum ?? .distantPast && date <= maximum ?? .distantFuture
    }

    /// The nearest date that is within the limits.
    func clamped(_ date: Date) -> Date {
        let (minimum, maximum) = range
        // What is no date at all stands for the first.
        let date =
            date.timeIntervalSinceReferenceDate.isFinite ? date : Date(timeIntervalSinceReferenceDate: 0)
        let bounded = min(max(date, CalendarYears.earliest), CalendarYears.latest)
        return min(max(bounded, minimum ?? .distantPast), maximum ?? .distantFuture)
    }

    /// The last whole interval that is not later than a date; with an interval of one minute the date itself.
    func rounded(_ date: Date, in calendar: Calendar) -> Date {
        guard interval > 1 else { return date }
        let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let minutes = Double((parts.minute ?? 0) % interval)
        return date - (minutes * 60 + Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9)
    }

    /// What is kept of a date that was set.
    func settled(_ date: Date, in calendar: Calendar) -> Date {
        let allowed = clamped(date)
        guard roundsToInterval else { return allowed }
        let rounded = rounded(allowed, in: calendar)
        if contains(rounded) { return rounded }
        let next = rounded + Double(interval * 60)
        return contains(next) ? next : allowed
    }

    /// Whole intervals of a time that is counted down.
    func settledCountdown(_ duration: TimeInterval) -> TimeInterval {
        guard duration.isFinite else { return 0 }
        let step = Double(interval * 60)
        return (min(max(duration, 0), Self.longestCountdown) / step).rounded(.down) * step
    }
}

/// The years that pickers and calendars lead to.
enum CalendarYears {
    /// The year 1 of the Gregorian calendar.
    static let earliest = Date(timeIntervalSince1970: -62_135_596_800)
    /// The end of the year 9999 of the Gregorian calendar.
    static let latest = Date(timeIntervalSince1970: 253_402_300_799)
    /// Years are counted from the one in which this day is, the middle of the year 2000.
    static let anchor = Date(timeIntervalSince1970: 962_409_600)
}
