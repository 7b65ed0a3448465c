/// Dates in numbers and with names of months, with a time after them if one is told.
enum DateDetector {
    private typealias Token = (range: Range<Int>, text: String)

    static func matches(in text: DetectedText) -> [DetectedData] {
        let tokens = text.tokens()
        let months = months
        var found: [DetectedData] = []
        var index = 0
        while index < tokens.count {
            guard let (day, count) = day(tokens, index, in: text, months) else {
                index += 1
                continue
            }
            var components = day
            var next = index + count
            if let (time, more) = time(tokens, next, in: text) {
                components.hour = time.hour
                components.minute = time.minute
                components.second = time.second
                components.timeZone = time.timeZone
                next += more
            } else {
                components.hour = 12
            }
            let range = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
            if let date = date(components) {
                found.append(DetectedData(.date(date, components.timeZone), at: text.nsRange(range)))
            }
            index = next
        }
        return found
    }

    private static func date(_ components: DateComponents) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = components.timeZone ?? .current
        guard let date = calendar.date(from: components) else { return nil }
        // The 31st of February is no date.
        let read = calendar.dateComponents([.month, .day], from: date)
        return read.month == components.month && read.day == components.day ? date : nil
    }

    /// The names of months, in English and in the user's language, whole and short.
    private static var months: [String: Int] {
        var months: [String: Int] = [:]
        let formatter = DateFormatter()
        for locale in [Locale.current, Locale(identifier: "en_US_POSIX")] {
            formatter.locale = locale
            let names = [formatter.monthSymbols, formatter.shortMonthSymbols].compactMap(\.self)
            for list in names {
                for (index, name) in list.enumerated() where name.contains(where: \.isLetter) {
                    months[name.lowercased().filter(\.isLetter)] = index + 1
                }
            }
        }
        months["sept"] = 9
        return months
    }

    /// A day, and how many tokens it has.
    private static func day(
        _ tokens: [Token],
        _ index: Int,
        in text: DetectedText,
        _ months: [String: Int]
    ) -> (DateComponents, Int)? {
        let first = tokens[index].text.lowercased()
        if let offset = ["yesterday": -1, "today": 0, "tomorrow": 1][first] {
            let date = Date(timeIntervalSinceNow: Double(offset) * 86400)
            return (Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date), 1)
        }
        return numericDay(tokens, index, in: text) ?? namedDay(tokens, index, in: text, months)
    }

    /// `2024-05-17`, `5/17/2024`, `17.5.2024`.
    private static func numericDay(_ tokens: [Token], _ index: Int, in text: DetectedText) -> (
        DateComponents, Int
    )? {
        guard index + 2 < tokens.count, let sign = between(tokens, index, in: text),
            ["-", "/", "."].contains(sign), between(tokens, index + 1, in: text) == sign,
            !isGlued(tokens[index].range.lowerBound - 1, in: text)
        else { return nil }
        let parts = tokens[index...(index + 2)].map(\.text)
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        if parts[0].count == 4, sign != "." { return (components(numbers[0], numbers[1], numbers[2]), 3) }
        guard parts[2].count == 4 || parts[2].count == 2, parts[0].count <= 2, parts[1].count <= 2 else {
            return nil
        }
        let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
        let monthFirst = sign == "/" && Locale.current.region?.identifier ?? "US" == "US"
        return monthFirst
            ? (components(year, numbers[0], numbers[1]), 3) : (components(year, numbers[1], numbers[0]), 3)
    }

    /// `May 17, 2024`, `17 May 2024`, `17th of May`; without a year the next such day is meant.
    private static func namedDay(
        _ tokens: [Token],
        _ index: Int,
        in text: DetectedText,
        _ months: [String: Int]
    ) -> (DateComponents, Int)? {
        let first = tokens[index].text.lowercased()
        if let month = months[first], index + 1 < tokens.count, let day = dayNumber(tokens[index + 1].text) {
            guard isNear(tokens, index, in: text) else { return nil }
            let count = isOrdinal(tokens, index + 2, in: text) ? 3 : 2
            return withYear(day, month, tokens, index, count, in: text)
        }
        guard let day = dayNumber(first) else { return nil }
        var next = index + 1
        if isOrdinal(tokens, next, in: text) { next += 1 }
        if next < tokens.count, tokens[next].text.lowercased() == "of" { next += 1 }
        guard next < tokens.count, let month = months[tokens[next].text.lowercased()],
            (index..<next).allSatisfy({ isNear(tokens, $0, in: text) })
        else { return nil }
        return withYear(day, month, tokens, index, next + 1 - index, in: text)
    }

    private static func withYear(
        _ day: Int,
        _ month: Int,
        _ tokens: [Token],
        _ index: Int,
        _ count: Int,
        in text: DetectedText
    ) -> (DateComponents, Int) {
        let next = index + count
        if next < tokens.count, tokens[next].text.count == 4, let year = Int(tokens[next].text),
            isNear(tokens, next - 1, in: text)
        {
            return (components(year, month, day), count + 1)
        }
        let calendar = Calendar(identifier: .gregorian)
        let today = calendar.dateComponents([.year, .month, .day], from: Date())
        let isOver = (month, day) < (today.month ?? 1, today.day ?? 1)
        return (components((today.year ?? 2000) + (isOver ? 1 : 0), month, day), count)
    }

    private static func dayNumber(_ text: String) -> Int? {
        guard text.count <= 2, let number = Int(text), (1...31).contains(number) else { return nil }
        return number
    }

    private static func isOrdinal(_ tokens: [Token], _ index: Int, in text: DetectedText) -> Bool {
        index < tokens.count && ["st", "nd", "rd", "th"].contains(tokens[index].text.lowercased())
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// `14:30`, `14:30:05`, `5 pm`, `5:30 PM`, with "at", "T" or nothing before, and Z or an offset after.
    private static func time(_ tokens: [Token], _ start: Int, in text: DetectedText) -> (DateComponents, Int)?
    {
        var index = start
        guard index < tokens.count, isNear(tokens, index - 1, in: text) else { return nil }
        if ["at", "t", "um"].contains(tokens[index].text.lowercased()) { index += 1 }
        guard index < tokens.count, var hour = Int(tokens[index].text), tokens[index].text.count <= 2 else {
            return nil
        }
        var time = DateComponents()
        var (minute, second) = (0, 0)
        let hasMinutes = between(tokens, index, in: text) == ":" && index + 1 < tokens.count
        if hasMinutes {
            guard tokens[index + 1].text.count == 2, let read = Int(tokens[index + 1].text) else {
                return nil
            }
            minute = read
            index += 1
            if between(tokens, index, in: text) == ":", index + 1 < tokens.count,
                let read = Int(tokens[index + 1].text)
            {
                second = read
                index += 1
            }
        }
        let half = index + 1 < tokens.count ? tokens[index + 1].text.lowercased() : ""
        if half == "am" || half == "pm" {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
            index += 1
        } else if !hasMinutes {
            return nil
        } else if half == "z", tokens[index].range.upperBound == tokens[index + 1].range.lowerBound {
            time.timeZone = TimeZone(secondsFromGMT: 0)
            index += 1
        }
        guard hour < 24, minute < 60, second < 60 else { return nil }
        time.hour = hour
        time.minute = minute
        time.second = second
        return (time, index + 1 - start)
    }

    private static func components(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
        DateComponents(year: year, month: month, day: day)
    }

    /// The one sign between a token and the next; nil if there are more or none.
    private static func between(_ tokens: [Token], _ index: Int, in text: DetectedText) -> Character? {
        guard index + 1 < tokens.count,
            tokens[index + 1].range.lowerBound == tokens[index].range.upperBound + 1
        else {
            return nil
        }
        return text.ascii(tokens[index].range.upperBound)
    }

    /// Whether only spaces, a comma or a full stop stand between a token and the next, or nothing.
    private static func isNear(_ tokens: [Token], _ index: Int, in text: DetectedText) -> Bool {
        guard index >= 0, index + 1 < tokens.count else { return false }
        let gap = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
        return gap.count <= 3 && gap.allSatisfy { text.isSpace($0) || [",", "."].contains(text.ascii($0)) }
    }

    /// Whether a sign before a number makes it part of something longer.
    private static func isGlued(_ index: Int, in text: DetectedText) -> Bool {
        guard let character = text.ascii(index) else { return false }
        return "-/.:".contains(character)
    }
}
