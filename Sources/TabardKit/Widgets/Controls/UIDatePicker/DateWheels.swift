/// What stands on the wheels of a date picker, and which date a row leads to: a pure function of calendar, language and limits.
///
/// Months and years are found by asking the calendar step by step, so that calendars with thirteen months, leap months and
/// eras are as right as the Gregorian one.
struct DateWheels {
    var mode: UIDatePicker.Mode
    var limits = DateLimits()
    let texts: DateTexts
    /// The present moment, for the name of today.
    var now = Date()

    static let yearsBefore = 1_999
    static let yearsAfter = 7_999
    static let anchorDays = 730_301
    static let daysAfterAnchor = 2_921_757

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, limits: DateLimits = DateLimits()) {
        self.mode = mode
        self.limits = limits
        texts = DateTexts(calendar: calendar, locale: locale)
    }

    var calendar: Calendar { texts.calendar }
    var locale: Locale { texts.locale }

    /// The wheels in the language's order of reading.
    var fields: [DateField] {
        switch mode {
        case .time: DateFormat.timeFields(in: locale)
        case .date: DateFormat.dayFields(in: locale)
        case .dateAndTime: [.date] + DateFormat.timeFields(in: locale)
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: DateFormat.monthFields(in: locale)
        }
    }

    /// The wheels from left to right.
    ///
    /// Numbers are read from left to right in every language, so hour and minute stay beside each other in this order.
    func fields(isRightToLeft: Bool) -> [DateField] {
        guard isRightToLeft else { return fields }
        var mirrored = Array(fields.reversed())
        if let hour = mirrored.firstIndex(of: .hour), let minute = mirrored.firstIndex(of: .minute),
            minute < hour
        {
            mirrored.swapAt(hour, minute)
        }
        return mirrored
    }

    var hourSymbol: Character { DateFormat.hourSymbol(in: locale) }
    var isTwelveHours: Bool { hourSymbol == "h" || hourSymbol == "K" }
}
