/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// A phone; what screens on Linux say.
    case phone = 0
    /// A tablet; no screen on Linux says so.
    case pad = 1
    /// A television; no screen on Linux says so.
    case tv = 2
    /// The screen of a car; no screen on Linux says so.
    case carPlay = 3
    /// A Mac; no screen on Linux says so.
    case mac = 5
    /// A headset; no screen on Linux says so.
    case vision = 6
}
