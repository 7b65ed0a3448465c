extension UIImage {
    /// How the parts of an image between its cap insets fill more room.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// They are repeated.
        case tile = 0
        /// They are stretched.
        case stretch = 1
    }

    /// The image with corners that keep their size, and with the rest repeated to fill more room.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with corners that keep their size, and with the rest repeated or stretched to fill more room.
    ///
    /// The insets are in points. Where they are larger than the image, or do not fit the room, they are made smaller
    /// in proportion; negative ones count as zero.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.slicing = Slicing(capInsets: capInsets, resizingMode: resizingMode) }
    }

    /// The distances from the edges within which the image is not stretched, in points; zero by default.
    public var capInsets: UIEdgeInsets { look.slicing?.capInsets ?? .zero }

    /// How the parts between the cap insets fill more room; `tile` by default.
    public var resizingMode: ResizingMode { look.slicing?.resizingMode ?? .tile }
}
