internal import GtkInterop

/// Two buttons that make a number smaller and greater.
///
/// ```swift
/// let copies = UIStepper()
/// copies.minimumValue = 1
/// copies.addAction(UIAction { _ in print(copies.value) }, for: .valueChanged)
/// ```
///
/// Arrow keys step as well. To a screen reader it is a spin button; give it an `accessibilityLabel`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    var _value = 0.0
    var _pressed: StepperDrawing.Part? {
        didSet { if _pressed != oldValue { setNeedsDisplay() } }
    }
    /// Tells the running repetition from those of earlier presses.
    var _repetition = 0
    var _hasRepeated = false

    /// Makes a stepper of its own size, 94 by 32 points, at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperDrawing.size))
        _announce()
    }

    /// Makes a stepper from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = StepperDrawing.size
        _announce()
        if let coder = coder as? InterfaceCoder { _decodeStepper(from: coder) }
    }

    /// The number, kept within the range; 0 by default. Setting it sends nothing.
    open var value: Double {
        get { _value }
        set { _setValue(newValue) }
    }

    /// The least number; 0 by default. One above `maximumValue` stops the program.
    open var minimumValue = 0.0 {
        didSet { _rangeChanged() }
    }

    /// The greatest number; 100 by default. One below `minimumValue` stops the program.
    open var maximumValue = 100.0 {
        didSet { _rangeChanged() }
    }

    /// By how much each step changes the number, more than 0; 1 by default.
    open var stepValue = 1.0 {
        didSet { require(stepValue > 0, "stepValue must be more than 0, but is \(stepValue)") }
    }

    /// Whether `valueChanged` is sent while a press repeats, and not only at its end; true by default.
    open var isContinuous = true

    /// Whether holding a button repeats the step; true by default.
    open var autorepeat = true

    /// Whether a step beyond one end of the range leads to the other; false by default.
    open var wraps = false {
        didSet { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize { StepperDrawing.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperDrawing.size }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { _begin(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _pressed = _drawing.half(_pressedPart).contains(touch.location(in: self)) ? _pressedPart : nil
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        _end()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        _repetition += 1
        _pressed = nil
    }

    var _pressedPart = StepperDrawing.Part.less

    override var _role: AccessibleRole { .spinButton }

    /// A step up, as a screen reader asks for it.
    open override func accessibilityIncrement() { _userSteps(.more) }

    /// A step down, as a screen reader asks for it.
    open override func accessibilityDecrement() { _userSteps(.less) }

    override var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction("increment") { [weak self] in self?.accessibilityIncrement() },
            AccessibleAction("decrement") { [weak self] in self?.accessibilityDecrement() },
        ]
    }

    override func _activate() {}

    override func _useKey(_ key: Key) -> Bool { _useStepperKey(key) }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIStepper.self, super._selectors, _SelectorEntry<UIStepper>.answered)
    }
}
