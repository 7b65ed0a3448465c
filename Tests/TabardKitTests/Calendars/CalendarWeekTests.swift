import XCTest

@testable import TabardKit

/// Choosing weeks of a calendar.
@preconcurrency @MainActor
final class CalendarWeekTests: TabBarTestCase {
    @MainActor
    private final class Listener: NSObject, UICalendarSelectionWeekOfYearDelegate {
        var log: [String] = []
        var mayTakeBack = false

        private func text(_ week: DateComponents?) -> String {
            week.map { "\($0.yearForWeekOfYear ?? 0)/\($0.weekOfYear ?? 0)" } ?? "none"
        }

        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) { log.append("selected \(text(weekOfYearComponents))") }

        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear,
            canSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) -> Bool {
            weekOfYearComponents?.weekOfYear == nil ? mayTakeBack : weekOfYearComponents?.weekOfYear != 10
        }
    }

    func testATapChoosesTheWholeWeek() throws {
        let listener = Listener()
        let selection = UICalendarSelectionWeekOfYear(delegate: listener)
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .iso8601)
        view.timeZone = TimeZone(secondsFromGMT: 0)
        view.selectionBehavior = selection
        func day(_ number: Int) throws -> Date {
            try XCTUnwrap(view._date(DateComponents(year: 2026, month: 3, day: number)))
        }
        let tenth = try day(10)
        selection._userChose(tenth, in: view)
        XCTAssertEqual(listener.log, ["selected 2026/11"])
        let chosen = try (1...31).filter { selection._isSelected(try day($0), in: view) }
        XCTAssertEqual(chosen, Array(9...15))
        XCTAssertFalse(selection._mayChoose(try day(4), in: view))
        XCTAssertTrue(selection._mayChoose(tenth, in: view))
        selection._userChose(tenth, in: view)
        XCTAssertEqual(listener.log.count, 1, "the week can't be taken back")
        listener.mayTakeBack = true
        selection._userChose(tenth, in: view)
        XCTAssertEqual(listener.log.last, "selected none")
        selection.selectedWeekOfYear = DateComponents(weekOfYear: 999, yearForWeekOfYear: 2026)
        XCTAssertFalse(selection._isSelected(tenth, in: view))
    }
}
