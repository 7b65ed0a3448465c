internal import GtkInterop

/// Shows an image, placed by `contentMode`.
///
/// It is no accessibility element by itself. Screen readers find it once it has an `accessibilityLabel`, or the app says that it
/// is one.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Makes a view of the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        _setUp()
    }

    /// Makes a view of the image's size that shows another image while highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        _setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes a view from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else {
            _setUp()
            return
        }
        // A document says whether it takes touches.
        _accessibility.isSilentWithoutLabel = true
        _decodeImageView(from: coder)
    }

    private func _setUp() {
        isUserInteractionEnabled = false
        _accessibility.isSilentWithoutLabel = true
    }

    /// The image; templates are drawn in `tintColor`.
    open var image: UIImage? {
        didSet { _imageChanged() }
    }

    /// The image while `isHighlighted`; nil, that is `image`, by default.
    open var highlightedImage: UIImage? {
        didSet { _imageChanged() }
    }

    /// Whether `highlightedImage` is shown; false by default.
    open var isHighlighted = false {
        didSet { _imageChanged() }
    }

    /// The size and weight in which symbols are shown, put over their own; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { _imageChanged() }
    }

    open override var intrinsicContentSize: CGSize {
        _shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _shownImage?.size ?? .zero }

    override var _role: AccessibleRole { .image }

    override func _vary(from coder: InterfaceCoder) {
        super._vary(from: coder)
        _decodeImages(from: coder)
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let image = _shownImage else { return }
        let frame = contentMode.place(image.size, in: CGRect(origin: .zero, size: bounds.size))
        let traits = traitCollection
        let tint = image.shapeColor(tint: tintColor, isTemplateByDefault: false, traits: traits)
        snapshot.draw(image, in: frame, tint: tint, scale: traits.displayScale)
    }

    private var _shownImage: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration else { return shown }
        return shown?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
    }

    private func _imageChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIImageView.self, super._selectors, _SelectorEntry<UIImageView>.answered)
    }
}
