/// The window that a scene session had.
public struct SavedWindow: Hashable, Sendable {
    /// Its width in points, when it was neither maximized nor fullscreen.
    ///
    /// A window whose width or height is not a finite number of at least 0 is left out when it is read back.
    public var width: Double
    /// Its height in points, when it was neither maximized nor fullscreen.
    public var height: Double
    /// Whether it filled the screen beside the system's own bars.
    public var isMaximized: Bool
    /// Whether it filled the screen.
    public var isFullscreen: Bool
    /// The name of the monitor that it was on, nil if that is unknown.
    public var monitor: String?
    /// Its title, nil if it had none.
    public var title: String?
    /// The number of the workspace that it was on, from 0, -2 if it was on all; nil if that is unknown.
    public var workspace: Int?

    var unknownFields: [StateField] = []

    /// Makes a window from its parts; what it lacks can be set afterwards.
    public init(
        width: Double,
        height: Double,
        isMaximized: Bool = false,
        isFullscreen: Bool = false,
        monitor: String? = nil,
        title: String? = nil
    ) {
        self.width = width
        self.height = height
        self.isMaximized = isMaximized
        self.isFullscreen = isFullscreen
        self.monitor = monitor
        self.title = title
    }
}
