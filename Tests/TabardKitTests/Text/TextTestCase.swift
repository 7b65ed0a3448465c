import GtkInterop
import XCTest

@testable import TabardKit

/// Text that is edited by real keys and clicks of the X server.
@preconcurrency @MainActor
class TextTestCase: ControlTestCase {
    /// Presses and releases keys by X's names, one after the other.
    func type(_ keys: String...) throws {
        try tool(["key", "--delay", "40"] + keys)
    }

    /// Clicks at a place of a view.
    func click(_ view: UIView, at place: CGPoint, count: Int = 1) throws {
        let place = screenPlace(place, in: view)
        try tool([
            "mousemove", "\(place.x)", "\(place.y)", "click", "--repeat", "\(count)", "--delay", "60", "1",
        ])
    }

    /// Turns the wheel over a place of a view; positive steps scroll down.
    func turnWheel(_ view: UIView, at place: CGPoint, steps: Int) throws {
        let place = screenPlace(place, in: view)
        let button = steps > 0 ? "5" : "4"
        try tool(
            ["mousemove", "\(place.x)", "\(place.y)"]
                + ["click", "--repeat", "\(abs(steps))", "--delay", "40", button]
        )
    }

    /// Presses at one place of a view, moves to another in steps, and releases there.
    func drag(in view: UIView, from start: CGPoint, to end: CGPoint) throws {
        let first = screenPlace(start, in: view)
        let last = screenPlace(end, in: view)
        var arguments = ["mousemove", "\(first.x)", "\(first.y)", "mousedown", "1"]
        for step in 1...12 {
            let x = first.x + (last.x - first.x) * step / 12
            let y = first.y + (last.y - first.y) * step / 12
            arguments += ["mousemove", "\(x)", "\(y)", "sleep", "0.02"]
        }
        try tool(arguments + ["mouseup", "1"])
    }

    /// There is no window manager, so a window stands at the screen's origin.
    private func screenPlace(_ place: CGPoint, in view: UIView) -> (x: Int, y: Int) {
        let place = view.convert(place, to: nil)
        return (Int(place.x.rounded()), Int(place.y.rounded()))
    }

    private func tool(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.2)
    }
}
