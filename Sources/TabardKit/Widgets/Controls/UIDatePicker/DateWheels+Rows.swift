extension DateWheels {
    /// How many rows a wheel has.
    func count(of field: DateField, at date: Date) -> Int {
        switch field {
        case .date: Self.anchorDays + 1 + Self.daysAfterAnchor
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .month: months(around: date).count
        case .year: Self.yearsBefore + 1 + Self.yearsAfter
        case .hour: isTwelveHours ? 12 : 24
        case .hours: 24
        case .minute, .minutes: 60 / limits.interval
        case .period: 2
        }
    }

    /// The row on which a date stands.
    func row(of field: DateField, for date: Date) -> Int {
        let parts = calendar.dateComponents([.day, .hour, .minute], from: date)
        let hour = parts.hour ?? 0
        switch field {
        case .date:
            let day = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: anchorDay, to: day).day ?? 0
            return bounded(Self.anchorDays + days, field, date)
        case .day: return bounded((parts.day ?? 1) - 1, field, date)
        case .month: return months(around: date).lastIndex { $0 <= date } ?? 0
        case .year:
            let years = calendar.dateComponents([.year], from: anchorYear, to: startOfYear(date)).year ?? 0
            return bounded(Self.yearsBefore + years, field, date)
        case .hour:
            switch hourSymbol {
            case "h": return (hour + 11) % 12
            case "K": return hour % 12
            case "k": return (hour + 23) % 24
            default: return hour
            }
        case .minute, .minutes: return (parts.minute ?? 0) / limits.interval
        case .period: return hour < 12 ? 0 : 1
        case .hours: return hour
        }
    }

    private func bounded(_ row: Int, _ field: DateField, _ date: Date) -> Int {
        min(max(row, 0), count(of: field, at: date) - 1)
    }

    /// The text of a row.
    func title(of field: DateField, row: Int, at date: Date) -> String {
        switch field {
        case .date: return texts.dayText(day(row), today: now)
        case .day:
            // The first month of the anchor's year may be short, so that the number is written for itself.
            return texts.text(seconds: row * 86_400, pattern: "d")
        case .month:
            let months = months(around: date)
            return months.indices.contains(row) ? texts.text(months[row], pattern: "LLLL") : ""
        case .year:
            // Only in this calendar does a new era begin within a life.
            return texts.text(year(row), template: calendar.identifier == .japanese ? "Gy" : "y")
        case .hour:
            let pattern = String(repeating: hourSymbol, count: DateFormat.padsHours(in: locale) ? 2 : 1)
            return texts.text(seconds: hour(row: row, isAfternoon: false) * 3_600, pattern: pattern)
        case .minute: return texts.text(seconds: row * limits.interval * 60, pattern: "mm")
        case .period: return texts.text(seconds: row * 43_200, pattern: "a")
        case .hours:
            return Duration.seconds(row * 3_600).formatted(
                .units(allowed: [.hours], width: .wide).locale(locale)
            )
        case .minutes:
            return Duration.seconds(row * limits.interval * 60)
                .formatted(.units(allowed: [.minutes], width: .abbreviated).locale(locale))
        }
    }

    /// Whether some date with this row is within the limits.
    func isAllowed(_ field: DateField, row: Int, at date: Date) -> Bool {
        if field == .day, row >= daysInMonth(date) { return false }
        guard limits.range != (nil, nil), mode != .countDownTimer else { return true }
        let (minimum, maximum) = limits.range
        let span: DateInterval?
        switch field {
        case .year: span = calendar.dateInterval(of: .year, for: year(row))
        case .month:
            let months = months(around: date)
            span = months.indices.contains(row) ? calendar.dateInterval(of: .month, for: months[row]) : nil
        case .date: span = calendar.dateInterval(of: .day, for: day(row))
        case .day: span = calendar.dateInterval(of: .day, for: wanted(field, row: row, from: date))
        case .hour, .minute, .period, .hours, .minutes:
            span = nil
        }
        if let span {
            return span.end > minimum ?? .distantPast && span.start <= maximum ?? .distantFuture
        }
        let wanted = wanted(field, row: row, from: date)
        switch field {
        case .hour, .period:
            let hour = calendar.dateInterval(of: .hour, for: wanted)
            return (hour?.end ?? wanted) > minimum ?? .distantPast
                && (hour?.start ?? wanted) <= maximum ?? .distantFuture
        default: return limits.contains(wanted)
        }
    }
}
