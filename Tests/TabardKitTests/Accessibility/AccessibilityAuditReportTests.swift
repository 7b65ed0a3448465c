import TabardTesting
import XCTest

/// What the audit of accessibility says of small trees and pictures.
final class AccessibilityAuditReportTests: XCTestCase {
    private static let window = AccessibilityAuditElement(
        parent: nil,
        name: "A",
        role: .frame,
        actions: ["window.close"],
        frame: PixelRect(x: 0, y: 0, width: 400, height: 400)
    )

    /// A button in the window, large enough.
    private func button(_ name: String, x: Int = 0, width: Int = 60, height: Int = 60)
        -> AccessibilityAuditElement
    {
        AccessibilityAuditElement(
            parent: 0,
            name: name,
            role: .pushButton,
            state: [.visible, .sensitive, .focusable],
            actions: ["click"],
            frame: PixelRect(x: x, y: 0, width: width, height: height)
        )
    }

    private func found(_ elements: [AccessibilityAuditElement]) -> [String] {
        AccessibilityAuditReport(of: [Self.window] + elements).issues.map {
            "\($0.auditType) \($0.isFailure ? "fails" : "advice") \($0.name)"
        }
    }

    func testNames() {
        XCTAssertEqual(found([button("Save"), button("Open", x: 100)]), [])
        for name in ["", " ", "TabardWidget", "GtkButton", "UISwitch", "UITableViewCell", "Button"] {
            XCTAssertEqual(found([button(name)]), ["sufficientElementDescription fails \(name)"])
        }
        for name in ["UIKit", "Tabard", "Gtk", "Buttons"] { XCTAssertEqual(found([button(name)]), []) }
        XCTAssertEqual(found([button("Save button")]), ["sufficientElementDescription advice Save button"])
        var image = AccessibilityAuditElement(parent: 0, role: .image)
        XCTAssertEqual(found([image]), ["sufficientElementDescription fails "])
        for name in ["", "TabardWidget", "Reset all?"] {
            let dialog = AccessibilityAuditElement(parent: 0, name: name, role: .dialog)
            XCTAssertEqual(found([dialog]).isEmpty, name == "Reset all?", name)
        }
        image.state = .sensitive
        XCTAssertEqual(found([image]), [], "hidden")
        // What is in something hidden is hidden too.
        var inside = button("")
        inside.parent = 1
        XCTAssertEqual(found([image, inside]), [])
        XCTAssertEqual(found([AccessibilityAuditElement(parent: 0, role: .filler)]), [], "not used")
    }

    func testTwins() {
        XCTAssertEqual(found([button("A"), button("A", x: 100)]), ["sufficientElementDescription fails A"])
        var other = button("A", x: 100)
        other.description = "2"
        XCTAssertEqual(found([button("A"), other]), [])
        var rows = [button("A"), button("A", x: 100)]
        for index in rows.indices { rows[index].role = .listItem }
        XCTAssertEqual(found(rows), ["sufficientElementDescription advice A"])
    }

    func testRolesAndValues() {
        for role in [Role.filler, .label, .panel, .unknown] {
            var element = button("A")
            element.role = role
            XCTAssertEqual(found([element]), ["trait fails A"], "\(role)")
        }
        for role in [Role.slider, .spinButton] {
            var element = button("A")
            element.role = role
            XCTAssertEqual(found([element]), ["trait fails A"], "\(role)")
            element.description = "50%"
            XCTAssertEqual(found([element]), [])
            element.description = ""
            element.hasNumber = true
            XCTAssertEqual(found([element]), [])
            element.hasNumber = false
            element.name = "page 1 of 3"
            XCTAssertEqual(found([element]), [], "a name may be the value")
        }
    }

    func testStates() {
        var element = button("A")
        element.role = .checkBox
        func found(_ trial: AccessibilityTrial?) -> [String] {
            AccessibilityAuditReport(of: [Self.window, element], for: .action, trial: trial).failures
                .map(\.compactDescription)
        }
        XCTAssertEqual(
            found(AccessibilityTrial(unchanged: [1])),
            ["It was pressed, and says no other state than before."]
        )
        XCTAssertEqual(found(AccessibilityTrial()), [])
        XCTAssertEqual(found(nil), [])
    }

    func testReach() {
        func found(_ trial: AccessibilityTrial, _ elements: [AccessibilityAuditElement]) -> [String] {
            AccessibilityAuditReport(of: [Self.window] + elements, for: .keyboardFocus, trial: trial).failures
                .map { "\($0.name): \($0.compactDescription)" }
        }
        let buttons = [button("A"), button("B", x: 100)]
        let missing = ": It can be used, and neither Tab nor the arrow keys come to it."
        XCTAssertEqual(found(AccessibilityTrial(reached: [1, 2]), buttons), [])
        XCTAssertEqual(found(AccessibilityTrial(reached: [1]), buttons), ["B" + missing])
        XCTAssertEqual(found(AccessibilityTrial(reached: []), buttons), ["A" + missing, "B" + missing])
        XCTAssertEqual(
            found(AccessibilityTrial(reached: [1], trap: 1), buttons),
            ["A: Tab does not leave it."]
        )
        var disabled = buttons
        disabled[1].state.remove(.sensitive)
        XCTAssertEqual(found(AccessibilityTrial(reached: [1]), disabled), [])
        // What is around that which has the focus is reached with it.
        var inside = buttons
        inside[1].parent = 1
        XCTAssertEqual(found(AccessibilityTrial(reached: [2]), inside), [])
        // A choice among several has the keys while the group has the focus.
        var choices = buttons
        choices[1].role = .radioButton
        choices[1].parent = 1
        XCTAssertEqual(found(AccessibilityTrial(reached: [1]), choices), [])
        // Of several windows, one has the keys.
        var other = Self.window
        other.name = "Other"
        var far = button("C")
        far.parent = 3
        XCTAssertEqual(found(AccessibilityTrial(reached: [1, 2]), buttons + [other, far]), [])
        XCTAssertEqual(found(AccessibilityTrial(reached: [4]), buttons + [other, far]), [])
        XCTAssertEqual(found(AccessibilityTrial(), buttons), [], "not tried")
    }

