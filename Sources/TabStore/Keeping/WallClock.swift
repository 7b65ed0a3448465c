#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The clock on the wall, which may be wrong or be set back; nothing depends on it but stamps and names.
package enum WallClock {
    /// Milliseconds since 1970.
    package static func milliseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return UInt64(max(0, time.tv_sec)) * 1000 + UInt64(time.tv_nsec) / 1_000_000
    }
}

/// A date as part of a file's name.
enum FileDate {
    /// The date in universal time, such as `20260102T030405Z`.
    static func text(milliseconds: UInt64) -> String {
        let seconds = Int(milliseconds / 1000)
        let (year, month, day) = date(daysSince1970: seconds / 86_400)
        let second = seconds % 86_400
        return digits(year, 4) + digits(month, 2) + digits(day, 2) + "T"
            + digits(second / 3600, 2) + digits(second / 60 % 60, 2) + digits(second % 60, 2) + "Z"
    }

    private static func digits(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Counts in years that begin in March, so that the leap day is the last, and in eras of 400 years.
    private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
