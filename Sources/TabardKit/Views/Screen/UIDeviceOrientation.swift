/// How the machine is held: on a desktop, the shape of the app's window.
public enum UIDeviceOrientation: Int, Sendable {
    /// Nothing is known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down, which no machine tells of here.
    case portraitUpsideDown = 2
    /// On its side, with the top on the left.
    case landscapeLeft = 3
    /// On its side, with the top on the right, which no machine tells of here.
    case landscapeRight = 4
    /// Lying, with the screen above, which no machine tells of here.
    case faceUp = 5
    /// Lying, with the screen below, which no machine tells of here.
    case faceDown = 6

    /// Whether the machine is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the machine is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the machine lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether it is an orientation that an interface can have.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
