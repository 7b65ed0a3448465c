/// Days, months and years as the calendar has them.
extension DateWheels {
    var anchorDay: Date { calendar.startOfDay(for: CalendarYears.anchor) }
    var anchorYear: Date { startOfYear(CalendarYears.anchor) }

    func day(_ row: Int) -> Date { adding(.day, row - Self.anchorDays, to: anchorDay) }
    func year(_ row: Int) -> Date { adding(.year, row - Self.yearsBefore, to: anchorYear) }

    func adding(_ component: Calendar.Component, _ count: Int, to date: Date) -> Date {
        calendar.date(byAdding: component, value: count, to: date) ?? date
    }

    func startOfYear(_ date: Date) -> Date { calendar.dateInterval(of: .year, for: date)?.start ?? date }
    func startOfMonth(_ date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }
    func daysInMonth(_ date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

    /// The beginnings of all months of the year in which a date is.
    func months(around date: Date) -> [Date] {
        guard let year = calendar.dateInterval(of: .year, for: date) else { return [date] }
        var months: [Date] = []
        var month = year.start
        while month < year.end, months.count < 24 {
            months.append(month)
            let next = adding(.month, 1, to: month)
            guard next > month else { break }
            month = next
        }
        return months
    }
}
