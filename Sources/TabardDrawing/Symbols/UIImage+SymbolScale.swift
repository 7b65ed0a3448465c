extension UIImage {
    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The system's usual scale, which is medium.
        case `default` = -1
        /// No scale is asked for.
        case unspecified = 0
        /// Four fifths of medium.
        case small = 1
        /// A little higher than the text's capital letters.
        case medium = 2
        /// Somewhat more than a quarter larger than medium.
        case large = 3
    }
}

extension UIImage.SymbolScale {
    /// The size, as a multiple of medium's.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}
