internal import GtkInterop

/// A switch between on and off.
///
/// ```swift
/// let sounds = UISwitch()
/// sounds.isOn = true
/// sounds.addAction(UIAction { _ in print(sounds.isOn) }, for: .valueChanged)
/// ```
///
/// A click, a tap, a drag of the knob, Space and Enter change it and send `valueChanged`; setting `isOn` does not.
/// To a screen reader it is a switch that is on or off; give it an `accessibilityLabel`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    var _isOn = false
    lazy var _position = ControlAnimation(0, of: self)
    /// The state in which a drag of the knob would end.
    var _draggedState: Bool?

    /// Makes a switch of its own size, 51 by 31 points, at the frame's origin.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchDrawing.size))
        _changeAccessibility { $0.isChecked = false }
    }

    /// Makes a switch from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = SwitchDrawing.size
        _changeAccessibility { $0.isChecked = false }
        if let coder = coder as? InterfaceCoder { _decodeSwitch(from: coder) }
    }

    /// Whether the switch is on; false by default. Setting it sends nothing.
    open var isOn: Bool {
        get { _isOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending anything.
    open func setOn(_ on: Bool, animated: Bool) { _setOn(on, animated: animated) }

    /// The colour while the switch is on; nil, that is the system's green, by default.
    open var onTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the knob; nil, that is white, by default.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: SwitchDrawing.size)).size
    }

    /// Its end reaches 2 points beyond what it is aligned with.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchDrawing.size }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _drag(to: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        _endDrag()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        _draggedState = nil
        _position.move(to: _isOn ? 1 : 0, animated: true)
    }

    override var _role: AccessibleRole { .switch }

    override var _claimsPress: Bool { true }

    override var _actionName: String { "toggle" }

    override func _activate() { _toggle() }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISwitch.self, super._selectors, _SelectorEntry<UISwitch>.answered)
    }
}
