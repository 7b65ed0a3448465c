extension TestWindow {
    /// Asks the app to close the window, as the close button of a window manager does.
    public func close() throws {
        guard let window = UInt32(identifier) else {
            throw TestingError(.failed, "'\(identifier)' is not the number of a window")
        }
        try WindowServer(display: display.name).askToClose(window)
    }
}
