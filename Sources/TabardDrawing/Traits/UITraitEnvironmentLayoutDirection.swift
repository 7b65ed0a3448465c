/// The direction in which the interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left, as Arabic and Hebrew are.
    case rightToLeft = 1
}
