extension TestWindow {
    /// Asks the app to close the window, as the close button of a window manager does.
    public func close() throws { try WindowServer(display: display.name).askToClose(number) }

    /// Minimizes the window. Without a window manager the app is told so as one does, and the window stays on the screen.
    public func minimize() throws {
        if display.hasWindowManager {
            try display.runTool(["windowminimize", identifier])
        } else {
            try WindowServer(display: display.name).setMinimized(true, number)
        }
    }

    /// Lets the window manager maximize the window, or give it its own size again.
    public func setMaximized(_ isMaximized: Bool) throws {
        try WindowServer(display: display.name).askForStates(
            isMaximized,
            ["_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_MAXIMIZED_VERT"],
            number
        )
    }

    /// Lets the window manager show the window full screen, or no longer.
    public func setFullscreen(_ isFullscreen: Bool) throws {
        try WindowServer(display: display.name).askForStates(
            isFullscreen,
            ["_NET_WM_STATE_FULLSCREEN"],
            number
        )
    }

    /// Lets the window manager put the window onto another workspace, by its number from 0.
    public func move(toWorkspace number: Int) throws {
        try WindowServer(display: display.name).moveToWorkspace(UInt32(clamping: number), self.number)
    }

    /// The number of the window's workspace, from 0; nil where nobody says.
    public var workspace: Int? {
        get throws { try WindowServer(display: display.name).workspace(of: number) }
    }

    /// Brings a minimized window back. Without a window manager the app is told so as one does.
    public func restore() throws {
        if display.hasWindowManager {
            try focus()
        } else {
            try WindowServer(display: display.name).setMinimized(false, number)
        }
    }

    private var number: UInt32 {
        get throws {
            guard let number = UInt32(identifier) else {
                throw TestingError(.failed, "'\(identifier)' is not the number of a window")
            }
            return number
        }
    }
}
