extension UIImage {
    /// The image, to be drawn mirrored in right-to-left interfaces.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Whether the image is drawn mirrored in right-to-left interfaces; false by default.
    public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// The image mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.isMirrored.toggle() }
    }
}
