import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Switch, slider, stepper, segments, pages and progress: what the user changes is told, what the app changes is not.
@preconcurrency @MainActor
final class ValueControlsTests: ControlTestCase {
    func testASwitch() {
        let control = UISwitch()
        XCTAssertEqual(control.bounds.size, CGSize(width: 51, height: 31))
        put(control, CGRect(x: 20, y: 20, width: 51, height: 31))
        record(control)
        control.isOn = true
        control.setOn(false, animated: true)
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(control._accessibility.isChecked, false)
        drag(control, CGPoint(x: 10, y: 10))
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(control._accessibility.isChecked, true)
        XCTAssertEqual(journal.take(), ["down", "changed", "primary", "upInside"])
        control._activate()
        XCTAssertFalse(control.isOn)
        XCTAssertEqual(journal.take(), ["changed", "primary"])
    }

    /// The track of a switch that is on has the app's colour.
    func testTheColourOfASwitchThatIsOn() throws {
        let control = UISwitch()
        put(control, CGRect(x: 20, y: 20, width: 51, height: 31))
        func track() throws -> [UInt8] {
            MainLoop.iterate(seconds: 0.1)
            let pixels = try XCTUnwrap(control.pixels())
            let place = (15 * pixels.width + 12) * 4
            return Array(pixels.bytes[place..<place + 3])
        }
        control.isOn = true
        let usual = try track()
        control.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(try track(), [255, 0, 0])
        control.onTintColor = nil
        XCTAssertEqual(try track(), usual)
        control.onTintColor = .red
        control.isOn = false
        XCTAssertNotEqual(try track(), [255, 0, 0])
    }

    func testASwitchThatIsDragged() {
        let control = UISwitch()
        put(control, CGRect(x: 20, y: 20, width: 51, height: 31))
        drag(control, CGPoint(x: 15, y: 15), CGPoint(x: 45, y: 15))
        XCTAssertTrue(control.isOn)
        drag(control, CGPoint(x: 36, y: 15), CGPoint(x: 5, y: 15), CGPoint(x: 45, y: 15))
        XCTAssertTrue(control.isOn, "dragged away and back")
        drag(control, CGPoint(x: 36, y: 15), CGPoint(x: 36, y: 200))
        XCTAssertTrue(control.isOn, "left without a drag of the knob")
    }

    func testASlider() {
        let slider = UISlider()
        put(slider, CGRect(x: 20, y: 20, width: 228, height: 34))
        record(slider)
        slider.value = 0.5
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(slider._thumb.midX, 114, accuracy: 0.5)
        drag(slider, CGPoint(x: 114, y: 17), CGPoint(x: 164, y: 17))
        XCTAssertEqual(slider.value, 0.75, accuracy: 0.01)
        XCTAssertEqual(journal.take(), ["down", "changed", "primary", "in", "upInside"])
        XCTAssertTrue(slider._useKey(.home))
        XCTAssertEqual(slider.value, 0)
        XCTAssertTrue(slider._useKey(.right))
        XCTAssertEqual(slider.value, 0.05, accuracy: 0.001)
        XCTAssertFalse(slider._useKey(.enter))
        XCTAssertEqual(slider._accessibility.range?.text, "5%")
    }

    /// A finger must take the knob, so that scrolling past a slider changes nothing; a mouse may press the track.
    func testWhereASliderIsPressed() {
        let slider = UISlider()
        put(slider, CGRect(x: 20, y: 20, width: 228, height: 34))
        drag(slider, isTouch: true, CGPoint(x: 150, y: 17))
        XCTAssertEqual(slider.value, 0)
        drag(slider, isTouch: false, CGPoint(x: 114, y: 17))
        XCTAssertEqual(slider.value, 0.5, accuracy: 0.01)
    }

    func testASliderThatTellsOnlyTheEnd() {
        let slider = UISlider()
        slider.isContinuous = false
        put(slider, CGRect(x: 20, y: 20, width: 228, height: 34))
        record(slider)
        drag(slider, CGPoint(x: 14, y: 17), CGPoint(x: 64, y: 17), CGPoint(x: 114, y: 17))
        XCTAssertEqual(journal.take(), ["down", "in", "in", "changed", "primary", "upInside"])
    }

    func testASlidersRange() {
        let slider = UISlider()
        slider.value = 7
        XCTAssertEqual(slider.value, 1)
        slider.value = .nan
        XCTAssertEqual(slider.value, 0)
        slider.minimumValue = 5
        XCTAssertEqual(slider.maximumValue, 5)
        XCTAssertEqual(slider.value, 5)
        slider.maximumValue = 10
        slider.semanticContentAttribute = .forceRightToLeft
        slider.frame = CGRect(x: 0, y: 0, width: 228, height: 34)
        slider.value = 10
        XCTAssertEqual(slider._thumb.minX, 0, accuracy: 0.5, "the greatest is at the left")
        XCTAssertTrue(slider._useKey(.right))
        XCTAssertLessThan(slider.value, 10)
    }

