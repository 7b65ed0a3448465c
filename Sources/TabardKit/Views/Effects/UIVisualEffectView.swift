internal import GtkInterop

/// A view that is made of a material: it blurs what lies behind it in its superview.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.contentView.addSubview(label)
/// ```
///
/// What is blurred are the views behind it in the same superview, and that one's background.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    var _content = UIView(frame: .zero)

    /// Where the app's views go.
    public var contentView: UIView { _content }

    /// What happens to what lies behind; nil for nothing.
    open var effect: UIVisualEffect? {
        didSet {
            setNeedsDisplay()
            superview?.setNeedsDisplay()
        }
    }

    /// Makes a view with an effect, of no size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Makes a view from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if _content.superview == nil { addSubview(_content) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override func _isFilled(by subview: UIView) -> Bool { subview === _content }

    override func _decodeParts(from coder: InterfaceCoder) { _decodeEffect(from: coder) }

    override var _backdrop: BlurMaterial? {
        UIAccessibility.isReduceTransparencyEnabled ? nil : effect?._material(for: traitCollection)
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        guard let color = effect?._contentColor(for: traitCollection) else {
            return super._drawNativeChildren(snapshot)
        }
        snapshot.inColor(color) { super._drawNativeChildren(snapshot) }
    }

    override func _drawContent(_ snapshot: Snapshot) {
        guard let material = effect?._material(for: traitCollection) else { return }
        let color = _backdrop == nil ? material.opaque : material.tint
        snapshot.fill(CGRect(origin: .zero, size: bounds.size).native, color: color)
    }
}
