extension DateWheels {
    /// The date after the user has chosen a row, within the limits.
    func date(choosing field: DateField, row: Int, from date: Date) -> Date {
        limits.clamped(wanted(field, row: row, from: date))
    }

    /// The time to be counted down after the user has chosen a row: never none at all.
    func duration(choosing field: DateField, row: Int, from duration: TimeInterval) -> TimeInterval {
        let minutes = Int(limits.settledCountdown(duration) / 60)
        let chosen = field == .hours ? row * 60 + minutes % 60 : minutes / 60 * 60 + row * limits.interval
        return TimeInterval(max(chosen, limits.interval) * 60)
    }

    func wanted(_ field: DateField, row: Int, from date: Date) -> Date {
        let parts = calendar.dateComponents([.day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        switch field {
        case .date: return atTime(of: date, on: day(row))
        case .day:
            let start = startOfMonth(date)
            return atTime(of: date, on: adding(.day, min(row, daysInMonth(date) - 1), to: start))
        case .month:
            let months = months(around: date)
            guard months.indices.contains(row) else { return date }
            return onDay(parts.day ?? 1, ofMonth: months[row], atTimeOf: date)
        case .year:
            let year = months(around: year(row))
            let former = calendar.dateComponents([.month, .isLeapMonth], from: date)
            let same = year.last { month in
                let number = calendar.dateComponents([.month, .isLeapMonth], from: month)
                return (number.month ?? 0) < (former.month ?? 0)
                    || number.month == former.month
                        && (number.isLeapMonth != true || former.isLeapMonth == true)
            }
            return onDay(parts.day ?? 1, ofMonth: same ?? self.year(row), atTimeOf: date)
        case .hour:
            return setting(
                hour: self.hour(row: row, isAfternoon: hour >= 12),
                minute: parts.minute ?? 0,
                of: date
            )
        case .period: return setting(hour: hour % 12 + row * 12, minute: parts.minute ?? 0, of: date)
        case .minute: return setting(hour: hour, minute: row * limits.interval, of: date)
        case .hours, .minutes: return date
        }
    }

    func hour(row: Int, isAfternoon: Bool) -> Int {
        switch hourSymbol {
        case "h": (row + 1) % 12 + (isAfternoon ? 12 : 0)
        case "K": row % 12 + (isAfternoon ? 12 : 0)
        case "k": (row + 1) % 24
        default: row
        }
    }

    /// A time on the date's own day. One that the day does not have, because clocks are put forward, is an hour later.
    private func setting(hour: Int, minute: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        parts.isLeapMonth = calendar.dateComponents([.isLeapMonth], from: date).isLeapMonth
        parts.hour = hour
        parts.minute = minute
        return calendar.date(from: parts) ?? date
    }

    /// A time of day on another day.
    func atTime(of date: Date, on day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.isLeapMonth = calendar.dateComponents([.isLeapMonth], from: day).isLeapMonth
        parts.hour = time.hour
        parts.minute = time.minute
        parts.second = time.second
        return calendar.date(from: parts) ?? day
    }

    private func onDay(_ number: Int, ofMonth month: Date, atTimeOf date: Date) -> Date {
        let day = min(number, daysInMonth(month)) - 1
        return atTime(of: date, on: adding(.day, day, to: startOfMonth(month)))
    }
}
