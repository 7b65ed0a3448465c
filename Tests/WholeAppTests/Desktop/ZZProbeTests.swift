import Foundation
import TabardTesting
import XCTest

@MainActor
final class ZZProbeTests: XCTestCase {
    func testProbe() throws {
        let t0 = ContinuousClock.now
        let display = try TestDisplay(size: PixelSize(width: 800, height: 600))
        print("display", ContinuousClock.now - t0)
        let app = try TestApplication("/tmp/probe/probe", on: display, environment: ["GTK_CSD": "1"])
        let root = try app.accessibleRoot()
        print("root", ContinuousClock.now - t0)
        let window = try display.window(titled: "Probe")
        print(try window.frame, ContinuousClock.now - t0)
        let button = try root.waitFor(role: .pushButton, name: "Press")
        print(root.treeDescription)
        print(try button.frameInWindow, try button.actions)
        try button.performAction()
        _ = try root.waitFor(role: .label, name: "clicked")
        XCTAssertEqual(app.standardOutput, "clicked\n")
        var f = try button.frameInWindow
        try display.pointer.click(at: f.center)
        XCTAssertTrue(waitUntil { app.standardOutput == "clicked\nclicked\n" })
        try window.focus()
        try display.keyboard.press("Tab")
        try display.keyboard.type("hé llo")
        Thread.sleep(forTimeInterval: 0.3)
        print(try root.descendants.first { try $0.state.contains(.focused) }?.role as Any)
        try display.screenshot().pngData.write(to: URL(fileURLWithPath: "/tmp/probe/shot.png"))
        let tab = try root.waitFor(role: .pageTab, name: "Two")
        f = try tab.frameInWindow
        try display.pointer.click(at: f.center)
        XCTAssertTrue(waitUntil { try tab.state.contains(.selected) })
        try display.pointer.click(at: try root.waitFor(role: .pushButton, name: "Close").frameInWindow.center)
        XCTAssertEqual(app.waitForExit(), .exited(0))
        print(app.standardError, ContinuousClock.now - t0)
        display.stop()
        print(ContinuousClock.now - t0)
    }
}
