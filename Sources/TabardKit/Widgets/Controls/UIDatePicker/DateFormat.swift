/// How a language orders and writes the parts of dates, as Foundation tells it.
struct DateFormat {
    /// Letters of a pattern, in their order, without what is quoted.
    static func symbols(_ template: String, in locale: Locale) -> [Character] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
        var symbols: [Character] = []
        var isQuoted = false
        for character in pattern {
            if character == "'" {
                isQuoted.toggle()
            } else if !isQuoted, character.isASCII, character.isLetter, symbols.last != character {
                symbols.append(character)
            }
        }
        return symbols
    }

    /// The wheels of a day, in the language's order.
    static func dayFields(in locale: Locale) -> [DateField] {
        order(
            symbols("yMMMMd", in: locale),
            ["d": .day, "M": .month, "L": .month, "y": .year, "r": .year, "u": .year, "U": .year],
            all: [.month, .day, .year]
        )
    }

    /// The wheels of a month, in the language's order.
    static func monthFields(in locale: Locale) -> [DateField] {
        order(
            symbols("yMMMM", in: locale),
            ["M": .month, "L": .month, "y": .year, "r": .year, "u": .year, "U": .year],
            all: [.month, .year]
        )
    }

    /// The wheels of a time of day, in the language's order.
    static func timeFields(in locale: Locale) -> [DateField] {
        let symbols = symbols("jm", in: locale)
        let hasPeriod = hourSymbol(in: locale) == "h" || hourSymbol(in: locale) == "K"
        return order(
            symbols,
            [
                "h": .hour, "H": .hour, "K": .hour, "k": .hour, "m": .minute, "a": .period, "b": .period,
                "B": .period,
            ],
            all: hasPeriod ? [.hour, .minute, .period] : [.hour, .minute]
        )
    }

    /// The letter of the hour in the language's patterns: `h` from 1 to 12, `K` from 0 to 11, `H` from 0 to 23, `k` from 1
    /// to 24.
    static func hourSymbol(in locale: Locale) -> Character {
        symbols("jm", in: locale).first { "hHKk".contains($0) } ?? "H"
    }

    /// Whether hours below ten have a zero before them.
    static func padsHours(in locale: Locale) -> Bool {
        let pattern = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? ""
        return ["hh", "HH", "KK", "kk"].contains { pattern.contains($0) }
    }

    private static func order(
        _ symbols: [Character],
        _ fields: [Character: DateField],
        all: [DateField]
    ) -> [DateField] {
        var ordered: [DateField] = []
        for field in symbols.compactMap({ fields[$0] }) where all.contains(field) && !ordered.contains(field)
        {
            ordered.append(field)
        }
        return ordered + all.filter { !ordered.contains($0) }
    }
}

/// Writes dates in a calendar and a language, with formatters that are made once.
final class DateTexts {
    let calendar: Calendar
    let locale: Locale
    private var formatters: [String: DateFormatter] = [:]

    init(calendar: Calendar, locale: Locale) {
        self.calendar = calendar
        self.locale = locale
    }

    private func formatter(_ key: String, _ zone: TimeZone, _ set: (DateFormatter) -> Void) -> DateFormatter {
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = zone
        set(formatter)
        formatters[key] = formatter
        return formatter
    }

    /// A date, by the parts that a template names.
    func text(_ date: Date, template: String) -> String {
        formatter("t" + template, calendar.timeZone) { $0.setLocalizedDateFormatFromTemplate(template) }
            .string(from: date)
    }

    /// A time of the day 1970-01-01, as a pattern says, without regard to any zone.
    func text(seconds: Int, pattern: String) -> String {
        formatter("p" + pattern, .gmt) {
            $0.calendar = Calendar(identifier: .gregorian)
            $0.dateFormat = pattern
        }.string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))
    }

    /// A date, as a pattern says.
    func text(_ date: Date, pattern: String) -> String {
        formatter("d" + pattern, calendar.timeZone) { $0.dateFormat = pattern }.string(from: date)
    }

    /// A day, with its weekday and month; today by its name.
    func dayText(_ date: Date, today: Date) -> String {
        if calendar.isDate(date, inSameDayAs: today) { return todayText }
        return text(date, template: "MMMEd")
    }

    /// What the language calls the present day.
    var todayText: String {
        Date.RelativeFormatStyle(
            allowedFields: [.day],
            presentation: .named,
            locale: locale,
            capitalizationContext: .beginningOfSentence
        ).format(Date())
    }

    /// The first letters of the weekdays, from the calendar's first one.
    func weekdayTexts(veryShort: Bool) -> [String] {
        let formatter = formatter("weekdays", calendar.timeZone) { _ in }
        let symbols: [String] =
            veryShort ? formatter.veryShortStandaloneWeekdaySymbols : formatter.shortStandaloneWeekdaySymbols
        guard symbols.count == 7 else { return symbols }
        let first = min(max(calendar.firstWeekday, 1), 7) - 1
        return Array(symbols[first...] + symbols[..<first])
    }
}
