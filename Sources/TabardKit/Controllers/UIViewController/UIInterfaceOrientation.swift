/// Which way up an interface is on a device that its user turns.
///
/// Linux turns screens, not apps: what apps say of it is without effect, and kept for programs that say it.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The device stands upright.
    case portrait = 1
    /// The device stands on its head.
    case portraitUpsideDown = 2
    /// The device lies on its left side.
    case landscapeRight = 3
    /// The device lies on its right side.
    case landscapeLeft = 4

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of the ways up that an interface may be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// The device stands upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)

    /// The device lies on its right side.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)

    /// The device lies on its left side.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)

    /// The device stands on its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)

    /// The device lies on either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

    /// Each way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]

    /// Each way but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
