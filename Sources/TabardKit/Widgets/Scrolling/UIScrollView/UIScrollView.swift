internal import GtkInterop

/// Shows a part of content that is larger than itself, and lets the user move it.
///
/// The content is the subviews, in a space of `contentSize`; `contentOffset` is the point of it
/// that stands at the view's top left. Wheel, touchpad and finger move it as they do everywhere
/// on the desktop.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// When the safe area adds to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and vertically even if the content fits.
        case automatic = 0
        /// In the directions in which there is more than fits.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    var _area: ScrollArea?
    var _inner: Widget?
    lazy var _scrollContent = ScrollContent(view: self)
    var _isMovingArea = false
    var _lastAdjustedInset = UIEdgeInsets.zero
    var _lastReach = UIEdgeInsets.zero
    /// How much a bar above would grow if the content were pulled down all the way.
    var _collapsedHeight: CGFloat = 0
    weak var _follower: (any ScrollFollower)?
    weak var _barBelow: (any ScrollFollower)?
    var _refreshControl: UIRefreshControl?
    var _scrollAnimation: TimedAnimation?
    var _movement = ScrollMovement.none {
        didSet { if _movement != oldValue { _movementDidChange() } }
    }
    /// How the direction of the user's movement is locked.
    var _directionLock = ScrollDirectionLock()
    /// Counts the user's movements of the content, to see when they have ended.
    var _movementCount = 0
    weak var _scrollDelegate: (any UIScrollViewDelegate)?
    var _restoredPlace: RestoredPlace?
    var _pan: ScrollPanRecognizer?
    var _pinch: ScrollPinchRecognizer?
    var _zoom = ScrollZoom()
    /// What the user is making larger or smaller.
    var _zooming: ScrollZooming?
    /// Whether content that was zoomed too far comes back.
    var _bouncesBack = false
    /// Counts the steps of the wheel that zoom, to see when they have ended.
    var _wheelCount = 0
    /// Where the view stood when the bars around were last told; nil outside of a window.
    var _toldPlace: CGRect?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes the view from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else {
            clipsToBounds = true
            return
        }
        _decodeScrolling(from: coder)
    }

    // A table view's delegate has another type, which Swift does not let an override have.
    /// Hears of the movements.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { _scrollDelegate }
        set { _scrollDelegate = newValue }
    }

    /// The point of the content at the view's top left, in points.
    ///
    /// In a window it is kept within the content and its insets.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content; zero, that is nothing to scroll, by default.
    open var contentSize = CGSize.zero {
        willSet { if newValue != contentSize { _willChangeValue(forKey: "contentSize") } }
        didSet {
            guard contentSize != oldValue else { return }
            setNeedsLayout()
            _barBelow?.contentMoved(in: self)
            _didChangeValue(forKey: "contentSize")
        }
    }

    /// Empty space around the content, by which it can be moved further; zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { _insetsChanged() } }
    }

    /// When the safe area adds to the insets; `automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { _insetsChanged() }
    }

    /// `contentInset` together with what bars cover.
    open var adjustedContentInset: UIEdgeInsets { _adjustedInset }

    /// Moves the content; animated takes about a third of a second, and happens at once when the
    /// user asked for reduced motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        _setContentOffset(contentOffset, animated: animated)
    }

    /// Moves the content as little as it takes to show a rectangle of it; not at all if it shows.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        _scrollToVisible(rect, animated: animated)
    }

    /// Whether the content comes to rest at multiples of the view's size; false by default.
    open var isPagingEnabled = false

    /// Whether the user may pull on at the content's edge; true by default.
    ///
    /// The content itself stays, as it does everywhere on the desktop: a glow shows the pull, and at the upper edge a
    /// refresh control comes into sight. Without bouncing there is neither.
    open var bounces = true {
        didSet { _updateModes() }
    }

    /// Whether content that fits may be pulled up and down, too; false by default, and true for a table view.
    open var alwaysBounceVertical = false {
        didSet { _updateModes() }
    }

    /// Whether content that fits may be pulled to the sides, too; false by default.
    open var alwaysBounceHorizontal = false {
        didSet { _updateModes() }
    }

    /// The control by which the user asks for fresh content; nil by default.
    open var refreshControl: UIRefreshControl? {
        get { _refreshControl }
        set { _setRefreshControl(newValue) }
    }

    /// Whether the user moves the content.
    open var isTracking: Bool { _movement == .user }

    /// Whether the user moves the content.
    open var isDragging: Bool { _movement == .user }

    /// Whether the content goes on by itself, to the edge of a page or as a finger left it.
    open var isDecelerating: Bool { _movement == .settling || _movement == .gliding }

    /// Called when `adjustedContentInset` changed; does nothing by default.
    open func adjustedContentInsetDidChange() {}

    /// Whether the user can move the content; true by default.
    open var isScrollEnabled = true {
        didSet { _updateModes() }
    }

    /// Whether a bar shows how far down the content stands; true by default.
    open var showsVerticalScrollIndicator = true {
        didSet { _updateModes() }
    }

    /// Whether a bar shows how far right the content stands; true by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { _updateModes() }
    }

    /// Whether a movement that begins mostly up or down, or mostly to a side, goes on in that direction only; false by
    /// default.
    ///
    /// A movement that begins at a slant is free in both.
    open var isDirectionalLockEnabled = false

    /// When moving the content ends the editing of a text in the window; `none` by default.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

    /// The colour of the bars that show where the content stands; `default`, that is the desktop's, by default.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { _updateIndicatorStyle() }
    }

    /// Shows the bars that tell where the content stands for a moment; call it when the view has come into sight.
    open func flashScrollIndicators() { _area?.flashIndicators() }

    /// Whether views in the content hear of a finger only once it rests, or is lifted, without moving the content;
    /// true by default.
    ///
    /// The mouse, which scrolls by its wheel, is never waited for, and controls show that they are pressed at once.
    open var delaysContentTouches = true

    /// Whether a finger of which a view in the content has heard may still move the content, and be cancelled in the
    /// view; true by default.
    open var canCancelContentTouches = true

    /// How fast the content slows down once the finger is lifted; `normal` by default.
    ///
    /// Without effect on Linux, because the scrolling is the desktop's, which slows down the same way in all programs.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether a tap on the status bar scrolls to the top; true by default.
    ///
    /// Without effect on Linux, because there is no status bar.
    open var scrollsToTop = true

    /// The recognizer that stands for scrolling by fingers, so that others can wait for it or go on beside it.
    ///
    /// The scrolling itself is the desktop's. Wheel and touchpad don't count here.
    open var panGestureRecognizer: UIPanGestureRecognizer { _preparePan() }

    /// The smallest scale of the content; 1 by default.
    open var minimumZoomScale: CGFloat {
        get { _zoom.minimum }
        set {
            _zoom.minimum = newValue
            _zoomLimitsChanged()
        }
    }

    /// The largest scale of the content; 1 by default. It must be larger than the smallest for the user to zoom.
    open var maximumZoomScale: CGFloat {
        get { _zoom.maximum }
        set {
            _zoom.maximum = newValue
            _zoomLimitsChanged()
        }
    }

    /// How large the content is shown: that of the view that the delegate names by `viewForZooming(in:)`; 1 by default.
    ///
    /// Setting it keeps the middle of what is in sight. Without such a view nothing happens.
    open var zoomScale: CGFloat {
        get { _zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Shows the content larger or smaller, within the limits, and keeps the middle of what is in sight.
    ///
    /// - Parameters:
    ///   - scale: The scale; 1 is the view's own size.
    ///   - animated: Whether it takes a third of a second.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { _setZoomScale(scale, animated: animated) }

    /// Shows a part of the view that is zoomed as large as it fits, within the limits, in the middle.
    ///
    /// - Parameters:
    ///   - rect: The part, in the coordinates of the view that the delegate names.
    ///   - animated: Whether it takes a third of a second.
    open func zoom(to rect: CGRect, animated: Bool) { _zoom(to: rect, animated: animated) }

    /// Whether fingers can zoom a little beyond the limits, from where the content comes back; true by default.
    open var bouncesZoom = true

    /// Whether the user zooms: by two fingers, or by the wheel with the Control key.
    open var isZooming: Bool { _zooming != nil }

    /// Whether content that was zoomed beyond the limits comes back.
    open var isZoomBouncing: Bool { _bouncesBack }

    /// The recognizer of the two fingers that zoom; nil while the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { _zoom.isPossible ? _pinch : nil }

    /// How far the bar that shows how far down the content stands keeps from the view's edges; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { _placeIndicators() }
    }

    /// How far the bar that shows how far right the content stands keeps from the view's edges; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { _placeIndicators() }
    }

    /// How far both bars that show where the content stands keep from the view's edges; reading it tells of the vertical
    /// one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the bars that show where the content stands also keep out of the safe area; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { _placeIndicators() }
    }

    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { _offsetChanged() } }
    }

    /// Writes the place of the content and its scale.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodePlace(with: coder)
    }

    /// Brings the content back to its place, as soon as it is large enough.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodePlace(with: coder)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _placeZoomedView()
        _tellBarsOfPlace()
        _restorePlace()
        _configureArea()
        _refreshControl?._place()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        _insetsChanged()
        _placeIndicators()
    }

    override var _container: Widget? { _inner }

    override func _moveFocus(_ direction: FocusDirection) -> Bool? {
        // GTK's scroll area keeps Tab from going on where nothing in it takes the focus: it says that it has taken it itself.
        guard direction != .sideways, let inner = _inner, _widget?.isFocusable == false else { return nil }
        return inner.moveFocus(isForward: direction == .forward)
    }

    override func _widgetDidLoad(_ widget: Widget) { _makeArea(in: widget) }

    override func _placeNativeChildren() {
        _area?.place(
            width: Double(bounds.width),
            height: Double(bounds.height),
            map: .translation(x: 0, y: 0)
        )
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        if ViewPicture.isDrawing { return _drawSubviews(snapshot) }
        if let area = _area { _widget?.drawChild(area, in: snapshot) }
    }

    override var _safeAreaOfSubviews: UIEdgeInsets {
        // What the content is kept out of by the insets does not cover it once more.
        _unadjustedSafeArea
    }

    override var _holdsContentByConstraints: Bool { true }

    override var _marginsOfContent: UIEdgeInsets { _unadjustedMargins }

    override func _layoutGuide(key: String) -> UILayoutGuide? {
        switch key {
        case "contentLayoutGuide": contentLayoutGuide
        case "frameLayoutGuide": frameLayoutGuide
        default: super._layoutGuide(key: key)
        }
    }

    override func _contentWasLaidOut(_ size: CGSize) { contentSize = _zoomedSize(of: size) }

    /// Called when the user begins to move the content, lets go of it, or it comes to rest.
    func _movementDidChange() {}

    override func _prepareGestureRecognizers() { _preparePan() }

    override var _holdsTouchesBack: Bool { delaysContentTouches && isScrollEnabled }

    override func _observedKeys(from old: ViewGeometry, to new: ViewGeometry) -> [String] {
        let keys = super._observedKeys(from: old, to: new)
        return old.bounds.origin == new.bounds.origin ? keys : keys + ["contentOffset"]
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIScrollView.self, super._selectors, _SelectorEntry<UIScrollView>.answered)
    }
}
