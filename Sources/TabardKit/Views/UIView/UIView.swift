package import GtkInterop

/// A rectangle of the screen that draws itself, holds other views and takes part in hit testing.
///
/// A view's geometry is kept here, in points, and GTK is only told of it: reading `frame` after
/// setting it gives what was set, at once. The GTK widget behind a view is made when the view
/// first comes into a window.
///
/// ```swift
/// let badge = UIView(frame: CGRect(x: 8, y: 8, width: 24, height: 24))
/// badge.backgroundColor = .systemRed
/// view.addSubview(badge)
/// ```
///
/// Every member must be used on the main thread, as the class is isolated to the main actor.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable, UIFocusItem,
    UIFocusItemContainer
{
    package var _widget: Widget?
    /// What `draw(_:)` drew.
    var _canvas = ViewCanvas()
    var _proxyState: ProxyState?
    var _ownAppearance: SharedAppearance = []
    var _geometry = ViewGeometry()
    var _subviews = ObjectArray<UIView>()
    weak var _superview: UIView?
    weak var _window: (any RootView)?
    weak var _owner: (any ViewOwner)?
    var _needsLayout = true
    var _subtreeNeedsLayout = false
    var _tintColor: UIColor?
    var _safeAreaContribution = UIEdgeInsets.zero
    var _lastSafeAreaInsets = UIEdgeInsets.zero
    var _lastTraits: UITraitCollection?
    var _traitState: TraitState?
    var _layer: CALayer?
    var _motion: ViewMotion?
    var _accessibility = ViewAccessibility()
    var _gestureRecognizers = ObjectArray<UIGestureRecognizer>()
    /// What the view recognizes by itself, before the app's recognizers on it.
    var _ownGestureRecognizers: [UIGestureRecognizer] = []
    var _interactions: [any UIInteraction] = []
    var _motionEffects: [UIMotionEffect] = []
    var _largeContent: LargeContent?
    /// How keys come to a view of an app's own.
    var _keyboardInput: KeyboardInput?
    /// What Auto Layout keeps of the view; nil for one that has nothing to do with it.
    var _autoLayout: ViewLayout?
    var _needsUpdateConstraints = true
    var _subtreeNeedsUpdateConstraints = true

    /// Makes a view with a place in its future superview.
    public init(frame: CGRect) {
        super.init()
        _geometry.setFrame(frame)
        _requireFinite(_geometry)
    }

    /// Makes a view from an interface document, with the views inside and the constraints between them.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { _decodeView(from: coder) }
    }

    /// Makes a view of no size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    // Swift can override only what stands in the class itself, so everything that is `open` is
    // declared here and its work is done in the extensions beside this file.

    /// The smallest rectangle around the view, in its superview's coordinates.
    ///
    /// With a transform it is computed; setting it then is best avoided, as on iOS.
    open var frame: CGRect {
        get { _geometry.frame }
        set { _changeGeometry { $0.setFrame(newValue) } }
    }

    /// The view's rectangle in its own coordinates; its origin is what scrolling moves.
    open var bounds: CGRect {
        get { _geometry.bounds }
        set { _changeGeometry { $0.bounds = newValue.standardized } }
    }

    /// The middle of the view in its superview's coordinates.
    open var center: CGPoint {
        get { _geometry.center }
        set { _changeGeometry { $0.center = newValue } }
    }

    /// Turns, scales or shifts the view around its center; `identity` by default.
    open var transform: CGAffineTransform {
        get { _geometry.transform }
        set { _changeGeometry { $0.transform = newValue } }
    }

    /// How the view follows when its superview changes size; empty, that is not at all, by default.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// Whether subviews follow this view's size by their masks; true by default.
    open var autoresizesSubviews = true

    /// The view that this one stands in.
    open var superview: UIView? { _superview }

    /// The views in this one, the backmost first.
    open var subviews: [UIView] { _subviews.elements }

    /// The window that the view is in, if any.
    open var window: UIWindow? { _window?._asWindow }

    /// Whether `draw(_:)` begins with nothing drawn; true by default. Without effect on Linux, where it always does.
    open var clearsContextBeforeDrawing = true

    /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
    open var tag = 0

    /// The identity of the view from launch to launch; nil by default.
    ///
    /// A view that has one keeps its state with that of its controller, if the app wants states to be kept (R1). A storyboard
    /// may give it.
    open var restorationIdentifier: String?

    /// Writes what is to come back; called for views with a restoration identifier. Call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads what was written, after the view's controller has done so. Call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The controller whose search is written here, which keeps its state with that of the controller around it.
    var _restorableSearch: UIResponder? { nil }

    /// From 0, invisible, to 1, the default; subviews fade with it.
    open var alpha: CGFloat = 1 {
        willSet { ViewAnimation.current?.note(self) }
        didSet {
            _widget?.opacity = Double(_shownAppearance.alpha)
            _widget?.canTarget = _takesPointer
        }
    }

    /// Whether the view and all in it is left out; false by default.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            _widget?.isVisible = !isHidden
            // GTK takes what it shows for something to be found, whatever was said before.
            if !isHidden, _accessibility.isKeptBack { _widget?.setAccessibleHidden(true) }
            _superview?._widget?.queueAllocate()
            _superview?._subviewHiddenChanged()
            if _accessibility.details?.isModal == true { _superview?._arrangeElements() }
        }
    }

    /// What is drawn behind everything else; nil, that is nothing, by default.
    open var backgroundColor: UIColor? {
        willSet { ViewAnimation.current?.note(self) }
        didSet {
            _noteAppearance(\.backgroundColor, .backgroundColor)
            setNeedsDisplay()
        }
    }

    /// Whether drawing is confined to the view's bounds; false by default.
    open var clipsToBounds = false {
        didSet { _container?.clipsChildren = clipsToBounds }
    }

    /// Whether the view fills its bounds without letting anything shine through; true by default.
    ///
    /// Without effect on Linux, where GTK sees from what is drawn what it covers.
    open var isOpaque = true

    /// The view's corners, border and shadow.
    open var layer: CALayer { _makeLayer() }

    /// How content follows a change of size; images use it. `scaleToFill` by default.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { setNeedsDisplay() }
    }

    /// The colour of interactive parts, inherited from the superview while none is set.
    open var tintColor: UIColor! {
        get { _effectiveTintColor }
        set {
            _tintColor = newValue
            _noteAppearance(\.tintColor, .tintColor)
            _tintColorChanged()
        }
    }

    /// Whether the user can touch the view and all in it; true by default.
    open var isUserInteractionEnabled: Bool = true {
        didSet { _widget?.canTarget = _takesPointer }
    }

    /// Which direction the view lays its content out in; that of the language by default.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            setNeedsLayout()
            if _autoLayout != nil { _constraintsChanged() }
        }
    }

    /// The direction in which this view lays its content out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Forces light or dark for the view and all in it; `unspecified`, that is inherited, by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        willSet { _lastTraits = _currentTraits }
        didSet { _updateTraits() }
    }

    /// The style, size class and direction that hold here.
    open var traitCollection: UITraitCollection { _currentTraits }

    /// The part of the view that bars cover, as insets from its edges.
    open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }

    /// The size that the content wants; `noIntrinsicMetric` in both directions by default.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Whether the view is one thing to assistive technology, and what is in it none.
    ///
    /// By default it is so of labels, controls and what else shows or does something by itself. True on another view
    /// makes one element of it, whose subviews are not found; if its traits say that it can be used, the keyboard focus comes to
    /// it, and Space and Enter call `accessibilityActivate()`, or tap it at its `accessibilityActivationPoint`. False hides a
    /// view that is one by itself.
    open var isAccessibilityElement: Bool {
        get { _isAccessibilityElement }
        set { _setAccessibilityElement(newValue) }
    }

    /// What a screen reader calls the view; nil by default, or the text of views that show one.
    ///
    /// A class may have the property itself. It is asked when the view comes into a window, gets the focus or is used, and at
    /// `UIAccessibility.post(notification:argument:)` of a changed layout or screen.
    open var accessibilityLabel: String? {
        get { _accessibility.label }
        set { _changeAccessibility { $0.label = newValue } }
    }

    /// What a screen reader reads after the label; nil by default, or the value of controls that have one.
    open var accessibilityValue: String? {
        get { _accessibility.valueInWords }
        set { _changeAccessibility { $0.value = newValue } }
    }

    /// What acting on the view does, for a screen reader; nil by default.
    open var accessibilityHint: String? {
        get { _accessibility.hint }
        set { _changeAccessibility { $0.hint = newValue } }
    }

    /// The label with attributes, which screen readers on Linux don't use; without attributes if `accessibilityLabel` was set.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            _attributed(\.attributedLabel, accessibilityLabel)
        }
        set {
            _accessibilityDetails.attributedLabel = newValue
            accessibilityLabel = newValue?.string
        }
    }

    /// The value with attributes, which screen readers on Linux don't use.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { _attributed(\.attributedValue, accessibilityValue) }
        set {
            _accessibilityDetails.attributedValue = newValue
            accessibilityValue = newValue?.string
        }
    }

    /// The hint with attributes, which screen readers on Linux don't use.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { _attributed(\.attributedHint, accessibilityHint) }
        set {
            _accessibilityDetails.attributedHint = newValue
            accessibilityHint = newValue?.string
        }
    }

    /// What the view is to a screen reader; what its class is by default. Set it before the view is shown.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { _accessibilityTraits }
        set { _accessibilityTraits = newValue }
    }

    /// Where the view is on the screen; its own rectangle by default.
    ///
    /// Screen readers on Linux are told the view's own rectangle; what is set here is for the app's own code.
    open var accessibilityFrame: CGRect {
        get {
            _accessibility.details?.frame
                ?? UIAccessibility.convertToScreenCoordinates(
                    CGRect(origin: bounds.origin, size: bounds.size),
                    in: self
                )
        }
        set { _accessibilityDetails.frame = newValue }
    }

    /// The view's outline on the screen; nil, that is its frame, by default.
    ///
    /// Screen readers on Linux know rectangles alone; what is set here is for the app's own code.
    open var accessibilityPath: UIBezierPath? {
        get { _accessibility.details?.path }
        set { _accessibilityDetails.path = newValue }
    }

    /// Where assistive technology taps the view, on the screen; the middle of `accessibilityFrame` by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return _accessibility.details?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { _accessibilityDetails.activationPoint = newValue }
    }

    /// The language of what is said, such as `de-CH`; nil, that is the app's, by default.
    ///
    /// Without effect on Linux, where the desktop's bus has one language a program.
    open var accessibilityLanguage: String? {
        get { _accessibility.details?.language }
        set { _accessibilityDetails.language = newValue }
    }

    /// What a screen reader can do with the view beyond pressing it; nil by default.
    ///
    /// For the keyboard they are in a menu that the Menu key and Shift+F10 open on the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { _accessibility.customActions }
        set {
            _accessibility.customActions = newValue
            _offerCustomActions()
        }
    }

    /// Ways from one thing to the next of its kind; nil by default.
    ///
    /// Screen readers on Linux have no rotors: each one's two directions are actions of the view, and in the menu of its
    /// `accessibilityCustomActions`.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { _accessibility.details?.rotors }
        set {
            _accessibilityDetails.rotors = newValue
            _offerCustomActions()
        }
    }

    /// Whether the view and all in it is kept from screen readers; false by default.
    open var accessibilityElementsHidden: Bool {
        get { _accessibility.isHidden }
        set { _changeAccessibility { $0.isHidden = newValue } }
    }

    /// Whether everything beside the view in its superview is kept from screen readers, as below an alert; false by default.
    open var accessibilityViewIsModal: Bool {
        get { _accessibility.details?.isModal ?? false }
        set {
            _accessibilityDetails.isModal = newValue
            _superview?._arrangeElements()
        }
    }

    /// Whether assistive technology goes through all in the view before it goes on; false by default.
    ///
    /// Without effect on Linux, where screen readers follow the tree and so always do.
    open var shouldGroupAccessibilityChildren: Bool {
        get { _accessibility.details?.groupsChildren ?? false }
        set { _accessibilityDetails.groupsChildren = newValue }
    }

    /// How assistive technology goes through what is in the view; `automatic` by default. Without effect on Linux.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { _accessibility.details?.navigationStyle ?? .automatic }
        set { _accessibilityDetails.navigationStyle = newValue }
    }

    /// What holds the view's elements together; `none` by default. Set it before the view is shown.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { _accessibility.details?.containerType ?? .none }
        set { _accessibilityDetails.containerType = newValue }
    }

    /// What a user may call the view by voice, the best name first; the label by default.
    ///
    /// Without effect on Linux, whose desktops have no control by voice.
    open var accessibilityUserInputLabels: [String]? {
        get { accessibilityAttributedUserInputLabels?.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map(NSAttributedString.init(string:)) }
    }

    /// The same names with attributes. Without effect on Linux.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]? {
        get {
            _accessibility.details?.userInputLabels
                ?? accessibilityLabel.map { [NSAttributedString(string: $0)] }
        }
        set { _accessibilityDetails.userInputLabels = newValue }
    }

    /// Whether the keyboard and other means reach the view as something to be used; true of controls that are enabled by default.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { _accessibility.details?.respondsToUserInteraction ?? _respondsToUserInteraction }
        set {
            _accessibilityDetails.respondsToUserInteraction = newValue
            _takeElementFocus()
        }
    }

    /// What kind of text the view holds; nil by default. Without effect on Linux.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { _accessibility.details?.textualContext }
        set { _accessibilityDetails.textualContext = newValue }
    }

    /// The elements in the view, in the order in which they are read: views in it, and `UIAccessibilityElement`s; nil, that is
    /// what is in the view, by default.
    ///
    /// Subviews that are not among them, nor hold one that is, are not found. An element that is no view is shown to assistive
    /// technology by a widget of its own that draws nothing.
    open var accessibilityElements: [Any]? {
        get { _accessibility.details?.elements }
        set { _setElements(newValue) }
    }

    /// How many elements the view says that it has.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element; `NSNotFound` if it is none of the view's.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    /// Whether the view keeps its colours where the system inverts all others; false by default.
    ///
    /// Without effect on Linux, whose desktops invert the whole screen or nothing.
    open var accessibilityIgnoresInvertColors = false

    /// A name for tests, never shown or spoken; nil by default.
    open var accessibilityIdentifier: String? {
        get { _accessibility.identifier }
        set { _accessibility.identifier = newValue }
    }

    open override var next: UIResponder? { _owner ?? _superview }
    override var _inputWindow: UIView? { _window }
    open override var isFirstResponder: Bool { _widget?.isFocused ?? false }
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        _attachKeyboardInput()
        guard _takeFocus() else { return false }
        _keyboardInput?.begin()
        return true
    }
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if isFirstResponder { _window?._native?.clearFocus() }
        _keyboardInput?.end()
        return true
    }
    open override func reloadInputViews() {
        _keyboardInput?.reload()
        super.reloadInputViews()
    }

    /// Whether the keyboard focus may come to the view; false by default, but for controls, texts to be edited and the cells of lists.
    ///
    /// It is read when the view comes into a window, and when `setNeedsFocusUpdate()` is called on it.
    open var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// Whether the view has the keyboard focus.
    open var isFocused: Bool { _window?._focus.item === self }

    /// Where the focus shall go when it comes here; empty by default, so that the subviews are asked in their order (FO3).
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }

    /// The view that the focus shall go to; nil by default. Override `preferredFocusEnvironments` in new code.
    open weak var preferredFocusedView: UIView? { nil }

    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { next?._focusEnvironment }

    override var _focusEnvironment: (any UIFocusEnvironment)? { self }

    open weak var focusItemContainer: (any UIFocusItemContainer)? { self }

    open var coordinateSpace: any UICoordinateSpace { self }

    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { _focusItems(in: rect) }

    open func setNeedsFocusUpdate() { _askForFocusUpdate() }

    open func updateFocusIfNeeded() { _window?._focus.updateIfAsked() }

    /// Whether the focus may move (FO2); true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved from something in here, or to something in here (FO1). Call `super`; it does nothing by default.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Adds a view in front of the others; one that stands elsewhere is taken from there first.
    open func addSubview(_ view: UIView) { _insert(view, at: _subviews.count) }

    /// Adds a view at an index among the subviews, 0 being the backmost.
    ///
    /// An index past the end puts it in front.
    open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }

    /// Adds a view just in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        _insert(view, beside: siblingSubview, offset: 1)
    }

    /// Adds a view just behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        _insert(view, beside: siblingSubview, offset: 0)
    }

    /// Lets two subviews change places; indices outside the list stop the program.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        _exchange(index1, index2)
    }

    /// Puts a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        if view._superview === self { _insert(view, at: _subviews.count) }
    }

    /// Puts a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        if view._superview === self { _insert(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { _removeFromSuperview() }

    /// Called after a subview came in; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview goes; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view gets another superview, or none; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view got another superview, or none; does nothing by default.
    open func didMoveToSuperview() {}

    /// Called before the view comes into a window, or leaves it; does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view came into a window, or left it; does nothing by default.
    open func didMoveToWindow() {}

    /// Whether the view is `view` itself or stands in it, at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \._superview).contains { $0 === view }
    }

    /// The view with the tag: this one, or the first found in it, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }

    /// Places the subviews, as constraints ask for. Call `setNeedsLayout()` rather than this.
    open func layoutSubviews() { _layOutByConstraints() }

    /// Asks for `layoutSubviews()` before the next frame.
    open func setNeedsLayout() { _setNeedsLayout() }

    /// Lays the view and all in it out now, if anything asked for it.
    open func layoutIfNeeded() { _layoutIfNeeded() }

    /// The size that fits the content best within the given one; the current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits(_:)` gives for the current one.
    ///
    /// The origin of the frame stays where it is.
    open func sizeToFit() { _resizeKeepingOrigin(to: sizeThatFits(bounds.size)) }

    /// Forgets a measured `intrinsicContentSize`.
    open func invalidateIntrinsicContentSize() { _invalidateIntrinsicContentSize() }

    /// Whether the frame stays as it is set, rather than being laid out by constraints; true by default.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { _autoLayout?.translates ?? true }
        set { _setTranslates(newValue) }
    }

    /// The constraints that this view holds: those between it and what stands in it.
    open var constraints: [NSLayoutConstraint] { _autoLayout?.constraints ?? [] }

    /// Holds a constraint, which makes it active; `isActive` finds the right view by itself.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint._add(to: self) }

    /// No longer holds a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { _removeConstraints([constraint]) }

    /// Makes or changes the view's own constraints before a layout. Call `super` at the end.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { _setNeedsUpdateConstraints() }

    /// Calls `updateConstraints()` of the view, and of those in it, where it was asked for.
    open func updateConstraintsIfNeeded() { _updateConstraintsIfNeeded() }

    /// Whether views of the class can't do without constraints; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// How much the view resists being larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _autoLayout?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Says how much the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _setPriority(priority, of: \.hugging, for: axis)
    }

    /// How much the view resists being smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _autoLayout?.compression[axis.rawValue] ?? .defaultHigh
    }

    /// Says how much the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        _setPriority(priority, of: \.compression, for: axis)
    }

    /// The size that the constraints in the view lead to, as close to the given one as they let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that the constraints in the view lead to, where each direction has a priority of its own.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        _systemLayoutSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// What constraints leave out of the frame, such as a shadow; nothing by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose first line of text stands for this one's; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line of text stands for this one's; the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The distance that content keeps from the view's edges; 8 points, and the safe area, by default.
    open var layoutMargins: UIEdgeInsets {
        get { _resolvedMargins }
        set { _setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: _runsRightToLeft)) }
    }

    /// The margins without the safe area, by the side at which text starts.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { _directionalMargins }
        set { _setMargins(newValue) }
    }

    /// Called after `layoutMargins` changed; does nothing by default.
    open func layoutMarginsDidChange() {}

    /// Called after the safe area changed; does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// Called after `tintColor` changed, here or in a superview; does nothing by default.
    open func tintColorDidChange() {}

    /// Called after light, dark, size class or direction changed; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Asks for a redraw in the next frame.
    open func setNeedsDisplay() { _setNeedsDisplay() }

    /// Asks for a redraw in the next frame; on Linux always of the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws between background and subviews, into `UIGraphicsGetCurrentContext()`; does nothing by default.
    ///
    /// It is called before a frame after `setNeedsDisplay()`, and after a change of size or traits.
    open func draw(_ rect: CGRect) {}

    /// A view that shows what this one looks like now, whatever becomes of it; it takes no part in what this one does.
    ///
    /// The view need not be on the screen; texts that can be edited are in the picture only if it is.
    ///
    /// - Parameter afterUpdates: Whether the view is laid out first where that is due.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        _snapshotView(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// A view that shows what a part of this one looks like now, in which the corners keep their size.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's own coordinates; nil is answered if it is not finite.
    ///   - afterUpdates: Whether the view is laid out first where that is due.
    ///   - capInsets: The distances from the edges, within which nothing is stretched, in points.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        _snapshotView(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view and all in it into the current context, see `UIGraphicsGetCurrentContext()`.
    ///
    /// The view need not be on the screen; texts that can be edited are drawn only if it is.
    ///
    /// - Parameters:
    ///   - rect: Where it is drawn; it is stretched to fill it.
    ///   - afterUpdates: Whether the view is laid out first where that is due.
    /// - Returns: Whether all was drawn: false without a context, an area, or anything that can be seen.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        _drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// The kind of layer that the view has; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether a point, in the view's own coordinates, is in it; its bounds by default.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view at a point that takes touches: one in this view, or itself.
    ///
    /// Views that are hidden, nearly transparent (alpha below 0.01) or disabled are passed over.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, with: event) }

    /// A point of this view in another's coordinates; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { _convert(point, to: view) }

    /// A point of another view, or of the window, in this one's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { _convert(point, from: view) }

    /// The smallest rectangle around one of this view, in another's coordinates; nil is the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(_transform(to: view))
    }

    /// The smallest rectangle around one of another view, or of the window, in this one's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(_transform(to: view).inverted())
    }

    // A view is an area too: one that is given to a method goes to the methods above, as it does not need to be asked.

    /// A point of this view in another area's coordinates.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(convert(point, to: nil), from: UIScreen.main)
    }

    /// A point of another area in this view's coordinates.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(coordinateSpace.convert(point, to: UIScreen.main), from: nil)
    }

    /// The smallest rectangle around one of this view, in another area's coordinates.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(convert(rect, to: nil), from: UIScreen.main)
    }

    /// The smallest rectangle around one of another area, in this view's coordinates.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(coordinateSpace.convert(rect, to: UIScreen.main), from: nil)
    }

    /// Makes the view react to what a recognizer finds.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        _addGestureRecognizer(gestureRecognizer)
    }

    /// Takes a recognizer off the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        _removeGestureRecognizer(gestureRecognizer)
    }

    /// The recognizers on this view; nil while there is none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { _gestureRecognizers.isEmpty ? nil : _gestureRecognizers.elements }
        set { _replaceGestureRecognizers(newValue ?? []) }
    }

    /// Whether a recognizer, on this view or one around it, may begin with touches in this view.
    ///
    /// True by default, but for single taps around buttons and the like.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        _allowsBeginning(gestureRecognizer)
    }

    /// Whether the view gets more than the first of several touches in it; false by default.
    open var isMultipleTouchEnabled = false

    /// Whether the view gets touches only while no other view of its window has any, and no other gets any meanwhile; false
    /// by default.
    ///
    /// Gesture recognizers get all touches in either case.
    open var isExclusiveTouch = false

    /// The view whose constraints tell the size that fits.
    var _fittedView: UIView { self }

    /// The observed properties that differ between two geometries.
    func _observedKeys(from old: ViewGeometry, to new: ViewGeometry) -> [String] {
        var keys: [String] = []
        if old.frame != new.frame { keys.append("frame") }
        if old.bounds != new.bounds { keys.append("bounds") }
        if old.center != new.center { keys.append("center") }
        return keys
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIView.self, super._selectors, _SelectorEntry<UIView>.answered)
    }

    /// Draws the content, above the background and below the subviews.
    func _drawContent(_ snapshot: Snapshot) {}

    /// Whether layers that are put behind the subviews stand behind the content too.
    var _contentStandsAboveLayers: Bool { false }

    /// Where the widgets of subviews stand: the view's own widget, or one that scrolls inside it.
    var _container: Widget? { _widget }

    /// Makes the native part of the view, once its widget is there.
    func _widgetDidLoad(_ widget: Widget) {}

    /// Called when GTK allocates the widget, before the view lays out; windows take their size here.
    func _willLayOut(width: Int, height: Int) {}

    /// Moves the keyboard focus into the view, or on from something in it; nil leaves it to GTK.
    func _moveFocus(_ direction: FocusDirection) -> Bool? { nil }

    /// Whether the Tab key stops at the view by itself.
    var _isFocusStop: Bool { canBecomeFocused }

    /// Whether the focus may come to the view may be another answer by now.
    func _focusabilityChanged() { _widget?.isFocusable = canBecomeFirstResponder || _isFocusStop }

    /// Takes the focus, as the item that it shall go to.
    func _takeFocusAsItem() { _focusForReading() }

    /// Called when GTK's state of the widget changed, such as focus or direction.
    func _nativeStateChanged() { setNeedsDisplay() }

    /// Places native children that are not subviews.
    func _placeNativeChildren() {}

    /// Draws native children that are not subviews, above the content.
    func _drawNativeChildren(_ snapshot: Snapshot) { _drawSubviews(snapshot) }

    /// The material of which the view is made; the view's superview then draws what lies behind it, blurred.
    var _backdrop: BlurMaterial? { nil }

    /// Called when the view comes to where texts have another size than the screen's.
    func _takeTextSize() {}

    /// Whether constraints in the view are laid out apart from those around it.
    var _isLayoutBoundary: Bool { false }

    /// Called when a subview was hidden or shown.
    func _subviewHiddenChanged() {}

    /// The height that the content wants in a width, where it depends on it.
    func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// Where the lines of text stand.
    var _baselines: LayoutBaselines { LayoutBaselines() }

    /// Whether the view finds another place for the focus itself when a subview that has it goes, as lists do.
    var _looksAfterFocus: Bool { false }

    /// The role for assistive technology that this kind of view has.
    var _role: AccessibleRole { .generic }

    /// Whether a subview always has the view's own bounds, so that what stands in it may say how large the view is.
    func _isFilled(by subview: UIView) -> Bool { false }

    /// What of the view is covered, as its subviews see it.
    var _safeAreaOfSubviews: UIEdgeInsets { _safeAreaInsets }

    /// The margins of a subview that nobody gave any.
    func _systemMargins(of subview: UIView) -> NSDirectionalEdgeInsets { ViewLayout.standardMargins }

    /// Whether constraints between the view and what stands in it hold the content, which has a size of its own.
    var _holdsContentByConstraints: Bool { false }

    /// What that content keeps free at its edges.
    var _marginsOfContent: UIEdgeInsets { _resolvedMargins }

    /// Takes the size that constraints give the content.
    func _contentWasLaidOut(_ size: CGSize) {}

    /// What to say of a constraint that names a baseline of the view, if it may not have one.
    var _noBaselines: String? { nil }

    /// What tells the view apart from others of its class in messages.
    var _nameInMessages: String? { accessibilityIdentifier ?? accessibilityLabel }

    /// Makes a recognizer of the view's own that was not needed before.
    func _prepareGestureRecognizers() {}

    /// What a press on the view does by itself.
    var _pressKind: PressKind { [.button, .tab].contains(_role) ? .tap : .none }

    /// Does what a press on the view does, for Space and Enter; false leaves the key to the view around.
    func _activateByKey() -> Bool { false }

    /// Gives the items that the view shows what proxies say.
    func _applyAppearanceProxiesToItems() {}

    /// Whether the view shows that it is chosen.
    var _isSelected: Bool { _accessibility.isSelected == true }

    /// Whether the view takes part in what the user does.
    var _isEnabled: Bool { true }

    /// Whether views inside hear of a finger only once nothing is scrolled by it.
    var _holdsTouchesBack: Bool { false }

    /// The layout guide that a document calls so.
    func _layoutGuide(key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "keyboard": keyboardLayoutGuide
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        default: nil
        }
    }

    /// Follows what a document says of other size classes: the attributes that vary, as they are now.
    func _vary(from coder: InterfaceCoder) {
        _decodeLook(from: coder)
        _decodeLayout(from: coder)
    }

    /// Makes what a document has in the view in places of its own, such as a content view, before its subviews and the
    /// constraints between them.
    func _decodeParts(from coder: InterfaceCoder) {}

    /// Takes the subviews that a document gives the view.
    func _takeDecoded(_ views: [UIView]) {
        for view in views { addSubview(view) }
    }
}
