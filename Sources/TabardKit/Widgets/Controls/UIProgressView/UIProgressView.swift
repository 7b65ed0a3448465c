internal import GtkInterop

/// A line that fills as something goes on.
///
/// To a screen reader it is a progress bar with its per cent.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How the line is drawn.
    public enum Style: Int, Sendable {
        /// Of 4 points.
        case `default` = 0
        /// Thinner, for the edge of a bar.
        case bar = 1
    }

    var _progress: Float = 0
    lazy var _shown = ControlAnimation(0, of: self)

    /// Makes a line of its own thickness.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _prepare()
    }

    /// Makes a line from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _prepare()
        if let coder = coder as? InterfaceCoder { _decodeProgress(from: coder) }
    }

    /// Makes a line of a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size.height = intrinsicContentSize.height
    }

    /// How the line is drawn; `default` unless set.
    open var progressViewStyle: UIProgressView.Style = .default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// How far it has come, from 0 to 1; values outside are brought to the nearest, and no number is 0.
    open var progress: Float {
        get { _progress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how far it has come, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        _progress = progress.isNaN ? 0 : min(max(0, progress), 1)
        _shown.move(to: CGFloat(_progress), animated: animated, seconds: 0.25)
        _announce()
    }

    /// The colour of the part that is done; nil, that is `tintColor`, by default.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the part that is not; nil, that is a light grey, by default.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: _thickness)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: _thickness)
    }

    override var _role: AccessibleRole { .progressBar }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    private func _prepare() {
        isUserInteractionEnabled = false
        _announce()
    }

    /// GTK 4.8 has no value for a screen reader to follow, so that is told what it would say.
    private var _speech = ProgressSpeech()

    private func _announce() {
        let percent = "\(Int((_progress * 100).rounded()))%"
        _changeAccessibility {
            $0.range = AccessibleRange(least: 0, most: 1, current: Double(_progress), text: percent)
        }
        guard _widget?.isMapped == true, !_accessibility.isKeptBack,
            _speech.changes(to: _progress, at: MonotonicClock.seconds)
        else { return }
        Announcer.say([accessibilityLabel, percent].compactMap { $0 }.joined(separator: " "), in: _window)
    }

    private var _thickness: CGFloat {
        progressViewStyle == .bar ? ProgressDrawing.barThickness : ProgressDrawing.thickness
    }

    var _drawing: ProgressDrawing {
        let traits = traitCollection
        return ProgressDrawing(
            size: bounds.size,
            part: _shown.value,
            progress: (progressTintColor ?? tintColor).components(with: traits),
            track: (trackTintColor ?? .systemFill).components(with: traits),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIProgressView.self, super._selectors, _SelectorEntry<UIProgressView>.answered)
    }
}
