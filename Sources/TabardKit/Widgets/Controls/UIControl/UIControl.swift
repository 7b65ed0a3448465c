internal import GtkInterop

/// A view that the user operates: the base of buttons, switches, sliders and the like.
///
/// A control calls `UIAction`s and methods of targets, in the order in which they were added:
///
/// ```swift
/// control.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
/// control.addTarget(self, action: #selector(tapped), for: .touchUpInside)
/// ```
///
/// `#selector` needs `tabard-swift`. Targets are not kept alive; those that are gone are called no more.
///
/// A control takes mouse, finger and pen, the keyboard focus (Tab, then Space or Enter), and the actions of
/// assistive technology; while it is disabled it takes none of them.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var _registrations: [ControlRegistration] = []
    /// The press that the control follows.
    var _touch: UITouch?
    var _isTracking = false
    var _isTouchInside = false
    var _automaticLabel: String?
    /// The event that the control gets touches of now.
    var _event: UIEvent?

    /// Makes a control with a place in its future superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeControl(from: coder) }
    }

    /// Makes a control that performs an action when it does what it is for (`primaryActionTriggered`).
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Whether the user can operate the control; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { _enabledChanged() } }
    }

    /// Whether the control is in its selected state; false by default. Most controls never change it themselves.
    open var isSelected = false {
        didSet { if isSelected != oldValue { _stateChanged() } }
    }

    /// Whether the control is drawn as pressed; it follows the user's press.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { _stateChanged() } }
    }

    /// Where the content stands vertically, in controls that have content; `center` by default.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Where the content stands horizontally, in controls that have content; `center` by default.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment with `leading` and `trailing` made left or right.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        contentHorizontalAlignment._resolved(effectiveUserInterfaceLayoutDirection)
    }

    /// The text that is shown while the pointer rests over the control; nil, that is none, by default.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { _setToolTip(newValue) }
    }

    /// What shows `toolTip`, for a delegate that says it place by place; nil while there is no text.
    open var toolTipInteraction: UIToolTipInteraction? {
        _interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// All states that the control is in.
    open var state: UIControl.State { _state }

    /// Whether the control follows a press now.
    open var isTracking: Bool { _isTracking }

    /// Whether the press that the control follows is inside it, or was when it ended.
    open var isTouchInside: Bool { _isTouchInside }

    /// Called when a press begins; false lets it go. True by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the press moves; false lets it go. True by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the press ends, in the control or outside.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when something else took the press, such as scrolling.
    open func cancelTracking(with event: UIEvent?) {}

    // A control tracks touches and does not pass them on, so what it stands in hears nothing of them.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _event = event
        _pressBegan(touches, event)
        _event = nil
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        _event = event
        _pressMoved(touches, event)
        _event = nil
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _event = event
        _pressEnded(touches, event)
        _event = nil
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _event = event
        _pressCancelled(touches, event)
        _event = nil
    }

    /// Performs an action at each of the events.
    ///
    /// An action with the same identifier is replaced for these events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        _addAction(action, for: controlEvents)
    }

    /// Performs the action no more at these events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        _removeAction(action.identifier, for: controlEvents)
    }

    /// Performs the action of this name no more at these events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: UIControl.Event
    ) {
        _removeAction(actionIdentifier, for: controlEvents)
    }

    /// Calls a target's method at each of the events.
    ///
    /// The method takes nothing, the control, or the control and the event. The same target with the same action is called
    /// once for an event, however often it is added.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; it is not kept alive. Nil for the first responder that has it.
    ///   - action: The method. A target without it stops the program when the event comes.
    ///   - controlEvents: When it is called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        _addTarget(target, action, for: controlEvents)
    }

    /// Calls a target's method no more at these events.
    ///
    /// - Parameters:
    ///   - target: The target; nil for all.
    ///   - action: The method; nil for all of the target's.
    ///   - controlEvents: When it is not called any more.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        _removeTarget(target, action, for: controlEvents)
    }

    /// All targets, `NSNull` for the responder chain.
    open var allTargets: Set<AnyHashable> { _targets }

    /// The names of a target's actions for an event, nil if there are none; a nil target is the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        _actions(of: target, for: controlEvent)
    }

    /// Calls a target's method for this control; a subclass may watch or prevent it here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDelivery.send(action, to: target, from: self, for: event)
    }

    /// All events for which there is an action.
    open var allControlEvents: UIControl.Event {
        _registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Performs an action for this control; a subclass may watch or prevent it here.
    open func sendAction(_ action: UIAction) { action._perform(sender: self) }

    /// Performs the actions of any of the events, each once, in the order in which they were added.
    open func sendActions(for controlEvents: UIControl.Event) { _sendActions(for: controlEvents) }

    /// What opens the control's menu; nil unless `isContextMenuInteractionEnabled`.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        _interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
    }

    /// Whether the control has a menu, for which `contextMenuInteraction(_:configurationForMenuAtLocation:)` is asked; false by
    /// default.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if let old = contextMenuInteraction {
                removeInteraction(old)
            } else {
                let new = UIContextMenuInteraction(delegate: self)
                new.opens = _menuOpener
                addInteraction(new)
            }
        }
    }

    /// What the control's menu holds; nil, that is no menu, by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The picture that is shown beside the menu; nil, that is none, by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The picture that goes back as the menu closes. Never asked on Linux, where it only goes.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// The menu is about to be shown; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does what the control is for, as a press by the user would; nothing while it is disabled.
    open func performPrimaryAction() {
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    // How Tabard's own controls differ.

    /// Opens a menu of the control's own kind, in place of the one that its methods describe.
    var _menuOpener: ((CGPoint?) -> Bool)? { nil }

    /// What a press that ends in the control sends.
    var _releaseEvents: UIControl.Event { .touchUpInside }

    /// How far beside the control a finger's press still is in it.
    var _fingerReach: CGFloat { 70 }

    /// Whether a press belongs to the control from its beginning, so that nothing around it scrolls.
    var _claimsPress: Bool { false }

    /// Whether moving a press on the control does something, which is not for gestures around it.
    var _followsMovement: Bool { _claimsPress || self is UITextField }

    /// Whether the keyboard focus may come to the control.
    var _takesKeyboard: Bool { true }

    /// Names what `_activate()` does, for assistive technology.
    var _actionName: String { "click" }

    /// What assistive technology can do with the control while it is enabled.
    var _accessibleActions: [AccessibleAction] {
        [
            AccessibleAction(_actionName) { [weak self] in
                if self?.accessibilityActivate() == false { self?._activate() }
            }
        ]
    }

    /// Does what a tap in the middle of the control does: for the keyboard and for assistive technology.
    func _activate() { _press() }

    override func _activateByKey() -> Bool {
        guard isEnabled else { return false }
        _activate()
        return true
    }

    /// Uses a key while the control has the focus; true if it did.
    func _useKey(_ key: Key) -> Bool { false }

    /// Called when `state` is another one.
    func _stateChanged() { setNeedsDisplay() }

    open override var canBecomeFocused: Bool { isEnabled && _takesKeyboard }

    override func _focusabilityChanged() { _keyboardChanged() }

    override var _role: AccessibleRole { .button }

    override func _widgetDidLoad(_ widget: Widget) { _listen(on: widget) }

    override func _drawContent(_ snapshot: Snapshot) { _drawFocusRing(snapshot) }

    override func _nativeStateChanged() { _stateChanged() }

    override var _isSelected: Bool { super._isSelected || isSelected }

    override var _isEnabled: Bool { isEnabled }

    override var _pressKind: PressKind { isEnabled ? _followsMovement ? .movement : .tap : .none }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIControl.self, super._selectors, _SelectorEntry<UIControl>.answered)
    }
}
