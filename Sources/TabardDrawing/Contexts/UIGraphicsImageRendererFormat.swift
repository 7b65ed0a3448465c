/// How a renderer makes its images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours the pixels have room for.
    public enum Range: Int, Sendable {
        /// Those of the image that is drawn, or the standard ones.
        case unspecified = -1
        /// Those of the display.
        case automatic = 0
        /// More than the standard ones.
        case extended = 1
        /// The standard ones, sRGB.
        case standard = 2
    }

    /// Pixels a point; those of the display by default.
    open var scale: CGFloat = ImageDrawing.displayScale

    /// Whether images start out black rather than clear; false by default.
    open var opaque = false

    /// Which colours the pixels have room for; `automatic` by default. Without effect here, because images have the standard
    /// colours only.
    open var preferredRange: UIGraphicsImageRendererFormat.Range = .automatic

    /// Whether the pixels have room for more than the standard colours; false by default. Without effect, as
    /// `preferredRange`.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Whether the images can be brighter than white: false.
    open var supportsHighDynamicRange: Bool { false }

    /// Makes a format with the default values.
    public required init() { super.init() }

    /// Makes a format that suits traits: their scale, if they have one.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The format that suits the display.
    open class func preferred() -> Self { self.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? UIGraphicsImageRendererFormat else { return Self() }
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIGraphicsImageRendererFormat.self, super._selectors)
    }
}
