import Foundation
import TabardTesting
import XCTest

/// The form of controls, by real mouse and keys and as a screen reader uses it.
@preconcurrency @MainActor
final class ControlsTests: XCTestCase {
    /// GTK 4.8 tells of a switch as a check box.
    private static let switchRole = Role.checkBox
    private static let slider = Role(rawValue: 51)
    private static let spinButton = Role(rawValue: 52)
    private static let radioButton = Role(rawValue: 44)
    private static let progressBar = Role(rawValue: 42)

    private func withForm(_ body: (TestDisplay, TestWindow, AccessibleObject) throws -> Void)
        throws
    {
        let display = try TestDisplay()
        let app = try TestApplication("Controls", on: display)
        let root = try app.accessibleRoot()
        let window = try app.window(titled: "Controls")
        _ = try root.waitFor(role: .pageTabList)
        try body(display, window, root)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    private func assertTells(_ text: String, _ root: AccessibleObject, line: UInt = #line) {
        let holds = waitUntil(timeout: .seconds(5)) { try root.find(role: .label, name: text) != nil }
        XCTAssertTrue(holds, "'\(text)' is not told:\n" + root.treeDescription, line: line)
    }

    func testWhatAScreenReaderHears() throws {
        try withForm { _, _, root in
            let control = try root.waitFor(role: Self.switchRole, name: "Sounds")
            XCTAssertFalse(try control.state.contains(.checked))
            try control.performAction()
            assertTells("Sounds on", root)
            XCTAssertTrue(waitUntil { try control.state.contains(.checked) })
            let volume = try root.waitFor(role: Self.slider, name: "Volume")
            try volume.performAction(named: "view.increment")
            assertTells("Volume 10", root)
            let copies = try root.waitFor(role: Self.spinButton, name: "Copies")
            try copies.performAction(named: "view.increment")
            assertTells("Copies 1", root)
            let large = try root.waitFor(role: Self.radioButton, name: "Large")
            XCTAssertFalse(try large.state.contains(.checked))
            try large.performAction()
            assertTells("Size Large", root)
            XCTAssertTrue(waitUntil { try large.state.contains(.checked) })
            XCTAssertNotNil(try root.find(role: Self.progressBar, name: "Volume shown"))
            XCTAssertEqual(try root.findAll(role: .pushButton, name: "Reset…").count, 1)
            XCTAssertTrue(
                try root.descendants.contains { try $0.name == "Name" && $0.state.contains(.editable) }
            )
        }
    }

    func testByMouseAndKeys() throws {
        try withForm { display, window, root in
            @MainActor func click(_ object: AccessibleObject) throws {
                var frame = try object.restingFrameInWindow()
                let place = try window.frame
                frame.x += place.x
                frame.y += place.y
                try display.pointer.click(at: frame.center)
            }
            try click(try root.waitFor(role: Self.switchRole, name: "Sounds"))
            assertTells("Sounds on", root)
            try click(try root.waitFor(role: Self.slider, name: "Volume"))
            assertTells("Volume 50", root)
            try click(try root.waitFor(role: Self.radioButton, name: "Medium"))
            assertTells("Size Medium", root)
            let field = try XCTUnwrap(
                try root.descendants.first { try $0.name == "Name" && $0.state.contains(.editable) }
            )
            try click(field)
            try display.keyboard.press("a", "b")
            assertTells("Name ab", root)
            // From the field on to the switch.
            try display.keyboard.press("Tab", "space")
            assertTells("Sounds off", root)
            try click(try root.waitFor(role: .pushButton, name: "Reset…"))
            _ = try root.waitFor(role: .pushButton, name: "Reset")
            try display.keyboard.press("Escape")
            XCTAssertTrue(waitUntil { try root.find(role: .pushButton, name: "Reset") == nil })
            try click(try root.waitFor(role: .pushButton, name: "Reset…"))
            try click(try root.waitFor(role: .pushButton, name: "Reset"))
            assertTells("Reset", root)
        }
    }
}
