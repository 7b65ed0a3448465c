import Foundation

/// A window on the screen of a test.
@MainActor
public struct TestWindow {
    let display: TestDisplay
    let identifier: String

    /// Where the window stands on the screen.
    public var frame: PixelRect {
        get throws {
            let text = try display.runTool(["getwindowgeometry", "--shell", identifier])
            var numbers: [Substring: Int] = [:]
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "=")
                if parts.count == 2 { numbers[parts[0]] = Int(parts[1]) }
            }
            guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["WIDTH"],
                let height = numbers["HEIGHT"]
            else { throw TestingError(.failed, "the window tells no geometry: \(text)") }
            return PixelRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Gives the window the keyboard, as a window manager does, and asks the one that there is to do so.
    public func focus() throws {
        try display.runTool([
            display.hasWindowManager ? "windowactivate" : "windowfocus", "--sync", identifier,
        ])
    }

    /// Whether the window is on the screen, and not minimized.
    public var isOnScreen: Bool {
        get throws { try display.windowsOnScreen(named: ".*").contains(identifier) }
    }

    /// Moves the window, as dragging its title bar does.
    public func move(to place: PixelPoint) throws {
        try display.runTool(["windowmove", identifier, "\(place.x)", "\(place.y)"])
    }

    /// Changes the size of the window, as dragging its corner does.
    public func resize(to size: PixelSize) throws {
        try display.runTool(["windowsize", identifier, "\(size.width)", "\(size.height)"])
    }
}

extension TestDisplay {
    /// The window with this title, nil if none is on the screen.
    func findWindow(titled title: String) throws -> TestWindow? {
        let pattern = "^" + NSRegularExpression.escapedPattern(for: title) + "$"
        return try windowsOnScreen(named: pattern).first.map {
            TestWindow(display: self, identifier: $0)
        }
    }

    fileprivate func windowsOnScreen(named pattern: String) throws -> [String] {
        // Nothing found is a failure to the tool.
        let found = try? runTool(["search", "--onlyvisible", "--name", pattern])
        return (found ?? "").split(separator: "\n").map(String.init)
    }

    @discardableResult
    func runTool(_ arguments: [String]) throws -> String {
        try ChildProcess.run("xdotool", arguments, environment: environment)
    }
}
