internal import GtkInterop

/// Lets the user choose a number from a range by moving a knob.
///
/// ```swift
/// let volume = UISlider()
/// volume.value = 0.5
/// volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
/// ```
///
/// The knob is dragged; a mouse may also click the track. The arrow keys move it by a twentieth of the range, Page Up
/// and Page Down by a fifth, Home and End to its ends. To a screen reader it is a slider with its range and value;
/// give it an `accessibilityLabel`.
@preconcurrency @MainActor
open class UISlider: UIControl {
    var _value: Float = 0
    lazy var _shown = ControlAnimation(0, of: self)
    var _grip: CGFloat = 0
    var _thumbImages: [UIControl.State: UIImage] = [:]

    /// Makes a slider.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _announce()
    }

    /// Makes a slider from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _announce()
        if let coder = coder as? InterfaceCoder { _decodeSlider(from: coder) }
    }

    /// The number that is chosen, kept within the range; 0 by default. Setting it sends nothing.
    open var value: Float {
        get { _value }
        set { setValue(newValue, animated: false) }
    }

    /// Chooses a number without sending anything.
    open func setValue(_ value: Float, animated: Bool) { _setValue(value, animated: animated) }

    /// The least number; 0 by default. The greatest follows if it would be less.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            _rangeChanged()
        }
    }

    /// The greatest number; 1 by default. The least follows if it would be greater.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            _rangeChanged()
        }
    }

    /// Whether `valueChanged` is sent while the knob moves, and not only at the end; true by default.
    open var isContinuous = true

    /// An image at the end of the least number; nil by default.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// An image at the end of the greatest number; nil by default.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the track up to the knob; nil, that is `tintColor`, by default.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the track beyond the knob; nil, that is a light grey, by default.
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the knob; nil, that is white, by default.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Draws an image instead of the knob while the slider is in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        _thumbImages[state] = image
        setNeedsDisplay()
    }

    /// The image that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { _thumbImages[state] }

    /// The image that is drawn instead of the knob now, if any.
    open var currentThumbImage: UIImage? { _thumbImages[state] ?? _thumbImages[.normal] }

    /// Where the image of the least number stands.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        _imageRect(minimumValueImage, isLeast: true, in: bounds)
    }

    /// Where the image of the greatest number stands.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        _imageRect(maximumValueImage, isLeast: false, in: bounds)
    }

    /// Where the track stands.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { _trackRect(in: bounds) }

    /// Where the knob stands for a number.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        _thumbRect(in: bounds, track: rect, part: _part(of: value))
    }

    open override var intrinsicContentSize: CGSize {
        let insets = alignmentRectInsets
        let height = SliderDrawing.height - insets.top - insets.bottom
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// The knob reaches 2 points beyond what the track is aligned with, and its shadow a point below.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 118, height: SliderDrawing.height)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { _grab(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _drag(to: touch.location(in: self))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var _role: AccessibleRole { .slider }

    override var _claimsPress: Bool { true }

    /// A step up, as a screen reader asks for it.
    open override func accessibilityIncrement() { _step(by: 0.1) }

    /// A step down, as a screen reader asks for it.
    open override func accessibilityDecrement() { _step(by: -0.1) }

    override var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction("increment") { [weak self] in self?.accessibilityIncrement() },
            AccessibleAction("decrement") { [weak self] in self?.accessibilityDecrement() },
        ]
    }

    override func _activate() {}

    override func _useKey(_ key: Key) -> Bool { _useSliderKey(key) }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISlider.self, super._selectors, _SelectorEntry<UISlider>.answered)
    }
}