    /// A text in a picture of 100 by 40 pixels: black rectangles on white.
    private func clipping(of name: String, _ rectangles: PixelRect...) -> [String] {
        let size = PixelSize(width: 100, height: 40)
        var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
        for rect in rectangles {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width {
                    for channel in 0..<3 { bytes[(y * size.width + x) * 4 + channel] = 0 }
                }
            }
        }
        let label = AccessibilityAuditElement(
            parent: 0,
            name: name,
            role: .label,
            frame: PixelRect(x: 0, y: 0, width: 100, height: 40)
        )
        let picture = Screenshot(size: size, bytes: bytes)
        return AccessibilityAuditReport(of: [Self.window, label], for: .textClipped) { _ in picture }.issues
            .map { $0.compactDescription + ($0.isFailure ? "" : " (advice)") }
    }

    func testTextsThatAreCut() {
        let letter = PixelRect(x: 10, y: 10, width: 20, height: 16)
        let dots = [40, 46, 52].map { PixelRect(x: $0, y: 24, width: 2, height: 2) }
        XCTAssertEqual(clipping(of: "Text", letter), [])
        let short = "The text is cut short, with points at its end."
        XCTAssertEqual(clipping(of: "Text", letter, dots[0], dots[1], dots[2]), [short])
        for name in ["Text…", "Text...", "… and so on"] {
            XCTAssertEqual(clipping(of: name, letter, dots[0], dots[1], dots[2]), [], name)
        }
        XCTAssertEqual(clipping(of: "Text", letter, dots[0], dots[1]), [], "two points")
        var uneven = dots
        uneven[2].x += 4
        XCTAssertEqual(clipping(of: "Text", letter, uneven[0], uneven[1], uneven[2]), [])
        let low = ["Letters are cut above or below."]
        XCTAssertEqual(clipping(of: "Text", PixelRect(x: 10, y: 0, width: 9, height: 9)), low)
        XCTAssertEqual(clipping(of: "Text", PixelRect(x: 10, y: 30, width: 9, height: 10)), low)
        let side = ["Letters reach to a side, and may be cut. (advice)"]
        XCTAssertEqual(clipping(of: "Text", PixelRect(x: 0, y: 10, width: 9, height: 9)), side)
        XCTAssertEqual(clipping(of: "Text", PixelRect(x: 90, y: 10, width: 10, height: 9)), side)
    }

    func testSizes() {
        XCTAssertEqual(found([button("A", width: 44, height: 44)]), [])
        XCTAssertEqual(found([button("A", width: 43, height: 44)]), ["hitRegion advice A"])
        // The square of 24 around the middle of 20 reaches 2 beyond it.
        let small = button("A", width: 20, height: 44)
        XCTAssertEqual(found([small, button("B", x: 22)]), ["hitRegion advice A"])
        XCTAssertEqual(found([small, button("B", x: 21)]), ["hitRegion fails A"])
        XCTAssertEqual(
            found([button("A", width: 24, height: 24), button("B", x: 24)]),
            ["hitRegion advice A"]
        )
        var disabled = small
        disabled.state.remove(.sensitive)
        XCTAssertEqual(found([disabled, button("B", x: 21)]), [])
    }

    /// A text of one column of pixels on white, in the grey that has 4.54 to 1, in the next one and in one below 3 to 1.
    func testContrast() {
        func failures(
            grey: UInt8,
            height: Int,
            _ change: (inout AccessibilityAuditElement) -> Void = { _ in }
        ) -> [String] {
            var bytes = [UInt8](repeating: 255, count: 400 * 400 * 4)
            for y in 10..<10 + height {
                for channel in 0..<3 { bytes[(y * 400 + 20) * 4 + channel] = grey }
            }
            var label = AccessibilityAuditElement(
                parent: 0,
                name: "Text",
                role: .label,
                frame: PixelRect(x: 10, y: 5, width: 50, height: 40)
            )
            change(&label)
            let picture = Screenshot(size: PixelSize(width: 400, height: 400), bytes: bytes)
            return AccessibilityAuditReport(of: [Self.window, label]) { $0 == 0 ? picture : nil }.failures
                .map(\.compactDescription)
        }
        XCTAssertEqual(failures(grey: 118, height: 12), [])
        XCTAssertEqual(
            failures(grey: 119, height: 12),
            ["The contrast is 4.47 to 1, where 4.5 to 1 is the least."]
        )
        XCTAssertEqual(failures(grey: 119, height: 22), [])
        XCTAssertEqual(failures(grey: 200, height: 22).count, 1)
        XCTAssertEqual(failures(grey: 200, height: 12) { $0.state.remove(.sensitive) }, [])
        // Cut by the window.
        XCTAssertEqual(failures(grey: 200, height: 12) { $0.frame?.x = -1 }, [])
    }

    /// What other programs tell may be anything.
    func testHostileParents() {
        let elements = (0..<4).map { index in
            AccessibilityAuditElement(parent: [7, 1, -3, 2][index], role: .pushButton, actions: ["a"])
        }
        XCTAssertEqual(AccessibilityAuditReport(of: elements).elementCount, 0)
    }
}
