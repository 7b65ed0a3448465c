import GtkInterop
import XCTest

@testable import TabardKit

/// Pickers, turned by real clicks, drags, wheels and keys of the X server.
@preconcurrency @MainActor
final class UIPickerViewTests: TextTestCase {
    @MainActor
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let journal: Journal
        var counts = [10, 3]
        var rowHeight: CGFloat = 32

        init(_ journal: Journal) { self.journal = journal }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            rowHeight
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            "Row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            journal.entries.append("\(component): \(row)")
        }
    }

    private lazy var source = Source(journal)

    private func picker() -> UIPickerView {
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        put(picker, CGRect(x: 0, y: 0, width: 300, height: 216))
        MainLoop.iterate(seconds: 0.1)
        return picker
    }

    func testClicksDragsAndTheWheel() throws {
        let picker = picker()
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
        try click(picker, at: CGPoint(x: 80, y: 140))
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
        XCTAssertEqual(journal.take(), ["0: 1"])
        try click(picker, at: CGPoint(x: 80, y: 108))
        XCTAssertEqual(journal.take(), [], "it is selected already")
        try drag(in: picker, from: CGPoint(x: 80, y: 140), to: CGPoint(x: 80, y: 76))
        XCTAssertGreaterThanOrEqual(picker.selectedRow(inComponent: 0), 3)
        XCTAssertEqual(journal.take(), ["0: \(picker.selectedRow(inComponent: 0))"])
        try turnWheel(picker, at: CGPoint(x: 220, y: 108), steps: 1)
        XCTAssertEqual(journal.take(), ["1: 1"])
        try turnWheel(picker, at: CGPoint(x: 220, y: 108), steps: -3)
        XCTAssertEqual(journal.take(), ["1: 0"])
    }

    func testKeys() throws {
        let picker = picker()
        XCTAssertTrue(picker._columns[0]._takeFocus())
        try type("Down", "Down", "Up", "End", "Page_Up", "Home", "Up")
        XCTAssertEqual(journal.take(), ["0: 1", "0: 2", "0: 1", "0: 9", "0: 4", "0: 0"])
        try type("Right", "Down", "Left", "Down")
        XCTAssertEqual(journal.take(), ["1: 1", "0: 1"])
    }

    func testTheProgramSelects() {
        let picker = picker()
        picker.selectRow(5, inComponent: 0, animated: true)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 5)
        XCTAssertEqual(journal.take(), [])
        XCTAssertEqual(picker._columns[0]._accessibility.range?.text, "Row 5")
        source.counts = [2, 0]
        picker.reloadAllComponents()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
        XCTAssertEqual(picker.selectedRow(inComponent: 1), -1)
        picker.layoutIfNeeded()
        XCTAssertEqual((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text, "Row 1")
        XCTAssertNil(picker.view(forRow: 7, forComponent: 0))
    }

    /// Counts and heights that cannot be are taken for the nearest that can.
    func testSourcesThatLie() {
        for count in [-5, 0, .max] {
            for height in [-1, 0, .nan, .infinity, 10_000] as [CGFloat] {
                source.counts = [count]
                source.rowHeight = height
                let picker = picker()
                picker.layoutIfNeeded()
                XCTAssertEqual(picker.selectedRow(inComponent: 0), count > 0 ? 0 : -1)
                XCTAssertLessThan(picker._columns[0].subviews.count, 200)
                if count > 0 { picker.selectRow(count - 1, inComponent: 0, animated: false) }
                picker.layoutIfNeeded()
                picker.removeFromSuperview()
            }
        }
    }

    /// Rows stand within the wheel, in their order, the one in the middle whole; a click finds the row that is seen.
    func testTheWheelsGeometry() {
        for height in [10, 100, 162, 216, 400] as [CGFloat] {
            for rowHeight in [1, 20, 32, 44, 1_000] as [CGFloat] {
                for position in [0, 0.25, 0.5, 7, 99] as [CGFloat] {
                    let wheel = PickerWheel(
                        height: height,
                        rowHeight: rowHeight,
                        count: 100,
                        position: position
                    )
                    let places = wheel.rows.map(wheel.place)
                    XCTAssertTrue(places.allSatisfy { $0.y >= 0 && $0.y <= height && $0.opacity <= 1 })
                    XCTAssertEqual(places.map(\.y), places.map(\.y).sorted())
                    for row in wheel.rows where wheel.place(of: row).squeeze > 0.1 {
                        XCTAssertEqual(wheel.row(at: wheel.place(of: row).y), row)
                    }
                }
            }
        }
        let wheel = PickerWheel(height: 216, rowHeight: 32, count: 10, position: 3)
        XCTAssertEqual(wheel.place(of: 3), PickerWheel.Place(y: 108, squeeze: 1, opacity: 1))
    }

    /// The wheels of hours and days turn round without an end.
    func testAWheelWithoutAnEnd() {
        var wheel = PickerWheel(height: 216, rowHeight: 32, count: 12, position: 0, isEndless: true)
        XCTAssertTrue(wheel.rows.contains(-1))
        XCTAssertEqual(wheel.content(of: -1), 11)
        XCTAssertEqual(wheel.content(of: 12), 0)
        XCTAssertEqual(wheel.nearest(to: 11), -1)
        XCTAssertEqual(wheel.clamped(-40), -40)
        XCTAssertEqual(wheel.clamped(.nan), 0)
        wheel.position = 36
        XCTAssertEqual(wheel.nearest(to: 11), 35)
        XCTAssertNotNil(wheel.row(at: 20))
        wheel.isEndless = false
        XCTAssertEqual(wheel.content(of: 5), 5)
    }
}
