internal import GtkInterop

/// Shows one page of several, and lets the user turn to the pages beside it.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// A finger, a touchpad or a wheel that turns to the side moves from page to page as in a paging scroll view. Without a data
/// source only the program turns pages. The data source is asked once the controller is on the screen and at rest, for one
/// page on either side, and what it says is kept until `setViewControllers(_:direction:animated:completion:)`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    let _style: TransitionStyle
    let _orientation: NavigationOrientation
    let _spine: SpineLocation
    /// The space between two pages, in points.
    let _spacing: CGFloat
    var _isDoubleSided = false
    /// What is shown at rest: one controller, or two beside a spine in the middle.
    var _shown: [UIViewController] = []
    var _neighbors = PageNeighbors()
    var _turn: PageTurn?
    lazy var _pageScrollView = PageScrollView(controller: self)
    var _pageControl: UIPageControl?
    /// The number of the page that the page control shows.
    var _pageIndex = 0
    var _isArranging = false
    var _isCountingPages = false

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: How pages come and go. With `pageCurl` they slide on Linux, which the log says once.
    ///   - navigationOrientation: Whether pages stand side by side or one below the other.
    ///   - options: The space between pages for `scroll`, the place of the spine for `pageCurl`. Others, and values that are
    ///     no numbers, are left aside with a line in the log.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        let options = PageOptions(options ?? [:], style: style)
        _style = style
        _orientation = navigationOrientation
        _spine = options.spine
        _spacing = options.spacing
        _isDoubleSided = options.spine == .mid
        super.init(nibName: nil, bundle: nil)
        PageOptions.tellOfCurl(style)
    }

    /// Makes a controller whose pages stand side by side, with the style `pageCurl`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        _style = .pageCurl
        _orientation = .horizontal
        _spine = .min
        _spacing = 0
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        PageOptions.tellOfCurl(.pageCurl)
    }

    /// Makes a controller from an interface document.
    public required init?(coder: NSCoder) {
        let decoded = DecodedPages(coder)
        _style = decoded.style
        _orientation = decoded.orientation
        _spine = decoded.spine
        _spacing = decoded.spacing
        _isDoubleSided = decoded.spine == .mid || decoded.isDoubleSided
        super.init(coder: coder)
        PageOptions.tellOfCurl(decoded.style)
    }

    /// Hears of the pages that the user turns.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Says which pages stand beside the one that is shown; nil, so that the user can't turn pages, by default.
    ///
    /// Setting it, also to the same object, forgets what was said before.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { _dataSourceChanged() }
    }

    /// How pages come and go.
    open var transitionStyle: UIPageViewController.TransitionStyle { _style }

    /// Whether pages stand side by side or one below the other.
    open var navigationOrientation: UIPageViewController.NavigationOrientation { _orientation }

    /// Where the spine is: `none` for the style `scroll`, `min` for `pageCurl` unless the options say otherwise.
    open var spineLocation: UIPageViewController.SpineLocation { _spine }

    /// Whether pages have a back with content of its own; false by default, and always true with the spine in the middle.
    ///
    /// Since pages slide on Linux, the backs are never seen: of the controllers that the data source gives, those for the
    /// backs are passed over.
    open var isDoubleSided: Bool {
        get { _isDoubleSided }
        set {
            require(
                newValue || _spine != .mid,
                "A page view controller with its spine in the middle can't be single sided"
            )
            guard newValue != _isDoubleSided else { return }
            _isDoubleSided = newValue
            _forgetNeighbors()
        }
    }

    /// The recognizers by which the user turns pages; with the style `scroll` there are none here, as on iOS.
    open var gestureRecognizers: [UIGestureRecognizer] {
        _style == .scroll ? [] : [_pageScrollView.panGestureRecognizer]
    }

    /// The controllers that are shown; while the user turns a page, those from which it goes. Nil before any were set.
    open var viewControllers: [UIViewController]? { _shown.isEmpty ? nil : _shown }

    /// Shows other controllers, and forgets what the data source said of those beside the old ones.
    ///
    /// The delegate hears nothing of it. A page that the user is turning goes back first. Another number of controllers than
    /// is shown at a time stops the program.
    ///
    /// - Parameters:
    ///   - viewControllers: One controller; two with the spine in the middle, or the front and the back of a page of which
    ///     both have content and that is seen to turn.
    ///   - direction: The direction in which it is seen to go.
    ///   - animated: Whether it is seen to go.
    ///   - completion: Called at the end, with false if something else came in between.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        _set(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    /// Writes which pages are shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodePages(with: coder)
    }

    /// Shows the pages again, if all of them come back; the data source is then asked for those beside them.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodePages(with: coder)
    }

    /// The pages beside those that are shown are the data source's.
    override var _restorableChildren: [UIViewController] { _shown }

    open override func loadView() {
        let view = PagesView(frame: UIScreen.main.bounds, controller: self)
        self.view = view
        view.addSubview(_pageScrollView)
        _updatePageControl()
    }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing { _endTurnNow() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// The scroll view named for the edge, else that of the page which is shown: bars follow no turning of pages.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        _contentScrollViews.last { !$0.edges.isDisjoint(with: edge) }?.view
            ?? _shown.first?.contentScrollView(for: edge)
    }

    override var _managesChildAppearance: Bool { true }

    /// Without those that another container took.
    override var _shownChildren: [UIViewController] { _shown.filter { $0._parent === self } }

    override func _prepareToAppear() { _installShown() }

    override func _letGo(of child: UIViewController) {
        _endTurnNow()
        super._letGo(of: child)
        _shown.removeAll { $0 === child }
        _forgetNeighbors()
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(
            UIPageViewController.self,
            super._selectors,
            _SelectorEntry<UIPageViewController>.answered
        )
    }
}
