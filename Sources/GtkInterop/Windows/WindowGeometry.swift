/// What of a window's place on the screen the desktop lets a program ask for.
public struct WindowGeometry: Equatable, Sendable {
    /// The width in points while the window is neither maximized nor full screen.
    public var width: Int
    /// The height in points while the window is neither maximized nor full screen.
    public var height: Int
    /// Whether it fills the screen beside the desktop's own bars.
    public var isMaximized: Bool
    /// Whether it fills the screen.
    public var isFullscreen: Bool
    /// The name of the monitor that it is on, nil if that is unknown.
    public var monitor: String?
    /// The number of the workspace that it is on, from 0, -2 for one that is on all; nil if that is unknown, as it is on
    /// Wayland.
    public var workspace: Int?

    /// Makes a geometry from its parts.
    public init(
        width: Int,
        height: Int,
        isMaximized: Bool = false,
        isFullscreen: Bool = false,
        monitor: String? = nil,
        workspace: Int? = nil
    ) {
        self.width = width
        self.height = height
        self.isMaximized = isMaximized
        self.isFullscreen = isFullscreen
        self.monitor = monitor
        self.workspace = workspace
    }
}
