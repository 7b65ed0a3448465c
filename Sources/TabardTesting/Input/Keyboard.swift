import Foundation

/// The keyboard of a test's desktop; its events are real ones of the X server.
///
/// They go to the window that has the focus; see `TestWindow.focus()`.
@MainActor
public struct Keyboard {
    let display: TestDisplay

    /// Presses and releases keys, one after the other.
    ///
    /// - Parameter keys: X's names of keys, with modifiers in front, such as `Tab`, `Left`,
    ///   `ctrl+shift+Tab`, `alt+1`, `space`, `Return`.
    public func press(_ keys: String...) throws {
        try display.runTool(["key", "--delay", "40", "--"] + keys)
    }

    /// Types a text, key by key.
    public func type(_ text: String) throws {
        try display.runTool(["type", "--delay", "40", "--", text])
    }
}

extension TestDisplay {
    /// The keyboard of this desktop.
    public var keyboard: Keyboard { Keyboard(display: self) }
}
