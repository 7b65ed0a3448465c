import XCTest

@testable import TabardKit

/// Months as rows of weeks, without a display.
final class CalendarMonthTests: XCTestCase {
    private func calendar(_ locale: String, _ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = .gmt
        return calendar
    }

    private func date(_ text: String) throws -> Date {
        try XCTUnwrap(ISO8601DateFormatter().date(from: text + "T12:00:00Z"))
    }

    func testWeeksBeginAsTheLanguageSays() throws {
        // 2024-02-01 is a Thursday.
        let february = try date("2024-02-15")
        let expected = [("en_US", 4, 5), ("de_DE", 3, 5), ("ar_EG", 5, 5)]
        for (locale, leading, weeks) in expected {
            let month = CalendarMonth(containing: february, in: calendar(locale))
            XCTAssertEqual(month.dayCount, 29, locale)
            XCTAssertEqual(month.leading, leading, locale)
            XCTAssertEqual(month.weekCount, weeks, locale)
        }
        let month = CalendarMonth(containing: february, in: calendar("de_DE"))
        XCTAssertEqual(month.place(of: 0).row, 0)
        XCTAssertEqual(month.place(of: 0).column, 3)
        XCTAssertEqual(month.place(of: 28).row, 4)
        XCTAssertEqual(month.place(of: 28).column, 3)
    }

    func testDaysAndTheirIndices() throws {
        for identifier: Calendar.Identifier in [.gregorian, .hebrew, .islamicUmmAlQura, .japanese] {
            var month = CalendarMonth(containing: try date("2023-11-20"), in: calendar("en_US", identifier))
            for _ in 0..<30 {
                XCTAssertTrue((28...31).contains(month.dayCount), "\(identifier)")
                for index in 0..<month.dayCount { XCTAssertEqual(month.index(of: month.day(index)), index) }
                XCTAssertNil(month.index(of: month.end))
                let next = month.advanced(by: 1)
                XCTAssertEqual(next.start, month.end)
                XCTAssertEqual(next.advanced(by: -1), month)
                month = next
            }
        }
    }

    /// In São Paulo the day began at one o'clock when clocks were put forward.
    func testADayThatBeginsLater() throws {
        var calendar = calendar("pt_BR")
        calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "America/Sao_Paulo"))
        let month = CalendarMonth(containing: try date("2018-11-20"), in: calendar)
        for index in 0..<month.dayCount { XCTAssertEqual(month.index(of: month.day(index)), index) }
    }
}
