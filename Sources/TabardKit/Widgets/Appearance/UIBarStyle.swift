/// The two looks that a bar has without further properties (A1).
public enum UIBarStyle: Int, Sendable {
    /// As the interface: dark text on light, or in a dark interface light text on dark.
    case `default` = 0
    /// Light text on dark, whatever the interface is.
    case black = 1
}
