import GtkInterop
import TabardDrawing
import XCTest

@testable import TabardKit

/// Texts of controls follow the size that the user wants as far as there is room, and none is cut for it.
@preconcurrency @MainActor
final class LargeControlTextTests: TabBarTestCase {
    private let controller = UIViewController()

    /// Shows a view in a window under a size of texts.
    private func put(
        _ view: UIView,
        _ frame: CGRect,
        _ size: UIContentSizeCategory = .accessibilityExtraExtraExtraLarge
    ) {
        controller.traitOverrides.preferredContentSizeCategory = size
        if controller.viewIfLoaded?.window == nil { show(controller, width: 400, height: 600) }
        view.frame = frame
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.05)
    }

    private func width(_ text: String, _ font: FontDescription) -> CGFloat {
        LineCache.width(of: text, font: font)
    }

    func testAFontFitsAWidth() {
        let font = UIFont.systemFont(ofSize: 40)
        XCTAssertEqual(font.fitting(100, into: 100, least: 10).pointSize, 40)
        XCTAssertEqual(font.fitting(100, into: 50, least: 10).pointSize, 20)
        XCTAssertEqual(font.fitting(100, into: 10, least: 10).pointSize, 10)
        XCTAssertEqual(font.fitting(100, into: 0, least: 17).pointSize, 17)
        XCTAssertEqual(font.fitting(100, into: -5, least: 17).pointSize, 17)
        XCTAssertEqual(UIFont.systemFont(ofSize: 8).fitting(100, into: 10, least: 10).pointSize, 8)
    }

    func testSegmentsGrowAsFarAsTheirTextsFit() {
        let titles = ["Small", "Medium", "Enormous"]
        for (room, least, most) in [(360, 20, 22), (260, 14, 20), (90, 10, 10)] as [(CGFloat, Double, Double)]
        {
            let segments = UISegmentedControl(items: titles)
            put(segments, CGRect(x: 0, y: 0, width: room, height: 40))
            let drawn = segments._drawing.segments
            XCTAssertEqual(Set(drawn.map(\.font.size)).count, 1, "all are of one size")
            XCTAssertTrue((least...most).contains(drawn[0].font.size), "\(drawn[0].font.size) in \(room)")
            guard drawn[0].font.size > 13 else { continue }
            for segment in drawn {
                XCTAssertLessThanOrEqual(width(segment.title, segment.font), segment.frame.width - 7)
            }
            XCTAssertEqual(segments._contentSize.height, 42)
        }
        let usual = UISegmentedControl(items: titles)
        put(usual, CGRect(x: 0, y: 0, width: 360, height: 32), .large)
        XCTAssertEqual(usual._drawing.segments.map(\.font.size), [13, 13, 13])
        XCTAssertEqual(usual._contentSize.height, 32)
        let own = UISegmentedControl(items: titles)
        own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
        put(own, CGRect(x: 0, y: 0, width: 360, height: 32))
        XCTAssertEqual(own._drawing.segments.map(\.font.size), [11, 11, 11], "a font of the app's stays")
        XCTAssertEqual(own._contentSize.height, 32)
    }

    func testSegmentsOfLongWordsAreDrawnSmallerBeforeTheyAreCut() {
        let segments = UISegmentedControl(items: ["Alle", "Druckerzeugnisse", "Hörbücher"])
        put(segments, CGRect(x: 0, y: 0, width: 288, height: 32), .large)
        let drawn = segments._drawing.segments
        XCTAssertEqual(Set(drawn.map(\.font.size)).count, 1)
        XCTAssertGreaterThan(
            drawn[1].frame.width,
            drawn[0].frame.width,
            "it takes from the others what they don't need"
        )
        XCTAssertLessThanOrEqual(drawn[1].font.size, 13)
        XCTAssertLessThanOrEqual(width(drawn[1].title, drawn[1].font), drawn[1].frame.width - 7)
    }

    func testSegmentsShareEvenlyUnlessThatCutsOne() {
        func widths(_ content: [CGFloat], _ width: CGFloat, fixed: [CGFloat]? = nil) -> [CGFloat] {
            let size = CGSize(width: width, height: 32)
            return SegmentLayout(
                size: size,
                fixed: fixed ?? content.map { _ in 0 },
                content: content,
                isByContent: false,
                isRightToLeft: false
            ).frames.map(\.width)
        }
        XCTAssertEqual(widths([10, 20, 92], 300), [100, 100, 100])
        XCTAssertEqual(widths([12, 32, 112], 180), [20, 40, 120])
        XCTAssertEqual(
            widths([12, 32, 113], 180),
            [60, 60, 60],
            "where all have no room in any way, all are alike"
        )
        XCTAssertEqual(widths([12, 32, 112], 220, fixed: [40, 0, 0]), [40, 45, 135])
        XCTAssertEqual(widths([], 100), [])
        XCTAssertEqual(widths([50], 0), [0])
    }

    func testASearchBarGrowsWithItsText() throws {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.prompt = "Look through all of your library"
        bar.scopeButtonTitles = ["All", "Songs", "Albums"]
        bar.showsScopeBar = true
        bar.showsCancelButton = true
        put(bar, CGRect(x: 0, y: 0, width: 320, height: 200), .large)
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 0)).height, 36 + 20 + 20 + 42)
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        controller.view.layoutIfNeeded()
        let height = bar.sizeThatFits(CGSize(width: 320, height: 0)).height
        bar.frame.size.height = height
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.searchTextField.font?.pointSize ?? 0, 28, accuracy: 0.5)
        XCTAssertEqual(bar.searchTextField.frame.height, 54)
        let parts = [bar._promptLabel.frame, bar.searchTextField.frame, try XCTUnwrap(bar._scopes).frame]
        for (upper, lower) in zip(parts, parts.dropFirst()) {
            XCTAssertLessThanOrEqual(upper.maxY, lower.minY + 6, "\(parts)")
        }
        XCTAssertLessThanOrEqual(parts[2].maxY, height)
        XCTAssertLessThanOrEqual(bar.searchTextField.frame.maxX, bar._cancelButton.frame.minX)
    }

    func testAPlaceholderIsDrawnSmallerBeforeItIsCut() throws {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.placeholder = "Name or address"
        put(field, CGRect(x: 0, y: 0, width: 320, height: 80))
        let wanted = try XCTUnwrap(field.font)
        XCTAssertEqual(wanted.pointSize, 53)
        let size = try XCTUnwrap(field._placeholderSize)
        XCTAssertLessThanOrEqual(width("Name or address", wanted.withSize(size).fontDescription), 306)
        XCTAssertGreaterThan(size, 30)
        field.placeholder = "Name"
        field._widget?.queueAllocate()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(field._placeholderSize, "one that fits is as large as the text")
        field.placeholder = String(repeating: "Name or address ", count: 5)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(field._placeholderSize, 12.75, "it is not much smaller than usual")
        field.placeholder = "Name or address"
        controller.traitOverrides.preferredContentSizeCategory = .large
        controller.view.layoutIfNeeded()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(field._placeholderSize)
        // A font that does not follow is as the app says.
        let fixed = UITextField()
        fixed.font = .systemFont(ofSize: 40)
        fixed.placeholder = String(repeating: "Name or address ", count: 5)
        put(fixed, CGRect(x: 0, y: 100, width: 320, height: 80))
        XCTAssertNil(fixed._placeholderSize)
    }

    @MainActor
    private final class Months: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let names = ["May", "June", "July", "August", "September"]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            names[row]
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    func testTheRowsOfAWheelAreOfOneSizeThatFits() {
        let months = Months()
        for (room, sizes) in [(400, 34...35), (280, 22...30), (100, 21...21)]
            as [(CGFloat, ClosedRange<CGFloat>)]
        {
            let picker = UIPickerView()
            picker.dataSource = months
            picker.delegate = months
            put(picker, CGRect(x: 0, y: 0, width: room, height: 216))
            XCTAssertEqual(picker.rowSize(forComponent: 0).height, 53)
            let shown = labels(in: picker)
            XCTAssertGreaterThan(shown.count, 4)
            XCTAssertEqual(Set(shown.map(\.font.pointSize)).count, 1)
            XCTAssertTrue(sizes.contains(shown[0].font.pointSize), "\(shown[0].font.pointSize) in \(room)")
            if room > 200 { XCTAssertEqual(picker.cutTexts(), []) }
            picker.selectRow(3, inComponent: 0, animated: false)
            controller.traitOverrides.preferredContentSizeCategory = .large
            controller.view.layoutIfNeeded()
            XCTAssertEqual(picker.rowSize(forComponent: 0).height, 32)
            XCTAssertEqual(picker.selectedRow(inComponent: 0), 3, "what is chosen stays")
            XCTAssertEqual(Set(labels(in: picker).map(\.font.pointSize)), [21])
            picker.removeFromSuperview()
        }
    }

    func testTheWheelsOfADateAreOfOneSize() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "en_US")
        for (room, sizes) in [(400, 24...26), (300, 21...21)] as [(CGFloat, ClosedRange<CGFloat>)] {
            put(picker, CGRect(x: 0, y: 0, width: room, height: 216))
            let shown = labels(in: picker)
            XCTAssertEqual(Set(shown.map(\.font.pointSize)).count, 1)
            XCTAssertTrue(sizes.contains(shown[0].font.pointSize), "\(shown[0].font.pointSize) in \(room)")
        }
    }

    func testCompactDatesShrinkBeforeTheMonthIsANumber() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_793_871_660)
        for (room, date) in [(400, "Nov 5, 2026"), (256, "Nov 5, 2026"), (190, "11/5/26")]
            as [(CGFloat, String)]
        {
            put(picker, CGRect(x: 0, y: 0, width: room, height: 60))
            MainLoop.iterate(seconds: 0.05)
            picker.layoutIfNeeded()
            let content = try XCTUnwrap(picker.subviews.first)
            let buttons = content.subviews.compactMap { $0 as? DateFieldButton }
            XCTAssertEqual(buttons.first?.text, date, "in \(room)")
            XCTAssertEqual(buttons.count, 2)
            XCTAssertEqual(content.frame.height, 47)
            for button in buttons {
                XCTAssertLessThanOrEqual(button.frame.maxX, room + 0.5)
                for case .text(let text, let area, let font, _) in button.commands where room > 200 {
                    XCTAssertGreaterThanOrEqual(font.size, 17)
                    XCTAssertLessThanOrEqual(width(text, font), area.width + 0.5, text)
                }
            }
        }
    }

    func testTheDaysOfACalendarGrowInTheirCircles() throws {
        let calendar = UICalendarView()
        func sizes(_ category: UIContentSizeCategory, _ room: CGFloat) throws -> [Double] {
            put(calendar, CGRect(x: 0, y: 0, width: room, height: 480), category)
            let days = days(in: calendar)
            XCTAssertGreaterThanOrEqual(days.count, 28)
            return days.flatMap { day in
                day.commands.compactMap { command in
                    guard case .text(let text, let circle, let font, _) = command else { return nil }
                    XCTAssertLessThan(width(text, font), circle.width - 2, text)
                    return font.size
                }
            }
        }
        XCTAssertEqual(Set(try sizes(.large, 390)), [20])
        XCTAssertEqual(calendar.intrinsicContentSize.height, 320)
        XCTAssertGreaterThan(try sizes(.accessibilityExtraExtraExtraLarge, 390).min() ?? 0, 26)
        XCTAssertGreaterThan(calendar.intrinsicContentSize.height, 390)
        XCTAssertGreaterThanOrEqual(try sizes(.accessibilityExtraExtraExtraLarge, 280).min() ?? 0, 20)
    }

    private func days(in view: UIView) -> [CalendarDayControl] {
        view.subviews.flatMap { ($0 as? CalendarDayControl).map { [$0] } ?? days(in: $0) }
    }

    func testASectionIndexGrowsWhileAllTitlesHaveRoom() {
        for count in 1...40 {
            for height in stride(from: CGFloat(0), through: 800, by: 37) {
                let usual = SectionIndexLayout(count: count, height: height)
                let large = SectionIndexLayout(count: count, height: height, scale: 1.65)
                XCTAssertEqual(usual.lines, large.lines, "no title gives way: \(count) in \(height)")
                XCTAssertEqual(usual.lineHeight, 15)
                XCTAssertTrue((15...25).contains(large.lineHeight))
                let end = large.top + CGFloat(large.lines.count) * large.lineHeight
                if height >= 40, large.lineHeight > 15 { XCTAssertLessThanOrEqual(end, height) }
            }
        }
        XCTAssertEqual(SectionIndexLayout(count: 3, height: 440, scale: 1.65).lineHeight, 25)
        XCTAssertEqual(SectionIndexLayout(count: 26, height: 500, scale: 1.65).lineHeight, 18)
    }
}
