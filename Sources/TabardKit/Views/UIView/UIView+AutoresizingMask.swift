extension UIView {
    /// Which margins and lengths of a view follow when its superview changes size.
    @frozen
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit a margin or length.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge follows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width follows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge follows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge follows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height follows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge follows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

extension UIView.AutoresizingMask {
    /// The frame that a view gets when its superview goes from one size to another.
    func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = Self.resize(
            start: frame.minX,
            length: frame.width,
            from: old.width,
            to: new.width,
            flexible: (
                contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
            )
        )
        let (y, height) = Self.resize(
            start: frame.minY,
            length: frame.height,
            from: old.height,
            to: new.height,
            flexible: (
                contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
            )
        )
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Shares the change among the flexible parts, in proportion to what each of them has.
    private static func resize(
        start: CGFloat,
        length: CGFloat,
        from old: CGFloat,
        to new: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let parts = [
            flexible.before ? start : 0, flexible.length ? length : 0,
            flexible.after ? old - start - length : 0,
        ]
        let flags = [flexible.before, flexible.length, flexible.after]
        let count = flags.count { $0 }
        guard count > 0 else { return (start, length) }
        let total = parts.reduce(0, +)
        let change = new - old
        func share(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return total > 0 ? change * parts[index] / total : change / CGFloat(count)
        }
        return (start + share(0), max(0, length + share(1)))
    }
}
