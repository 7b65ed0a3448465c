import GtkInterop
import XCTest

@testable import TabardKit

/// Calendars in a window, and what their delegates are asked and told.
@preconcurrency @MainActor
final class UICalendarViewTests: TextTestCase {
    @MainActor
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        let journal: Journal
        var refused: Set<Int> = []
        var mayTakeBack = false
        var decorated: Set<Int> = []

        init(_ journal: Journal) { self.journal = journal }

        private func text(_ date: DateComponents?) -> String {
            date.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
        }

        func calendarView(
            _ calendarView: UICalendarView,
            decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            decorated.contains(dateComponents.day ?? 0) ? .default(color: .systemRed, size: .large) : nil
        }

        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            let now = calendarView.visibleDateComponents
            journal.entries.append("from \(previousDateComponents.month ?? 0) to \(now.month ?? 0)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            didSelectDate dateComponents: DateComponents?
        ) {
            journal.entries.append("selected \(text(dateComponents))")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate,
            canSelectDate dateComponents: DateComponents?
        ) -> Bool {
            dateComponents.map { !refused.contains($0.day ?? 0) } ?? mayTakeBack
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didSelectDate dateComponents: DateComponents
        ) {
            journal.entries.append("selected \(text(dateComponents))")
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate,
            didDeselectDate dateComponents: DateComponents
        ) {
            journal.entries.append("deselected \(text(dateComponents))")
        }
    }

    private lazy var delegate = Delegate(journal)

    private func calendar() -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = .gmt
        view.delegate = delegate
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        put(view, CGRect(x: 0, y: 0, width: 300, height: 300))
        MainLoop.iterate(seconds: 0.1)
        return view
    }

    private func days(_ view: UIView) -> [CalendarDayControl] {
        view.subviews.flatMap { ($0 as? CalendarDayControl).map { [$0] } ?? days($0) }
    }

    func testOneDay() throws {
        let view = calendar()
        XCTAssertEqual(days(view).count, 29)
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        delegate.refused = [10]
        view.selectionBehavior = selection
        selection.selectedDate = DateComponents(year: 2024, month: 2, day: 3)
        XCTAssertEqual(days(view).indices.filter { days(view)[$0].look.isChosen }, [2])
        XCTAssertEqual(journal.take(), [])
        try click(days(view)[9], at: CGPoint(x: 15, y: 15))
        XCTAssertEqual(journal.take(), [], "refused")
        try click(days(view)[20], at: CGPoint(x: 15, y: 15))
        XCTAssertEqual(journal.take(), ["selected 2024-2-21"])
        XCTAssertEqual(selection.selectedDate?.day, 21)
        try click(days(view)[20], at: CGPoint(x: 15, y: 15))
        XCTAssertEqual(journal.take(), [], "the choice may not be taken back")
        delegate.mayTakeBack = true
        try click(days(view)[20], at: CGPoint(x: 15, y: 15))
        XCTAssertEqual(journal.take(), ["selected none"])
        XCTAssertNil(selection.selectedDate)
        delegate.refused = [1]
        selection.updateSelectableDates()
        XCTAssertEqual(days(view).indices.filter { !days(view)[$0].isEnabled }, [0])
    }

    func testSeveralDays() throws {
        let view = calendar()
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        view.selectionBehavior = selection
        selection.setSelectedDates(
            [DateComponents(year: 2024, month: 2, day: 3), DateComponents(year: 2024, month: 3, day: 4)],
            animated: false
        )
        for index in [4, 2] { try click(days(view)[index], at: CGPoint(x: 15, y: 15)) }
        XCTAssertEqual(journal.take(), ["selected 2024-2-5", "deselected 2024-2-3"])
        XCTAssertEqual(selection.selectedDates.map(\.day), [4, 5])
    }

    func testMonthsAndWhatIsAvailable() throws {
        let view = calendar()
        let zone = ISO8601DateFormatter()
        view.availableDateRange = DateInterval(
            start: try XCTUnwrap(zone.date(from: "2024-01-20T00:00:00Z")),
            end: try XCTUnwrap(zone.date(from: "2024-02-10T12:00:00Z"))
        )
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
        XCTAssertEqual(days(view).indices.filter { days(view)[$0].isEnabled }, Array(0...9))
        let turning = view._browser.subviews.compactMap { $0 as? UIButton }
        XCTAssertEqual(turning.map(\.isEnabled), [true, false])
        try click(turning[0], at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(journal.take(), ["from 2 to 1"])
        XCTAssertEqual(days(view).indices.filter { days(view)[$0].isEnabled }, Array(19...30))
        view.visibleDateComponents = DateComponents(year: 2030, month: 7)
        XCTAssertEqual(view.visibleDateComponents.month, 2, "the nearest that is available")
        XCTAssertEqual(view.visibleDateComponents.year, 2024)
        XCTAssertEqual(journal.take(), [], "the program went there")
    }

    func testDecorations() {
        delegate.decorated = [2, 5]
        let view = calendar()
        XCTAssertEqual(days(view).indices.filter { days(view)[$0].decoration != nil }, [1, 4])
        delegate.decorated = [5, 6]
        view.reloadDecorations(
            forDateComponents: [2, 6].map { DateComponents(year: 2024, month: 2, day: $0) },
            animated: true
        )
        XCTAssertEqual(days(view).indices.filter { days(view)[$0].decoration != nil }, [4, 5])
        view.wantsDateDecorations = false
        XCTAssertTrue(days(view).allSatisfy { $0.decoration == nil })
        let custom = UICalendarView.Decoration(customViewProvider: { UILabel(frame: .zero) })._makeView()
        XCTAssertTrue(custom is UILabel)
    }

    /// What is no date changes nothing.
    func testDatesFromNowhere() {
        let view = calendar()
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = selection
        for year in [nil, Int.min, Int.max, -5_000, 100_000] {
            view.visibleDateComponents = DateComponents(year: year, month: Int.max, day: -7)
            XCTAssertEqual(view.visibleDateComponents.month, 2, "\(String(describing: year))")
            selection.selectedDate = DateComponents(year: year, month: 2, day: 400)
            XCTAssertTrue(days(view).allSatisfy { !$0.look.isChosen })
        }
    }
}
