extension UIScrollView {
    /// The colour of the bars that show where the content stands.
    public enum IndicatorStyle: Int, Sendable {
        /// One that is seen on the usual backgrounds, light and dark.
        case `default` = 0
        /// For light content.
        case black = 1
        /// For dark content.
        case white = 2

        var color: UIColor? {
            switch self {
            case .default: nil
            case .black: .black.withAlphaComponent(0.5)
            case .white: .white.withAlphaComponent(0.6)
            }
        }
    }

    /// How fast content slows down: the part of its speed that is left after each millisecond.
    @frozen
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed, below 1.
        public let rawValue: CGFloat

        /// Makes a rate of a part of the speed.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate at which content comes to rest soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
