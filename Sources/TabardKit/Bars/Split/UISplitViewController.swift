/// Shows controllers in columns beside each other, and in a narrow window one after another.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(MailboxesController(), for: .primary)
/// split.setViewController(MessageController(), for: .secondary)
/// window.rootViewController = split
/// ```
///
/// With columns, a controller that is no navigation controller gets one around it. In a narrow window the controller of
/// the column `compact` is shown if there is one, and it may be a tab bar controller; else the columns become one stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Stands for a width that the controller chooses.
    nonisolated public static let automaticDimension: CGFloat = -1

    let _style: Style
    /// As the app set them.
    var _columns: [Column: UIViewController] = [:] {
        didSet { _ownColumns(former: oldValue) }
    }
    /// Navigation controllers around those that are none.
    var _wrappers: [Column: UINavigationController] = [:]
    /// What is in the view, by column; in a narrow window all that is shown is `compact`.
    var _installed: [Column: UIViewController] = [:]
    var _collapsedRoot: UIViewController?
    var _collapses = false
    /// True while the delegate is asked how to collapse or expand.
    var _isChangingWidth = false
    /// What the user or the app asked for last, until the preferences or the width change.
    var _chosenMode: DisplayMode?
    var _lastMode: DisplayMode?
    /// What was in sight at the last launch, until the window's width is known.
    var _restoredSight: RestoredSight?
    var _displayModeButton: UIBarButtonItem?
    /// Counts the animations, since a later one makes what an earlier one wants to remove stay.
    var _arrangement = 0

    /// Makes a controller with columns.
    public init(style: Style) {
        _style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the style `unspecified`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        _style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an interface document, with its columns; of the style `unspecified` where that has no other.
    public required init?(coder: NSCoder) {
        _style = Self._decodedStyle(coder)
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeColumns(from: coder) }
    }

    /// How many columns there are.
    open var style: Style { _style }

    /// Decides how the columns are shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The controllers that stand in this one, the primary first; one alone in a narrow window.
    ///
    /// Set it with the style `unspecified` only, to one or two controllers; more are a programming error.
    open var viewControllers: [UIViewController] {
        get { _shownControllers }
        set { _setViewControllers(newValue) }
    }

    /// Puts a controller into a column, or empties it. With the style `unspecified` this is a programming error.
    ///
    /// A controller that stands in another column moves, and the log says so.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        _setColumn(vc, column)
    }

    /// The controller of a column; nil if it has none.
    open func viewController(for column: Column) -> UIViewController? { _columns[column] }

    /// Shows a column: in a wide window with the display mode that has it, in a narrow one by pushing it.
    open func show(_ column: Column) { _show(column) }

    /// Takes a column out of sight; the secondary one of a wide window stays.
    open func hide(_ column: Column) { _hide(column) }

    /// Whether only one column is shown, as the window is narrow.
    open var isCollapsed: Bool { _collapses }

    /// Which columns are in sight.
    open var displayMode: DisplayMode { _mode }

    /// Which columns the app wants in sight; `automatic` by default. A behaviour that lacks it gets the nearest.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet {
            _chosenMode = nil
            _modeMayHaveChanged()
        }
    }

    /// How the columns share the width as the app wants it; `automatic` by default.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { _modeMayHaveChanged() }
    }

    /// How the columns share the width; never `automatic`.
    open var splitBehavior: SplitBehavior { _behavior }

    /// Whether a swipe from the edge shows a column that is out of sight; true by default.
    open var presentsWithGesture = true {
        didSet {
            _edgeSwipe?.isEnabled = presentsWithGesture
            _updateDisplayModeButton()
        }
    }

    /// Whether bars of the columns show `displayModeButtonItem` by themselves; `automatic` by default.
    ///
    /// With the style `unspecified` they never do: the app puts the button where it wants it.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
        didSet { _updateDisplayModeButton() }
    }

    /// The side on which the primary column is; `leading` by default.
    open var primaryEdge: PrimaryEdge = .leading {
        didSet {
            _edgeSwipe?.edges = _edgeOfSwipes
            _displayModeButton?.image = _displayModeImage
            _view?.setNeedsLayout()
        }
    }

    /// A button that shows and hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem { _lazyDisplayModeButton }

    /// The width of the primary column as the app wants it, in points; the automatic one by default.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The width of the primary column as a part of the whole, from 0 to 1; the automatic one by default.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { _primaryWidth }

    /// The width of the supplementary column as the app wants it, in points; the automatic one by default.
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The width of the supplementary column as a part of the whole, from 0 to 1; the automatic one by default.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The least width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The greatest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { _view?.setNeedsLayout() }
    }

    /// The width of the supplementary column, in points; 0 if there are two columns.
    open var supplementaryColumnWidth: CGFloat { _style == .tripleColumn ? _supplementaryWidth : 0 }

    /// Shows a controller as the primary one, or on its stack in a narrow window.
    open override func show(_ vc: UIViewController, sender: Any?) { _show(vc, sender: sender) }

    /// Shows a controller as the secondary one, or on the stack in a narrow window.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        _showDetail(vc, sender: sender)
    }

    /// Writes which controllers stand in the columns, what is on stacks that the app did not make, and which columns are in sight.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeColumns(with: coder)
    }

    /// Puts the controllers back into their columns. What was in sight is so again once the window's width is known.
    ///
    /// Which column is on top of the others in a narrow window is then the one that the user left there; the delegate is asked
    /// all the same. A display mode that the user chose comes back where the window has the same behaviour.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeColumns(with: coder)
    }

    override var _restorableChildren: [UIViewController] {
        let columns = [Column.primary, .supplementary, .secondary, .compact].compactMap(_knownContainer)
        return columns + _children.filter { child in !columns.contains { $0 === child } }
    }

    open override func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds, controller: self)
        self.view = view
        _followEdgeSwipes(on: view)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _widthMayHaveChanged()
    }

    var _edgeSwipe: UIScreenEdgePanGestureRecognizer?

    override func _prepareToAppear() {
        // How wide the window is, is known once the view is in it: the columns come with the first layout there.
        guard _view?._window != nil else {
            _view?.setNeedsLayout()
            return
        }
        _widthMayHaveChanged()
        _restoreMode()
        _arrange(animated: false)
    }

    override var _managesChildAppearance: Bool { true }

    override var _shownChildren: [UIViewController] {
        [Column.primary, .supplementary, .secondary, .compact].compactMap { _installed[$0] }
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(
            UISplitViewController.self,
            super._selectors,
            _SelectorEntry<UISplitViewController>.answered
        )
    }

    override func _refusesShown(_ controller: UIViewController) -> Bool {
        controller is UISplitViewController
    }

    override func _takesShown(_ action: Selector) -> Bool { true }
}
