import GtkInterop
import XCTest

@testable import TabardKit

/// Date pickers in a window, by real clicks and keys of the X server.
@preconcurrency @MainActor
final class UIDatePickerTests: TextTestCase {
    private func date(_ text: String) throws -> Date {
        try XCTUnwrap(ISO8601DateFormatter().date(from: text))
    }

    private func picker(
        _ mode: UIDatePicker.Mode,
        _ style: UIDatePickerStyle,
        locale: String = "en_US"
    ) throws -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.timeZone = .gmt
        picker.setDate(try date("2024-05-14T10:20:00Z"), animated: false)
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                guard let picker else { return }
                self?.journal.entries.append(
                    picker.datePickerMode == .countDownTimer
                        ? "\(picker.countDownDuration)" : ISO8601DateFormatter().string(from: picker.date)
                )
            },
            for: .valueChanged
        )
        let size = picker.intrinsicContentSize
        put(picker, CGRect(x: 0, y: 0, width: max(size.width, 300), height: size.height))
        MainLoop.iterate(seconds: 0.1)
        return picker
    }

    private func all<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(kind, in: $0) }
    }

    func testWhatAPickerIsAtFirst() {
        let before = Date()
        let picker = UIDatePicker()
        XCTAssertEqual(picker.datePickerMode, .dateAndTime)
        XCTAssertEqual(picker.preferredDatePickerStyle, .automatic)
        XCTAssertEqual(picker.datePickerStyle, .compact)
        XCTAssertNil(picker.locale)
        XCTAssertNil(picker.timeZone)
        XCTAssertNotNil(picker.calendar)
        XCTAssertNil(picker.minimumDate)
        XCTAssertNil(picker.maximumDate)
        XCTAssertEqual(picker.minuteInterval, 1)
        XCTAssertTrue(picker.roundsToMinuteInterval)
        XCTAssertEqual(picker.countDownDuration, 0)
        XCTAssertTrue(picker.date >= before && picker.date <= Date())
    }

    func testStylesOfModes() {
        let picker = UIDatePicker()
        let expected: [(UIDatePicker.Mode, [UIDatePickerStyle])] = [
            (.time, [.compact, .wheels, .compact, .wheels]),
            (.date, [.compact, .wheels, .compact, .inline]),
            (.dateAndTime, [.compact, .wheels, .compact, .inline]),
            (.countDownTimer, [.wheels, .wheels, .wheels, .wheels]),
            (.yearAndMonth, [.wheels, .wheels, .wheels, .wheels]),
        ]
        for (mode, styles) in expected {
            picker.datePickerMode = mode
            for (preferred, shown) in zip(
                [.automatic, .wheels, .compact, .inline] as [UIDatePickerStyle],
                styles
            ) {
                picker.preferredDatePickerStyle = preferred
                XCTAssertEqual(picker.datePickerStyle, shown, "\(mode) \(preferred)")
                XCTAssertGreaterThan(picker.intrinsicContentSize.width, 0)
            }
        }
    }

    func testKeysTurnTheWheels() throws {
        let picker = try picker(.date, .wheels)
        let columns = all(PickerColumn.self, in: picker)
        XCTAssertEqual(columns.map(\.accessibilityLabel), ["Month", "Day", "Year"])
        XCTAssertEqual(columns.map { $0._accessibility.range?.text }, ["May", "14", "2024"])
        XCTAssertTrue(columns[0]._takeFocus())
        try type("Down", "Right", "End")
        XCTAssertEqual(
            journal.take(),
            ["2024-06-14T10:20:00Z", "2024-06-30T10:20:00Z"],
            "June has no thirty-first day"
        )
        XCTAssertEqual(columns.map { $0._accessibility.range?.text }, ["June", "30", "2024"])
        try type("Right", "Down")
        XCTAssertEqual(journal.take(), ["2025-06-30T10:20:00Z"])
        picker.minimumDate = try date("2025-06-10T00:00:00Z")
        try type("Up")
        XCTAssertEqual(journal.take(), ["2025-06-10T00:00:00Z"], "back to the limit")
        XCTAssertEqual(columns.map { $0._accessibility.range?.text }, ["June", "10", "2025"])
    }

    func testSettingSendsNothingAndIsKeptWithinTheLimits() throws {
        let picker = try picker(.dateAndTime, .wheels)
        picker.maximumDate = try date("2024-05-20T00:00:00Z")
        picker.date = try date("2030-01-01T00:00:00Z")
        XCTAssertEqual(picker.date, try date("2024-05-20T00:00:00Z"))
        picker.minimumDate = try date("2024-06-01T00:00:00Z")
        picker.date = try date("2030-01-01T00:00:00Z")
        XCTAssertEqual(picker.date, try date("2030-01-01T00:00:00Z"), "limits the wrong way round")
        picker.minimumDate = nil
        XCTAssertEqual(picker.date, try date("2024-05-20T00:00:00Z"))
        XCTAssertEqual(journal.take(), [])
    }

    func testCountingDown() throws {
        let picker = try picker(.countDownTimer, .wheels)
        picker.countDownDuration = 3_725
        XCTAssertEqual(picker.countDownDuration, 3_720)
        let columns = all(PickerColumn.self, in: picker)
        XCTAssertEqual(columns.map { $0._accessibility.range?.text }, ["1 hour", "2 min"])
        XCTAssertTrue(columns[0]._takeFocus())
        try type("Up", "Right", "Home")
        XCTAssertEqual(journal.take(), ["120.0", "60.0"], "never none at all")
        XCTAssertEqual(columns.map { $0._accessibility.range?.text }, ["0 hours", "1 min"])
        picker.countDownDuration = 100_000
        XCTAssertEqual(picker.countDownDuration, 86_340)
    }

    func testClicksAndKeysInACalendar() throws {
        let picker = try picker(.date, .inline)
        let days = all(CalendarDayControl.self, in: picker)
        XCTAssertEqual(days.count, 31)
        XCTAssertEqual(days[13].accessibilityLabel, "Tuesday, May 14, 2024")
        XCTAssertEqual(days[13]._accessibility.isSelected, true)
        try click(days[19], at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(journal.take(), ["2024-05-20T10:20:00Z"], "the time stays")
        XCTAssertTrue(days[19]._takeFocus())
        try type("Down", "Right", "space")
        XCTAssertEqual(journal.take(), ["2024-05-28T10:20:00Z"])
        try type("Down", "Return")
        XCTAssertEqual(journal.take(), ["2024-06-04T10:20:00Z"], "over the end of the month")
        try type("Prior", "Home", "Return")
        XCTAssertEqual(journal.take(), ["2024-04-28T10:20:00Z"])
    }

    func testDaysBeyondTheLimits() throws {
        let picker = try picker(.date, .inline)
        picker.minimumDate = try date("2024-05-10T18:00:00Z")
        picker.maximumDate = try date("2024-05-20T00:00:00Z")
        let days = all(CalendarDayControl.self, in: picker)
        XCTAssertEqual(days.indices.filter { days[$0].isEnabled }, Array(9...19))
        let turning = all(UIButton.self, in: picker)
        XCTAssertEqual(turning.map(\.isEnabled), [false, false])
        try click(days[9], at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(journal.take(), ["2024-05-10T18:00:00Z"], "no earlier than the limit")
        try click(days[3], at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(journal.take(), [])
    }

    func testCompactFieldsOpenAndClose() throws {
        let picker = try picker(.dateAndTime, .compact)
        let fields = all(DateFieldButton.self, in: picker)
        XCTAssertEqual(fields.map(\.text), ["May 14, 2024", "10:20\u{202F}AM"].map { $0 })
        XCTAssertTrue(fields[0]._takeFocus())
        try click(fields[0], at: CGPoint(x: 20, y: 16))
        let window = try XCTUnwrap(picker.window)
        XCTAssertEqual(all(FloatingPanel.self, in: window).count, 1)
        let root = try XCTUnwrap(window.rootViewController?.view)
        XCTAssertTrue(root._accessibility.isKeptBack, "screen readers stay in what is open (V1)")
        XCTAssertEqual(root._widget?.canFocus, false)
        let days = all(CalendarDayControl.self, in: window)
        try click(days[0], at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(journal.take(), ["2024-05-01T10:20:00Z"])
        XCTAssertEqual(fields[0].text, "May 1, 2024")
        try type("Escape")
        XCTAssertEqual(all(FloatingPanel.self, in: window).count, 0)
        XCTAssertFalse(root._accessibility.isKeptBack)
        XCTAssertTrue(fields[0].isFirstResponder, "the focus is back where it was")
        try click(fields[1], at: CGPoint(x: 20, y: 16))
        XCTAssertEqual(all(PickerColumn.self, in: window).count, 3)
        XCTAssertTrue(all(PickerColumn.self, in: window)[0]._takeFocus())
        try type("Down")
        XCTAssertEqual(journal.take(), ["2024-05-01T11:20:00Z"])
        picker.removeFromSuperview()
        XCTAssertEqual(all(FloatingPanel.self, in: window).count, 0, "it goes with the picker")
    }

    /// Where there is no room for the month's name the date is written in numbers, and nothing stands beside the picker.
    func testACompactPickerWithoutRoom() throws {
        let picker = try picker(.dateAndTime, .compact)
        let fields = all(DateFieldButton.self, in: picker)
        let usual = picker.intrinsicContentSize.width
        picker.translatesAutoresizingMaskIntoConstraints = true
        for (width, text) in [(usual + 20, "May 14, 2024"), (usual - 20, "5/14/24"), (60, "5/14/24")] {
            picker.frame.size.width = width
            picker.layoutIfNeeded()
            XCTAssertEqual(fields[0].text, text, "\(width)")
            let end = fields.map { $0.convert($0.bounds, to: picker).maxX }.max() ?? 0
            XCTAssertLessThanOrEqual(end, width + 1)
            XCTAssertEqual(picker.intrinsicContentSize.width, usual, "it still wants the usual text")
        }
    }

    func testADisabledPickerTakesNothing() throws {
        let picker = try picker(.date, .inline)
        picker.isEnabled = false
        try click(all(CalendarDayControl.self, in: picker)[3], at: CGPoint(x: 20, y: 20))
        XCTAssertEqual(journal.take(), [])
    }

    func testNothingStays() throws {
        _ = try picker(.dateAndTime, .inline)
        for view in controller.view.subviews { view.removeFromSuperview() }
        try assertNothingStays(bytesBelow: 400_000, "date pickers") {
            for style in [UIDatePickerStyle.wheels, .compact, .inline] {
                let picker = try picker(.dateAndTime, style)
                picker.removeFromSuperview()
            }
            MainLoop.iterate(seconds: 0.2)
        }
    }
}
