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

    /// When moving the content ends the editing of a text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// As soon as the user moves the content.
        case onDrag = 1
        /// The same as `onDrag` on Linux, where no keyboard is drawn along.
        case interactive = 2
        /// The same as `onDrag`.
        case onDragWithAccessory = 3
        /// The same as `onDrag` on Linux.
        case interactiveWithAccessory = 4
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
