/// Says which days of a calendar can be chosen and are, and hears what the user does.
@MainActor
protocol CalendarBrowserOwner: AnyObject {
    func calendarBrowserIsSelected(_ day: Date) -> Bool
    func calendarBrowserMayChoose(_ day: Date) -> Bool
    /// What stands below a day's number.
    func calendarBrowserDecoration(of day: Date) -> UIView?
    func calendarBrowserUserChose(_ day: Date)
    /// The user went on to another month.
    func calendarBrowserUserLeft(_ month: CalendarMonth)
}
