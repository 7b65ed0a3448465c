extension UICalendarView {
    /// The calendar in the view's language and zone.
    var _calendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    func _settingsChanged() {
        let texts = DateTexts(calendar: _calendar, locale: locale)
        _browser.show(_browser.month.start, texts: texts)
    }

    /// The moment at which a day begins; nil for what is no day.
    func _date(_ components: DateComponents?) -> Date? {
        guard var components else { return nil }
        components.timeZone = nil
        let calendar = _calendar
        components.calendar = nil
        guard components.year != nil, let date = calendar.date(from: components),
            date >= CalendarYears.earliest, date <= CalendarYears.latest
        else { return nil }
        return date
    }

    /// A day as the app is told it.
    func _components(_ day: Date) -> DateComponents {
        var components = _calendar.dateComponents([.era, .year, .month, .day], from: day)
        components.calendar = _calendar
        return components
    }

    /// The month nearest to a date that is available.
    func _nearest(_ components: DateComponents) -> DateComponents {
        guard let date = _date(components) else { return components }
        let bounded = min(max(date, availableDateRange.start), availableDateRange.end)
        return bounded == date ? components : _components(bounded)
    }

    /// Whether components name the day that begins at a moment.
    func _names(_ components: DateComponents?, _ day: Date) -> Bool {
        guard let date = _date(components) else { return false }
        return _calendar.isDate(date, inSameDayAs: day)
    }
}

/// Answers the browser for its calendar view, so that the view shows nothing of it to apps.
@MainActor
final class CalendarViewOwner: CalendarBrowserOwner {
    private unowned let view: UICalendarView

    init(of view: UICalendarView) { self.view = view }

    func calendarBrowserIsSelected(_ day: Date) -> Bool {
        view.selectionBehavior?._isSelected(day, in: view) ?? false
    }

    func calendarBrowserMayChoose(_ day: Date) -> Bool {
        // Without a behaviour nothing can be chosen, and yet no day is grey.
        view.selectionBehavior?._mayChoose(day, in: view) ?? true
    }

    func calendarBrowserDecoration(of day: Date) -> UIView? {
        guard view.wantsDateDecorations else { return nil }
        return view.delegate?.calendarView(view, decorationFor: view._components(day))?._makeView()
    }

    func calendarBrowserUserChose(_ day: Date) { view.selectionBehavior?._userChose(day, in: view) }

    func calendarBrowserUserLeft(_ month: CalendarMonth) {
        var former = month.calendar.dateComponents([.era, .year, .month], from: month.start)
        former.calendar = month.calendar
        view.delegate?.calendarView(view, didChangeVisibleDateComponentsFrom: former)
    }
}
