/// How a scene lies: by its shape, since desktops don't turn windows.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Nothing is known.
    case unknown = 0
    /// Higher than wide.
    case portrait = 1
    /// Upside down, which no scene is on Linux.
    case portraitUpsideDown = 2
    /// Wider than high, with what was the top on the right, which no scene is on Linux.
    case landscapeLeft = 4
    /// Wider than high.
    case landscapeRight = 3

    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