    func testAStepper() {
        let stepper = UIStepper()
        put(stepper, CGRect(x: 20, y: 20, width: 94, height: 32))
        record(stepper)
        drag(stepper, CGPoint(x: 70, y: 16))
        XCTAssertEqual(stepper.value, 1)
        XCTAssertEqual(journal.take(), ["down", "changed", "primary", "upInside"])
        drag(stepper, CGPoint(x: 20, y: 16))
        drag(stepper, CGPoint(x: 20, y: 16))
        XCTAssertEqual(stepper.value, 0, "there is nothing below")
        stepper.wraps = true
        XCTAssertTrue(stepper._useKey(.down))
        XCTAssertEqual(stepper.value, 100)
        stepper.stepValue = 0.5
        stepper.value = 3
        XCTAssertTrue(stepper._useKey(.right))
        XCTAssertEqual(stepper.value, 3.5)
        XCTAssertEqual(stepper._accessibility.range?.current, 3.5)
    }

    func testAStepperThatIsHeldRepeats() {
        let stepper = UIStepper()
        put(stepper, CGRect(x: 20, y: 20, width: 94, height: 32))
        press(stepper, at: CGPoint(x: 70, y: 16))
        MainLoop.iterate(seconds: 3) { stepper.value >= 2 }
        lift(stepper, at: CGPoint(x: 70, y: 16))
        let value = stepper.value
        XCTAssertGreaterThanOrEqual(value, 2)
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(stepper.value, value)
    }

