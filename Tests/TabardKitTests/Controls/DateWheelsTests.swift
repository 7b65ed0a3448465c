import XCTest

@testable import TabardKit

/// The arithmetic of date pickers, without a display.
@preconcurrency @MainActor
final class DateWheelsTests: XCTestCase {
    private func calendar(
        _ identifier: Calendar.Identifier = .gregorian,
        zone: String = "UTC"
    ) throws -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone))
        return calendar
    }

    private func wheels(
        _ mode: UIDatePicker.Mode,
        _ calendar: Calendar,
        _ locale: String = "en_US",
        _ limits: DateLimits = DateLimits()
    ) -> DateWheels {
        let locale = Locale(identifier: locale)
        var calendar = calendar
        calendar.locale = locale
        return DateWheels(mode: mode, calendar: calendar, locale: locale, limits: limits)
    }

    private func date(_ text: String) throws -> Date {
        try XCTUnwrap(ISO8601DateFormatter().date(from: text))
    }

    func testTheLanguageOrdersTheWheels() throws {
        let calendar = try calendar()
        let expected: [(String, [DateField], [DateField], [DateField])] = [
            ("en_US", [.month, .day, .year], [.hour, .minute, .period], [.month, .year]),
            ("de_DE", [.day, .month, .year], [.hour, .minute], [.month, .year]),
            ("ja_JP", [.year, .month, .day], [.hour, .minute], [.year, .month]),
            ("ar_EG", [.day, .month, .year], [.hour, .minute, .period], [.month, .year]),
            ("ko_KR", [.year, .month, .day], [.period, .hour, .minute], [.year, .month]),
        ]
        for (locale, day, time, month) in expected {
            XCTAssertEqual(wheels(.date, calendar, locale).fields, day, locale)
            XCTAssertEqual(wheels(.time, calendar, locale).fields, time, locale)
            XCTAssertEqual(wheels(.dateAndTime, calendar, locale).fields, [.date] + time, locale)
            XCTAssertEqual(wheels(.yearAndMonth, calendar, locale).fields, month, locale)
        }
        XCTAssertEqual(
            wheels(.dateAndTime, calendar, "ar_EG").fields(isRightToLeft: true),
            [.period, .hour, .minute, .date]
        )
        XCTAssertEqual(wheels(.date, calendar, "ar_EG").fields(isRightToLeft: true), [.year, .month, .day])
    }

    func testHoursOfTwelveAndOfTwentyFour() throws {
        let calendar = try calendar()
        let american = wheels(.time, calendar)
        let german = wheels(.time, calendar, "de_DE")
        let midnight = try date("2024-05-01T00:05:00Z")
        let noon = try date("2024-05-01T12:05:00Z")
        XCTAssertEqual(american.count(of: .hour, at: noon), 12)
        XCTAssertEqual(german.count(of: .hour, at: noon), 24)
        XCTAssertEqual(american.row(of: .hour, for: midnight), 11)
        XCTAssertEqual(american.title(of: .hour, row: 11, at: midnight), "12")
        XCTAssertEqual(american.row(of: .period, for: midnight), 0)
        XCTAssertEqual(american.row(of: .period, for: noon), 1)
        XCTAssertEqual(american.title(of: .period, row: 1, at: noon), "PM")
        XCTAssertEqual(german.title(of: .hour, row: 0, at: noon), "00")
        XCTAssertEqual(
            american.date(choosing: .hour, row: 0, from: noon),
            try date("2024-05-01T13:05:00Z"),
            "one in the afternoon"
        )
        XCTAssertEqual(american.date(choosing: .period, row: 1, from: midnight), noon)
        XCTAssertEqual(american.date(choosing: .period, row: 0, from: noon), midnight)
        XCTAssertEqual(
            german.date(choosing: .hour, row: 23, from: noon),
            try date("2024-05-01T23:05:00Z")
        )
    }

    /// Every row of a wheel leads to a date that stands on that row.
    func testRowsAndDatesAgree() throws {
        let start = try date("2024-02-29T13:37:00Z")
        for identifier: Calendar.Identifier in [
            .gregorian, .hebrew, .islamicUmmAlQura, .japanese, .persian, .coptic,
        ] {
            let calendar = try calendar(identifier)
            for locale in ["en_US", "de_DE", "ar_EG", "ja_JP@hours=h11"] {
                for mode in [UIDatePicker.Mode.date, .dateAndTime, .yearAndMonth] {
                    let wheels = wheels(mode, calendar, locale)
                    for field in wheels.fields {
                        let row = wheels.row(of: field, for: start)
                        let count = wheels.count(of: field, at: start)
                        for next in max(0, row - 30)..<min(count, row + 31) {
                            guard wheels.isAllowed(field, row: next, at: start) else { continue }
                            let date = wheels.date(choosing: field, row: next, from: start)
                            XCTAssertEqual(
                                wheels.row(of: field, for: date),
                                next,
                                "\(identifier) \(locale) \(field)"
                            )
                            XCTAssertFalse(wheels.title(of: field, row: next, at: start).isEmpty)
                        }
                        XCTAssertEqual(wheels.date(choosing: field, row: row, from: start), start, "\(field)")
                    }
                }
            }
        }
    }

    func testLeapDays() throws {
        let wheels = wheels(.date, try calendar())
        let leapDay = try date("2024-02-29T08:00:00Z")
        let next = wheels.row(of: .year, for: leapDay) + 1
        XCTAssertEqual(wheels.title(of: .year, row: next, at: leapDay), "2025")
        XCTAssertEqual(
            wheels.date(choosing: .year, row: next, from: leapDay),
            try date("2025-02-28T08:00:00Z")
        )
        XCTAssertTrue(wheels.isAllowed(.day, row: 28, at: leapDay))
        XCTAssertFalse(wheels.isAllowed(.day, row: 29, at: leapDay))
        XCTAssertEqual(
            wheels.date(choosing: .day, row: 30, from: leapDay),
            leapDay,
            "the last day that there is"
        )
        let may = try date("2024-05-31T08:00:00Z")
        XCTAssertEqual(wheels.date(choosing: .month, row: 3, from: may), try date("2024-04-30T08:00:00Z"))
    }

    /// In Berlin there was no half past two on 2024-03-31, and two of them on 2024-10-27.
    func testClocksPutForwardAndBack() throws {
        let wheels = wheels(.dateAndTime, try calendar(zone: "Europe/Berlin"), "de_DE")
        let dayBefore = try date("2024-03-30T01:30:00Z")
        let row = wheels.row(of: .date, for: dayBefore)
        let moved = wheels.date(choosing: .date, row: row + 1, from: dayBefore)
        XCTAssertEqual(moved, try date("2024-03-31T01:30:00Z"), "half past three")
        XCTAssertEqual(wheels.row(of: .hour, for: moved), 3)
        let morning = try date("2024-03-31T06:30:00Z")
        XCTAssertEqual(wheels.date(choosing: .hour, row: 2, from: morning), moved)
        let autumn = try date("2024-10-27T08:30:00Z")
        XCTAssertEqual(
            wheels.date(choosing: .hour, row: 2, from: autumn),
            try date("2024-10-27T00:30:00Z"),
            "the first of the two"
        )
        // In São Paulo the clock was put forward at midnight.
        let brazil = self.wheels(.dateAndTime, try calendar(zone: "America/Sao_Paulo"))
        let evening = try date("2018-11-03T23:10:00-03:00")
        let day = brazil.row(of: .date, for: evening)
        XCTAssertEqual(
            brazil.row(of: .date, for: brazil.date(choosing: .date, row: day + 1, from: evening)),
            day + 1
        )
    }

    func testDigitsAndNamesOfTheLanguage() throws {
        let calendar = try calendar()
        let day = try date("2024-05-14T21:05:00Z")
        let arabic = wheels(.date, calendar, "ar_EG")
        XCTAssertEqual(arabic.title(of: .day, row: 13, at: day), "١٤")
        XCTAssertEqual(arabic.title(of: .month, row: 4, at: day), "مايو")
        XCTAssertEqual(arabic.title(of: .year, row: arabic.row(of: .year, for: day), at: day), "٢٠٢٤")
        let time = wheels(.time, calendar, "ar_EG")
        XCTAssertEqual(time.title(of: .minute, row: 5, at: day), "٠٥")
        XCTAssertEqual(time.title(of: .period, row: 1, at: day), "م")
        var german = wheels(.dateAndTime, calendar, "de_DE")
        german.now = day
        let row = german.row(of: .date, for: day)
        XCTAssertEqual(german.title(of: .date, row: row, at: day), "Heute")
        XCTAssertEqual(german.title(of: .date, row: row + 1, at: day), "Mi. 15. Mai")
        let countdown = wheels(.countDownTimer, calendar, "de_DE")
        XCTAssertEqual(countdown.title(of: .hours, row: 3, at: day), "3 Stunden")
    }

    func testHebrewIslamicAndJapaneseYears() throws {
        let hebrew = wheels(.date, try calendar(.hebrew))
        let leap = try date("2024-02-15T12:00:00Z")
        XCTAssertEqual(hebrew.count(of: .month, at: leap), 13)
        XCTAssertEqual(hebrew.title(of: .month, row: hebrew.row(of: .month, for: leap), at: leap), "Adar I")
        let year = hebrew.row(of: .year, for: leap)
        XCTAssertEqual(hebrew.title(of: .year, row: year, at: leap), "5784")
        let plain = hebrew.date(choosing: .year, row: year + 1, from: leap)
        XCTAssertEqual(hebrew.count(of: .month, at: plain), 12)
        XCTAssertEqual(hebrew.title(of: .year, row: year + 1, at: plain), "5785")
        let islamic = wheels(.date, try calendar(.islamicUmmAlQura))
        XCTAssertEqual(
            islamic.title(of: .month, row: islamic.row(of: .month, for: leap), at: leap),
            "Shaʻban"
        )
        let japanese = wheels(.date, try calendar(.japanese), "ja_JP")
        XCTAssertEqual(japanese.title(of: .year, row: japanese.row(of: .year, for: leap), at: leap), "令和6年")
    }

    func testLimits() throws {
        let first = try date("2024-03-10T10:20:00Z")
        let last = try date("2024-05-20T15:40:00Z")
        let limits = DateLimits(minimum: first, maximum: last)
        let wheels = wheels(.date, try calendar(), "en_US", limits)
        let date = try date("2024-04-15T12:00:00Z")
        XCTAssertEqual((0..<12).filter { wheels.isAllowed(.month, row: $0, at: date) }, [2, 3, 4])
        let year = wheels.row(of: .year, for: date)
        XCTAssertFalse(wheels.isAllowed(.year, row: year - 1, at: date))
        XCTAssertTrue(wheels.isAllowed(.year, row: year, at: date))
        XCTAssertEqual(wheels.date(choosing: .month, row: 0, from: date), first)
        XCTAssertEqual(wheels.date(choosing: .month, row: 11, from: date), last)
        XCTAssertEqual((0..<31).filter { wheels.isAllowed(.day, row: $0, at: last) }, Array(0..<20))
        let time = self.wheels(.time, try calendar(), "de_DE", limits)
        XCTAssertEqual((0..<24).filter { time.isAllowed(.hour, row: $0, at: last) }, Array(0..<16))
        XCTAssertFalse(time.isAllowed(.minute, row: 41, at: last))
        XCTAssertTrue(time.isAllowed(.minute, row: 40, at: last))
    }

    /// Apple: a least date that is later than the greatest makes both count for nothing.
    func testLimitsTheWrongWayRoundCountForNothing() throws {
        let limits = DateLimits(
            minimum: try date("2025-01-01T00:00:00Z"),
            maximum: try date("2024-01-01T00:00:00Z")
        )
        let date = try date("1999-07-07T07:07:07Z")
        XCTAssertEqual(limits.clamped(date), date)
        XCTAssertTrue(limits.contains(date))
        let wheels = wheels(.date, try calendar(), "en_US", limits)
        XCTAssertTrue(wheels.isAllowed(.month, row: 3, at: date))
    }

    func testIntervals() throws {
        let calendar = try calendar()
        for (wanted, counted) in [(0, 1), (-5, 1), (7, 1), (5, 5), (30, 30), (60, 1), (15, 15), (Int.max, 1)]
        {
            XCTAssertEqual(DateLimits(minuteInterval: wanted).interval, counted, "\(wanted)")
        }
        let quarters = DateLimits(minuteInterval: 15)
        let odd = try date("2024-05-01T10:44:31Z")
        XCTAssertEqual(quarters.settled(odd, in: calendar), try date("2024-05-01T10:30:00Z"))
        XCTAssertEqual(DateLimits().settled(odd, in: calendar), odd, "a minute's interval keeps the seconds")
        XCTAssertEqual(
            DateLimits(minuteInterval: 15, roundsToInterval: false).settled(odd, in: calendar),
            odd
        )
        let late = DateLimits(minimum: try date("2024-05-01T10:40:00Z"), minuteInterval: 15)
        XCTAssertEqual(late.settled(odd, in: calendar), try date("2024-05-01T10:45:00Z"))
        let wheels = wheels(.time, calendar, "en_US", quarters)
        XCTAssertEqual(wheels.count(of: .minute, at: odd), 4)
        XCTAssertEqual(wheels.title(of: .minute, row: 3, at: odd), "45")
        XCTAssertEqual(wheels.row(of: .minute, for: odd), 2)
    }

    func testCountdowns() throws {
        let wheels = wheels(.countDownTimer, try calendar(), "en_US", DateLimits(minuteInterval: 5))
        XCTAssertEqual(wheels.duration(choosing: .hours, row: 2, from: 600), 7_800)
        XCTAssertEqual(wheels.duration(choosing: .minutes, row: 3, from: 7_800), 8_100)
        XCTAssertEqual(wheels.duration(choosing: .minutes, row: 0, from: 600), 300, "never none at all")
        let limits = DateLimits()
        for (wanted, kept) in [
            (-1, 0), (59, 0), (61, 60), (86_399, 86_340), (1e300, 86_340), (.nan, 0), (.infinity, 0),
        ]
            as [(Double, Double)]
        {
            XCTAssertEqual(limits.settledCountdown(wanted), kept, "\(wanted)")
        }
    }

    /// Dates that no calendar knows are taken for the nearest that it does.
    func testDatesFromNowhere() throws {
        let wheels = wheels(.date, try calendar(), "en_US")
        for seconds in [-1e300, 1e300, .infinity, -.infinity, .nan, -1e14, 1e14] as [Double] {
            let date = DateLimits().settled(Date(timeIntervalSince1970: seconds), in: wheels.calendar)
            XCTAssertTrue(date >= CalendarYears.earliest && date <= CalendarYears.latest, "\(seconds)")
            for field in wheels.fields {
                let row = wheels.row(of: field, for: date)
                XCTAssertTrue((0..<wheels.count(of: field, at: date)).contains(row), "\(seconds) \(field)")
            }
        }
    }

    func testTheDesktopsLocale() {
        XCTAssertEqual(Locale(environment: ["LANG": "de_DE.UTF-8"])?.identifier, "de_DE")
        XCTAssertEqual(
            Locale(environment: ["LANG": "en_US.UTF-8", "LC_TIME": "sv_SE@euro"])?.identifier,
            "sv_SE"
        )
        XCTAssertEqual(Locale(environment: ["LC_ALL": "ar_EG", "LC_TIME": "sv_SE"])?.identifier, "ar_EG")
        for name in ["C", "C.UTF-8", "POSIX", "", "../../etc"] {
            XCTAssertNil(Locale(environment: ["LANG": name]), name)
        }
    }
}
