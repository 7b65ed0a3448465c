/// What one wheel of a date picker chooses.
enum DateField: Hashable {
    /// A day, with its weekday and month.
    case date
    case day
    case month
    case year
    case hour
    case minute
    /// Before or after noon.
    case period
    /// Hours to be counted down.
    case hours
    /// Minutes to be counted down.
    case minutes

    /// What it is called to who cannot see it.
    @MainActor var name: String {
        switch self {
        case .date: Word.date.text
        case .day: Word.day.text
        case .month: Word.month.text
        case .year: Word.year.text
        case .hour, .hours: Word.hour.text
        case .minute, .minutes: Word.minute.text
        case .period: Word.dayPeriod.text
        }
    }

    /// How much of a picker's width it wants, beside the others.
    var width: CGFloat {
        switch self {
        case .date: 190
        case .day: 56
        case .month: 130
        case .year: 84
        case .hour, .minute: 42
        case .period: 46
        case .hours, .minutes: 130
        }
    }
}

extension DateField {
    /// Whether the first of the values follows the last one, so that a wheel of them has no end.
    var turnsRound: Bool {
        switch self {
        case .day, .month, .hour, .minute, .hours, .minutes: true
        case .date, .year, .period: false
        }
    }
}
