internal import GtkInterop

extension UIView {
    /// How content is placed and scaled in the bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds, in other proportions if need be.
        case scaleToFill = 0
        /// As large as fits, in its own proportions.
        case scaleAspectFit
        /// As small as fills the bounds, in its own proportions; what stands out may be clipped.
        case scaleAspectFill
        /// Drawn anew; an image is stretched as by `scaleToFill`.
        case redraw
        /// In the middle, in its own size.
        case center
        /// At the middle of the top edge, in its own size.
        case top
        /// At the middle of the bottom edge, in its own size.
        case bottom
        /// At the middle of the left edge, in its own size.
        case left
        /// At the middle of the right edge, in its own size.
        case right
        /// In the top left corner, in its own size.
        case topLeft
        /// In the top right corner, in its own size.
        case topRight
        /// In the bottom left corner, in its own size.
        case bottomLeft
        /// In the bottom right corner, in its own size.
        case bottomRight
    }

    /// Says that a view has no content size of its own in a direction.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The direction that a semantic attribute leads to, in an app of the current language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: Toolkit.isRightToLeft ? .rightToLeft : .leftToRight
        )
    }

    /// The direction that a semantic attribute leads to, where content runs as given.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// Whether a view's content is mirrored in a right-to-left language.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored in a right-to-left language.
    case unspecified = 0
    /// Buttons of a player, which are never mirrored.
    case playback = 1
    /// Buttons for left, right and the like, which are never mirrored.
    case spatial = 2
    /// From left to right in every language.
    case forceLeftToRight = 3
    /// From right to left in every language.
    case forceRightToLeft = 4
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
