import Foundation

/// The mouse of a test's desktop; its events are real ones of the X server.
@MainActor
public struct Pointer {
    /// A button of the mouse.
    public enum Button: Int, Sendable {
        /// The first button, with which things are chosen.
        case left = 1
        /// The middle button, or the wheel pressed down.
        case middle = 2
        /// The button that opens menus.
        case right = 3
    }

    let display: TestDisplay

    /// Moves to a place on the screen.
    public func move(to point: PixelPoint) throws {
        try display.runTool(movement(to: point))
    }

    /// Moves to a place and clicks.
    public func click(at point: PixelPoint, button: Button = .left, count: Int = 1) throws {
        try display.runTool(
            movement(to: point) + ["click", "--repeat", "\(count)", "--delay", "60", "\(button.rawValue)"]
        )
    }

    /// Moves to a place and presses a button there, which stays down.
    public func press(at point: PixelPoint, button: Button = .left) throws {
        try display.runTool(movement(to: point) + ["mousedown", "\(button.rawValue)"])
    }

    /// Lets a button come up where the pointer is.
    public func release(button: Button = .left) throws {
        try display.runTool(["mouseup", "\(button.rawValue)"])
    }

    /// Moves from one place to another in steps.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    ///   - steps: How many times the app sees the pointer move, at least once.
    public func move(from start: PixelPoint, to end: PixelPoint, steps: Int = 12) throws {
        let steps = max(1, steps)
        for step in 1...steps {
            let point = PixelPoint(
                x: start.x + (end.x - start.x) * step / steps,
                y: start.y + (end.y - start.y) * step / steps
            )
            try display.runTool(movement(to: point) + ["sleep", "0.02"])
        }
    }

    /// Presses at one place, moves to another in steps, and releases there.
    ///
    /// - Parameters:
    ///   - start: Where the button is pressed.
    ///   - end: Where it is released.
    ///   - steps: How many times the app sees the pointer move, at least once.
    ///   - button: The button; the left one by default.
    public func drag(
        from start: PixelPoint,
        to end: PixelPoint,
        steps: Int = 12,
        button: Button = .left
    ) throws {
        try press(at: start, button: button)
        try move(from: start, to: end, steps: steps)
        try release(button: button)
    }

    /// Turns the wheel; positive steps scroll down.
    public func scroll(at point: PixelPoint, steps: Int) throws {
        guard steps != 0 else { return }
        let button = steps > 0 ? "5" : "4"
        try display.runTool(
            movement(to: point) + ["click", "--repeat", "\(abs(steps))", "--delay", "20", button]
        )
    }

    private func movement(to point: PixelPoint) -> [String] {
        ["mousemove", "\(point.x)", "\(point.y)"]
    }
}

extension TestDisplay {
    /// The mouse of this desktop.
    public var pointer: Pointer { Pointer(display: self) }
}
