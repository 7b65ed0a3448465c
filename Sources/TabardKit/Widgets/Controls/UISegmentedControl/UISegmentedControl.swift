internal import GtkInterop

/// A row of segments of which one is selected, as the radio buttons of a desktop are.
///
/// ```swift
/// let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
/// size.selectedSegmentIndex = 1
/// size.addAction(UIAction { _ in print(size.selectedSegmentIndex) }, for: .valueChanged)
/// ```
///
/// A press on a segment and the arrow keys select; both send `valueChanged`, and perform the segment's own action if
/// it has one. To a screen reader each segment is a radio button.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// Stands for no segment.
    public class var noSegment: Int { -1 }

    var _segments: [Segment] = []
    /// What assistive technology sees, as of when it was last asked for or laid out.
    var _shownElements: [SegmentElement] = []
    var _elementsAreOld = false
    var _selected = -1
    var _pressedSegment: Int? {
        didSet { if _pressedSegment != oldValue { setNeedsDisplay() } }
    }
    var _titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var _images = SegmentImages()
    lazy var _thumbPlace = ControlAnimation(0, of: self)
    var _largeContentOfButtons: BarLargeContent?

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control with a segment for each item, which must be a `String`, a `UIImage` or a `UIAction`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        _segments = (items ?? []).map(Segment.init(item:))
        _segmentsChanged()
        frame.size = _contentSize
    }

    /// Makes a control with a segment for each action, which is performed when the user selects the segment.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        _segments = actions.map { Segment(action: $0) }
        _segmentsChanged()
        if frame.size == .zero { self.frame.size = _contentSize }
    }

    /// Makes a control from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeSegments(from: coder) }
    }

    /// How many segments there are.
    open var numberOfSegments: Int { _segments.count }

    /// The selected segment, or `noSegment`, the default. Setting it sends nothing; beyond the last stops the program.
    open var selectedSegmentIndex: Int {
        get { _selected }
        set { _select(newValue, animated: false) }
    }

    /// Whether a segment stays selected only while its press is told; false by default.
    open var isMomentary = false {
        didSet { if isMomentary { _select(-1, animated: false) } }
    }

    /// Whether segments without a width of their own share the width by their content; false, evenly, by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { _segmentsChanged() }
    }

    /// The colour of the selected segment; nil, that is the system's, by default.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Adds a segment with a text before the one at the index, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        _insert(Segment(title: title), at: segment)
    }

    /// Adds a segment with an image before the one at the index, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        _insert(Segment(image: image), at: segment)
    }

    /// Adds a segment with an action's title and image before the one at the index, or at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        _insert(Segment(action: action), at: segment)
    }

    /// Removes a segment, the last one if the index is beyond it.
    open func removeSegment(at segment: Int, animated: Bool) { _remove(at: segment) }

    /// Removes all segments.
    open func removeAllSegments() { _removeAll() }

    /// Gives a segment an action, with its title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        _change(segment) { $0 = Segment(action: action) }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { _segment(segment).action }

    /// The segment with an action of this name, or `noSegment`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        _segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
    }

    /// Gives a segment a text, instead of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        _change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// The text of a segment.
    open func titleForSegment(at segment: Int) -> String? { _segment(segment).title }

    /// Gives a segment an image, instead of a text.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        _change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { _segment(segment).image }

    /// Gives a segment a width in points; 0 lets it share with the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        _change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }

    /// The width that a segment was given; 0 if none.
    open func widthForSegment(at segment: Int) -> CGFloat { _segment(segment).width }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        _change(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user can select a segment; true by default.
    open func isEnabledForSegment(at segment: Int) -> Bool { _segment(segment).isEnabled }

    /// Sets font (`.font`) and colour (`.foregroundColor`) of the texts in a state; others are passed over.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        _titleAttributes[state] = attributes
        _segmentsChanged()
    }

    /// What was set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        _titleAttributes[state]
    }

    /// Sets what stands behind the segments in a state, in place of the control's own look; nil takes that back.
    ///
    /// An image is stretched over a segment, so it should be resizable. A state without an image has that of `normal`. Only
    /// the metrics `default` show on Linux.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        _images[background: state, barMetrics] = backgroundImage
        setNeedsDisplay()
    }

    /// What was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        _images[background: state, barMetrics]
    }

    /// Sets what stands between two segments in their states, as wide as the image is; nil takes that back.
    ///
    /// States without an image have that between normal ones. Only the metrics `default` show on Linux.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        _images[leftState, rightState, barMetrics] = dividerImage
        setNeedsDisplay()
    }

    /// What was set for the states of two segments.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        _images[leftState, rightState, barMetrics]
    }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: _contentSize)).size
    }

    /// Its lower edge reaches a point below what it is aligned with.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _contentSize }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        BarLargeContent.update(&_largeContentOfButtons, for: self)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        BarLargeContent.update(&_largeContentOfButtons, for: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeElements()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _pressedSegment = _segmentIndex(at: touch.location(in: self))
        return _pressedSegment != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _pressedSegment = isTouchInside ? _segmentIndex(at: touch.location(in: self)) : nil
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let chosen = isTouchInside ? _pressedSegment : nil
        _pressedSegment = nil
        if let chosen { _userChose(chosen) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        _pressedSegment = nil
    }

    override var _role: AccessibleRole { .radioGroup }

    override var _accessibleActions: [AccessibleAction] { [] }

    override func _activate() {}

    override func _useKey(_ key: Key) -> Bool { _useSegmentKey(key) }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(_drawing.commands, scale: max(1, traitCollection.displayScale))
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UISegmentedControl.self, super._selectors, _SelectorEntry<UISegmentedControl>.answered)
    }
}
