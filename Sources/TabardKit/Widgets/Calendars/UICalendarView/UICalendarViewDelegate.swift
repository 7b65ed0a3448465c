/// Says what stands below the days of a calendar, and hears of other months. All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day's number; nil for nothing, the default.
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?

    /// The user went on from a month to the one that is visible now.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        _answer("calendarView:decorationForDateComponents:", calendarView, dateComponents)
    }

    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
        _answer(
            "calendarView:didChangeVisibleDateComponentsFrom:",
            calendarView,
            previousDateComponents
        ) as Void?
    }
}