    func testSegments() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        put(control, CGRect(x: 20, y: 20, width: 210, height: 32))
        record(control)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 2
        XCTAssertEqual(journal.take(), [])
        drag(control, CGPoint(x: 100, y: 16))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertEqual(journal.take(), ["down", "changed", "primary", "upInside"])
        drag(control, CGPoint(x: 100, y: 16))
        XCTAssertEqual(journal.take(), ["down", "upInside"], "it is selected already")
        control.setEnabled(false, forSegmentAt: 0)
        XCTAssertTrue(control._useKey(.left))
        XCTAssertEqual(control.selectedSegmentIndex, 1, "the first cannot be selected")
        XCTAssertEqual(control._elements.map { $0._accessibility.isChecked }, [false, true, false])
        XCTAssertEqual(control._elements.map(\.accessibilityLabel), ["A", "B", "C"])
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2, "the selection stays with its segment")
        control.removeSegment(at: 2, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(control.numberOfSegments, 3)
    }

    func testSegmentsWithActions() {
        let actions = ["One", "Two"].map { title in
            UIAction(title: title) { [weak self] _ in self?.journal.entries.append(title) }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        control.isMomentary = true
        put(control, CGRect(x: 20, y: 20, width: 200, height: 32))
        control.addAction(
            UIAction { [weak self] _ in self?.journal.entries.append("\(control.selectedSegmentIndex)") },
            for: .valueChanged
        )
        drag(control, CGPoint(x: 150, y: 16))
        XCTAssertEqual(journal.take(), ["Two", "1"])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testTheLayoutOfSegments() {
        let size = CGSize(width: 300, height: 32)
        var layout = SegmentLayout(
            size: size,
            fixed: [0, 0, 0],
            content: [10, 20, 70],
            isByContent: false,
            isRightToLeft: false
        )
        XCTAssertEqual(layout.frames.map(\.minX), [0, 100, 200])
        layout = SegmentLayout(
            size: size,
            fixed: [60, 0, 0],
            content: [10, 20, 60],
            isByContent: true,
            isRightToLeft: true
        )
        XCTAssertEqual(layout.frames.map(\.width), [60, 80, 160])
        XCTAssertEqual(layout.frames.map(\.minX), [240, 160, 0])
        XCTAssertEqual(
            SegmentLayout.width(fixed: [0, 0, 30], content: [10, 20, 5], isByContent: false),
            2 * 40 + 30
        )
    }

    /// What is chosen is the name of segments that have none, and not said twice (V1).
    func testSegmentsAreNamedByWhatIsChosen() {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 1
        put(segments, CGRect(x: 20, y: 20, width: 200, height: 32))
        XCTAssertEqual(segments._accessibility.spokenLabel, "Week, 2 of 2")
        XCTAssertNil(segments._accessibility.description)
        segments.accessibilityLabel = "Range"
        XCTAssertEqual(segments._accessibility.spokenLabel, "Range")
        XCTAssertEqual(segments._accessibility.description, "Week, 2 of 2")
    }

    func testPages() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        XCTAssertEqual(pages.currentPage, 2)
        pages.numberOfPages = 2
        XCTAssertEqual(pages.currentPage, 1)
        put(pages, CGRect(x: 20, y: 20, width: 100, height: 26))
        record(pages)
        drag(pages, CGPoint(x: 20, y: 13))
        XCTAssertEqual(pages.currentPage, 0)
        XCTAssertEqual(journal.take(), ["down", "changed", "primary", "upInside"])
        XCTAssertEqual(pages._accessibility.range?.text, "page 1 of 2")
        XCTAssertEqual(pages._accessibility.spokenLabel, "page 1 of 2", "the value stands for a name (V1)")
        XCTAssertNil(pages._accessibility.description)
        pages.accessibilityLabel = "Tour"
        XCTAssertEqual(pages._accessibility.spokenLabel, "Tour")
        XCTAssertEqual(pages._accessibility.description, "page 1 of 2")
        pages.accessibilityLabel = nil
        XCTAssertEqual(pages._drawing.commands.count, 2)
        pages.numberOfPages = 1_000_000
        pages.currentPage = 500_000
        XCTAssertLessThan(pages._drawing.commands.count, 8, "only what fits")
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        XCTAssertEqual(pages._drawing.commands, [])
        pages.numberOfPages = -4
        XCTAssertEqual(pages.numberOfPages, 0)
    }

    func testProgress() {
        let view = UIProgressView(progressViewStyle: .default)
        XCTAssertEqual(view.bounds.height, 4)
        view.frame.size.width = 100
        view.progress = 0.25
        XCTAssertEqual(view._drawing.commands.count, 2)
        guard case .fill(let area, _, _)? = view._drawing.commands.last else { return XCTFail("no line") }
        XCTAssertEqual(area.width, 25)
        view.progress = 3
        XCTAssertEqual(view.progress, 1)
        view.progress = .nan
        XCTAssertEqual(view.progress, 0)
        XCTAssertEqual(view._accessibility.range?.text, "0%")
        view.semanticContentAttribute = .forceRightToLeft
        view.progress = 0.5
        guard case .fill(let mirrored, _, _)? = view._drawing.commands.last else { return XCTFail("no line") }
        XCTAssertEqual(mirrored.minX, 50)
    }

    func testAWheel() {
        let wheel = UIActivityIndicatorView(style: .large)
        XCTAssertEqual(wheel.bounds.size, CGSize(width: 37, height: 37))
        XCTAssertTrue(wheel.isHidden)
        Toolkit.areAnimationsEnabled = true
        wheel.startAnimating()
        put(wheel, CGRect(x: 20, y: 20, width: 37, height: 37))
        XCTAssertFalse(wheel.isHidden)
        MainLoop.iterate(seconds: 2) { wheel._step >= 2 }
        XCTAssertGreaterThanOrEqual(wheel._step, 2)
        wheel.hidesWhenStopped = false
        wheel.stopAnimating()
        XCTAssertFalse(wheel.isHidden)
        XCTAssertFalse(wheel.isAnimating)
    }

    /// By their numbers, since their names are deprecated: `whiteLarge`, `white` and `gray`.
    func testOlderStylesOfAWheelBringTheirColours() throws {
        for (number, side, color) in [(0, 37.0, UIColor.white), (1, 20, .white), (2, 20, .gray)] {
            let style = try XCTUnwrap(UIActivityIndicatorView.Style(rawValue: number))
            let wheel = UIActivityIndicatorView(style: style)
            XCTAssertEqual(wheel.bounds.size, CGSize(width: side, height: side))
            XCTAssertEqual(wheel.color, color)
            let changed = UIActivityIndicatorView(style: .medium)
            XCTAssertEqual(changed.color, .systemGray)
            changed.style = style
            XCTAssertEqual(changed.color, color)
            changed.color = .red
            changed.style = .large
            XCTAssertEqual(changed.color, .red)
        }
    }

    func testAWheelHidesWhenItStopsUnlessItShallStay() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        XCTAssertFalse(wheel.isHidden)
        wheel.stopAnimating()
        XCTAssertTrue(wheel.isHidden)
        wheel.hidesWhenStopped = false
        XCTAssertFalse(wheel.isHidden, "it stands in sight")
        wheel.hidesWhenStopped = true
        XCTAssertTrue(wheel.isHidden)
        wheel.startAnimating()
        wheel.hidesWhenStopped = false
        wheel.hidesWhenStopped = true
        XCTAssertFalse(wheel.isHidden, "while it turns it is in sight")
    }

    func testTheSignsOfAStepper() {
        func color(_ value: Double) -> RGBA { RGBA(red: value, green: 0, blue: 0, alpha: 1) }
        var drawing = StepperDrawing(
            colors: StepperDrawing.Colors(
                background: color(0.1),
                pressed: color(0.2),
                divider: color(0.3),
                sign: color(0.4),
                exhausted: color(0.5),
                focus: color(0.6)
            )
        )
        drawing.canIncrease = false
        let minus = CGRect(x: 16, y: 15.125, width: 15, height: 1.75)
        let plus = CGRect(x: 63, y: 15.125, width: 15, height: 1.75)
        let down = CGRect(x: 69.625, y: 8.5, width: 1.75, height: 15)
        XCTAssertEqual(
            drawing.commands,
            [
                .fill(CGRect(x: 0, y: 0, width: 94, height: 32), cornerRadius: 8, color: color(0.1)),
                .fill(CGRect(x: 46.5, y: 7, width: 1, height: 18), cornerRadius: 0, color: color(0.3)),
                .fill(minus, cornerRadius: 0.875, color: color(0.4)),
                .fill(plus, cornerRadius: 0.875, color: color(0.5)),
                .fill(down, cornerRadius: 0.875, color: color(0.5)),
            ]
        )
        drawing.pressed = .more
        XCTAssertEqual(
            drawing.commands[1],
            .fill(CGRect(x: 47, y: 0, width: 47, height: 32), cornerRadius: 8, color: color(0.2))
        )
        drawing.isRightToLeft = true
        XCTAssertEqual(drawing.half(.less).minX, 47)
    }

    func testLinesStandBetweenSegmentsThatAreNotSelectedAndImagesKeepTheirSize() {
        let grey = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let line = RGBA(red: 0.1, green: 0, blue: 0, alpha: 1)
        func drawing(selected: Int?, image: UIImage?) -> SegmentedDrawing {
            SegmentedDrawing(
                size: CGSize(width: 300, height: 32),
                segments: (0..<3).map {
                    SegmentedDrawing.Segment(
                        title: "",
                        image: image,
                        font: UIFont.systemFont(ofSize: 13).fontDescription,
                        color: grey,
                        frame: CGRect(x: 100 * $0, y: 0, width: 100, height: 32)
                    )
                },
                selected: selected,
                pressed: nil,
                colors: SegmentedDrawing.Colors(background: grey, thumb: grey, divider: line, focus: grey)
            )
        }
        func lines(_ selected: Int?) -> [CGRect] {
            drawing(selected: selected, image: nil).commands.compactMap {
                if case .fill(let area, _, line) = $0 { area } else { nil }
            }
        }
        let (first, second) = (
            CGRect(x: 99.5, y: 8, width: 1, height: 16), CGRect(x: 199.5, y: 8, width: 1, height: 16)
        )
        XCTAssertEqual(lines(nil), [first, second])
        XCTAssertEqual(lines(0), [second])
        XCTAssertEqual(lines(1), [])
        XCTAssertEqual(lines(2), [first])

        func place(imageOf side: CGFloat) -> CGRect? {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            return drawing(selected: nil, image: image).commands.lazy.compactMap {
                if case .image(_, let area, _) = $0 { area } else { nil }
            }.first
        }
        XCTAssertEqual(place(imageOf: 20), CGRect(x: 40, y: 6, width: 20, height: 20))
        XCTAssertEqual(place(imageOf: 48), CGRect(x: 38, y: 4, width: 24, height: 24), "as large as fits")
    }

    func testASlidersTrackLeavesRoomForImagesOrTheKnobsEdge() {
        let slider = UISlider()
        let area = CGRect(x: 0, y: 0, width: 200, height: 30)
        XCTAssertEqual(slider.trackRect(forBounds: area).minX, 2)
        XCTAssertEqual(slider.trackRect(forBounds: area).maxX, 198)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        slider.maximumValueImage = image
        XCTAssertEqual(slider.trackRect(forBounds: area).maxX, 170)
        slider.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(slider.trackRect(forBounds: area).minX, 30)
        XCTAssertEqual(slider.trackRect(forBounds: area).maxX, 198)
    }

    func testScreenReadersHearOfTheWholeRangeOfProgress() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.5
        let range = view._accessibility.range
        XCTAssertEqual(range?.least, 0)
        XCTAssertEqual(range?.most, 1)
        XCTAssertEqual(range?.current, 0.5)
    }
}
