extension NSLayoutConstraint {
    /// How the views of a visual format are aligned with each other, and what its gaps and directions are.
    @frozen
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(aligning attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// The left edges are at one place.
        public static var alignAllLeft: FormatOptions { FormatOptions(aligning: .left) }
        /// The right edges are at one place.
        public static var alignAllRight: FormatOptions { FormatOptions(aligning: .right) }
        /// The upper edges are at one place.
        public static var alignAllTop: FormatOptions { FormatOptions(aligning: .top) }
        /// The lower edges are at one place.
        public static var alignAllBottom: FormatOptions { FormatOptions(aligning: .bottom) }
        /// The leading edges are at one place.
        public static var alignAllLeading: FormatOptions { FormatOptions(aligning: .leading) }
        /// The trailing edges are at one place.
        public static var alignAllTrailing: FormatOptions { FormatOptions(aligning: .trailing) }
        /// The middles from side to side are at one place.
        public static var alignAllCenterX: FormatOptions { FormatOptions(aligning: .centerX) }
        /// The middles from top to bottom are at one place.
        public static var alignAllCenterY: FormatOptions { FormatOptions(aligning: .centerY) }
        /// The baselines of the last lines are at one place.
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(aligning: .lastBaseline) }
        /// The baselines of the first lines are at one place.
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(aligning: .firstBaseline) }
        /// All that aligns.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// In the direction of reading, which is the default.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// From the left to the right, in all languages.
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        /// From the right to the left, in all languages.
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// All that gives a direction.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// Gaps are between edges, which is the default.
        public static var spacingEdgeToEdge: FormatOptions { [] }
        /// Gaps from top to bottom are between the last baseline of a view and the first of the next.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// All that says between what gaps are.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    }
}
