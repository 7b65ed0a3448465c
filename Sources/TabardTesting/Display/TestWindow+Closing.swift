extension TestWindow {
    /// Asks the app to close the window, as the close button of a window manager does.
    public func close() throws { try WindowServer(display: display.name).askToClose(number) }

    /// Tells the app that the window is minimized, as a window manager does; it stays on the screen, as there is none.
    public func minimize() throws { try WindowServer(display: display.name).setMinimized(true, number) }

    /// Tells the app that the window is not minimized any more.
    public func restore() throws { try WindowServer(display: display.name).setMinimized(false, number) }

    private var number: UInt32 {
        get throws {
            guard let number = UInt32(identifier) else {
                throw TestingError(.failed, "'\(identifier)' is not the number of a window")
            }
            return number
        }
    }
}
