/// The days of one month of a calendar, in rows of a week: a pure value.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date
    let dayCount: Int
    /// How many columns of the first row are empty.
    let leading: Int

    /// The month in which a date is.
    init(containing date: Date, in calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 1
        let weekday = calendar.component(.weekday, from: start)
        leading = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    }

    /// How many rows the month has.
    var weekCount: Int { (leading + dayCount + 6) / 7 }

    /// The first moment of a day, from 0.
    func day(_ index: Int) -> Date {
        // Clocks that are put forward at midnight let a day begin later.
        calendar.startOfDay(for: calendar.date(byAdding: .day, value: index, to: start) ?? start)
    }

    /// Which day of the month a date is on, from 0; nil if it is in another month.
    func index(of date: Date) -> Int? {
        guard calendar.dateInterval(of: .month, for: date)?.start == start else { return nil }
        let index = calendar.component(.day, from: date) - 1
        return (0..<dayCount).contains(index) ? index : nil
    }

    /// The row and the column of a day, both from 0.
    func place(of index: Int) -> (row: Int, column: Int) {
        ((leading + index) / 7, (leading + index) % 7)
    }

    /// The month that comes so many after this one.
    func advanced(by months: Int) -> CalendarMonth {
        CalendarMonth(
            containing: calendar.date(byAdding: .month, value: months, to: start) ?? start,
            in: calendar
        )
    }

    /// The first moment that is in the month no more.
    var end: Date { calendar.dateInterval(of: .month, for: start)?.end ?? start }
}
