internal import GtkInterop

/// A wheel that turns while something goes on of which nobody knows how long it takes.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, in white.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// 20 points, in white.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// 20 points, in grey.
        @available(*, deprecated, renamed: "medium")
        case gray = 2

        // By their numbers, since their names are deprecated.
        var _size: CGFloat { rawValue == 0 || rawValue == 101 ? 37 : 20 }
        /// The colour that the style brings along; nil if it leaves that of the wheel.
        var _color: UIColor? {
            switch rawValue {
            case 0, 1: .white
            case 2: .gray
            default: nil
            }
        }
    }

    var _isAnimating = false
    var _step = 0
    /// Tells the running clock from those of earlier starts.
    var _clock = 0
    /// Whether the next step is on its way.
    var _awaitsStep = false

    /// Makes a wheel of the style's size.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        if let named = style._color { color = named }
        super.init(frame: CGRect(x: 0, y: 0, width: style._size, height: style._size))
        _prepare()
    }

    /// Makes a medium wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        _prepare()
    }

    /// Makes a wheel from an interface document.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: CGRect(x: 0, y: 0, width: Style.medium._size, height: Style.medium._size))
        _prepare()
        guard let coder = coder as? InterfaceCoder else { return }
        _decodeView(from: coder)
        _decodeActivity(from: coder)
    }

    /// How large the wheel is; `medium` by default.
    open var style: UIActivityIndicatorView.Style {
        didSet {
            if let named = style._color { color = named }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the wheel is not drawn while it stands; true by default.
    open var hidesWhenStopped = true {
        didSet { if !_isAnimating { isHidden = hidesWhenStopped } }
    }

    /// The colour; a grey by default.
    open var color: UIColor! = .systemGray {
        didSet { setNeedsDisplay() }
    }

    /// Whether the wheel turns.
    open var isAnimating: Bool { _isAnimating }

    /// Turns the wheel and shows it. While the user asked for reduced motion it shows, but stands.
    open func startAnimating() { _start() }

    /// Stops the wheel, and hides it if `hidesWhenStopped`.
    open func stopAnimating() { _stop() }

    open override var intrinsicContentSize: CGSize { CGSize(width: style._size, height: style._size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if _isAnimating { _turn() }
    }

    override var _role: AccessibleRole { .progressBar }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
        _stepAfterDrawing()
    }

    var _drawing: ActivityDrawing {
        let side = min(bounds.width, bounds.height, style._size)
        let area = CGRect(
            x: ((bounds.width - side) / 2).rounded(),
            y: ((bounds.height - side) / 2).rounded(),
            width: side,
            height: side
        )
        return ActivityDrawing(
            area: area,
            step: _step,
            color: (color ?? .systemGray).components(with: traitCollection)
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(
            UIActivityIndicatorView.self,
            super._selectors,
            _SelectorEntry<UIActivityIndicatorView>.answered
        )
    }
}
