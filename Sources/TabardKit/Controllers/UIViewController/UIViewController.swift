internal import GtkInterop

/// Manages a screenful: its view, the views' life, and the controllers inside it.
///
/// Subclass it, build the view's content in `viewDidLoad()`, and hand the controller to a
/// container such as `UITabBarController` or `UINavigationController`.
///
/// ```swift
/// class HomeController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         title = "Home"
///         view.backgroundColor = .systemBackground
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
    var _view: UIView?
    var _isLoadingView = false
    var _children = ObjectArray<UIViewController>()
    weak var _parent: UIViewController?
    var _title: String?
    var _tabBarItem: UITabBarItem?
    /// What made the controller: a tab as a value.
    weak var _maker: (any ControllerMaker)?
    var _navigationItem: UINavigationItem?
    var _appearance = AppearanceState.disappeared
    var _isTransitionAnimated = false
    /// True from `viewWillAppear(_:)` to `viewIsAppearing(_:)`.
    var _awaitsIsAppearing = false
    var _presented: UIViewController?
    weak var _presenting: UIViewController?
    /// What the controller belongs to, wherever it stands at the moment: a split view controller, of what stands in its columns.
    weak var _restorationOwner: UIViewController?
    var _presentation: PresentationView?
    var _isBeingPresented = false
    var _isBeingDismissed = false
    /// Of a transition that the controller itself makes, as a container, or is presented by.
    var _coordinator: TransitionCoordinator?
    /// Where in a storyboard the controller comes from.
    var _storyboardScene: StoryboardScene?
    /// What stands at the top of the `.xib` that the view comes from.
    var _nibObjects: [NSObject] = []
    let _nibName: String?
    let _nibBundle: Bundle?

    /// Makes a controller whose view is built in code.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a `.xib` file that holds the view. With nil a file of the class's name is looked for,
    ///     with and without `Controller` at its end.
    ///   - nibBundleOrNil: The bundle of that file; nil is the app's own.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        _nibName = nibNameOrNil
        _nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller from an interface document, with what that says of it; its view is made when it is first asked for.
    public required init?(coder: NSCoder) {
        _nibName = Self._decodedNibName(coder)
        _nibBundle = nil
        super.init()
        if let coder = coder as? InterfaceCoder { _decodeController(from: coder) }
    }

    /// Makes a controller whose view is built in code.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The name of the interface file that the controller was made with.
    open var nibName: String? { _nibName }

    /// The bundle of the interface file that the controller was made with.
    open var nibBundle: Bundle? { _nibBundle }

    /// The identity of the controller from launch to launch; nil by default.
    ///
    /// `TabMemory` knows a tab by it (S3). A storyboard may give it.
    open var restorationIdentifier: String?

    /// Identifiers that the controller had before an update, by which its state is still found.
    package var _formerRestorationIdentifiers: [String] = []

    /// What makes or finds the controller when the state of the interface comes back; nil by default (R1).
    ///
    /// Without one the app's delegate is asked; then a controller is taken that is there already, in the same place and with
    /// the same identifiers, or it is made from the storyboard that it came from.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Writes what is to come back; called if the controller, and all that it is in, have restoration identifiers. Call `super`.
    ///
    /// Other controllers are not written but referred to; each that is referred to, and has an identifier, then writes its own.
    /// So a container of an app's own writes its children.
    open func encodeRestorableState(with coder: NSCoder) { _encodePresented(with: coder) }

    /// Reads what was written. Call `super`. The view is loaded before.
    open func decodeRestorableState(with coder: NSCoder) { _decodePresented(with: coder) }

    /// Called when all that came back has read its state. Does nothing by default.
    open func applicationFinishedRestoringState() {}

    /// Whether paths of restoration identifiers pass the controller over, since it is UIKit's own.
    var _isLeftOutOfRestorationPaths: Bool { false }

    /// The controller that this one is in, for its path.
    var _restorationParent: UIViewController? {
        _restorationOwner ?? _parent ?? _presenting ?? _maker?._madeFor
    }

    /// The controllers that stand in this one, for finding one by its path.
    var _restorableChildren: [UIViewController] { _children.elements }

    /// Makes controllers that stand in this one and are only made when they are needed, as one is to come back now.
    ///
    /// - Parameters:
    ///   - identifier: The restoration identifier of that one.
    ///   - count: How many with this identifier are to be among the children then, if there are as many.
    func _makeRestorableChildren(_ identifier: String, count: Int) {}

    /// The views that the controller puts into those of others.
    var _restorableViews: [UIView] { [] }

    /// The storyboard that the controller was made from; nil if it was made otherwise.
    open var storyboard: UIStoryboard? { _storyboardScene?.storyboard }

    /// Performs a segue of the controller's storyboard.
    ///
    /// `prepare(for:sender:)` is called, `shouldPerformSegue(withIdentifier:sender:)` is not. An identifier that no segue of the
    /// scene has stops the program, with those that there are.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        _performSegue(identifier, sender: sender)
    }

    /// Whether what the user did may lead on; true by default.
    ///
    /// It is not asked for segues that code performs, nor for embedded controllers.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier, empty if it has none.
    ///   - sender: What the user did something to.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed: time to hand the destination what it shows. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the controller is what an unwind segue leads back to; by default where it has the action, unless the segue
    /// starts from it.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        self !== fromViewController && responds(to: action)
    }

    /// The children in which the end of an unwind segue is looked for, in that order: by default all but the one that the
    /// segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let coming = childContaining(source)
        return _children.reversed().filter { $0 !== coming }
    }

    /// Brings a child into sight to which, or into which, an unwind segue leads; containers do. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The controller's view, made when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return _view
        }
        set { _setView(newValue) }
    }

    /// The controller's view if it has been made.
    open var viewIfLoaded: UIView? { _view }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { _view != nil }

    /// Makes the view: that of the interface document, else a plain one. To make another, override it, set `view` in it and
    /// do not call `super`.
    open func loadView() {
        if _loadDocument() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Makes the view now, if there is none yet.
    open func loadViewIfNeeded() { _loadViewIfNeeded() }

    /// Called once, after the view was made.
    open func viewDidLoad() {}

    /// Called before the view comes on the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in its window.
    ///
    /// Size and traits are those that it is seen with, and `viewWillLayoutSubviews()` comes next. Controllers around are told
    /// before those in them.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view came on the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    func _placeOwnViews() {}

    /// Makes or changes the constraints of the view before a layout. Call `super` at the end.
    open func updateViewConstraints() { _view?.updateConstraints() }

    /// Called after bars came to cover another part of the view.
    open func viewSafeAreaInsetsDidChange() {}

    /// The name of the screen: its tab and its navigation bar show it.
    ///
    /// Setting it renames the tab and the navigation item at once; of this and the items' own
    /// titles the last write wins (C10).
    open var title: String? {
        get { _title }
        set { _setTitle(newValue) }
    }

    /// What stands for the controller in a tab bar, made from `title` when first asked for (C10).
    open var tabBarItem: UITabBarItem! {
        get { _lazyTabBarItem }
        set { _setTabBarItem(newValue) }
    }

    /// What stands for the controller in a navigation bar, made from `title` when first asked for.
    open var navigationItem: UINavigationItem { _lazyNavigationItem }

    /// Whether the content can be edited; false by default.
    open var isEditing: Bool {
        get { _isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Lets the content be edited, or ends that. Call `super`, which changes `editButtonItem`.
    open func setEditing(_ editing: Bool, animated: Bool) { _setEditing(editing) }

    /// A bar button that says Edit, or Done while the content is edited, and changes between the two.
    open var editButtonItem: UIBarButtonItem { _lazyEditButtonItem }

    /// The controller that this one stands in.
    open var parent: UIViewController? { _parent }

    /// The controllers that stand in this one.
    open var children: [UIViewController] { _children.elements }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { _nearest() }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { _nearest() }

    /// The nearest split view controller around this one.
    open var splitViewController: UISplitViewController? { _nearest() }

    /// Shows another controller in the way that suits where this one stands.
    ///
    /// A navigation controller pushes it, a split view controller puts it into its primary column; where nothing around
    /// shows it, it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        _pass(vc, Self._showAction, sender: sender) { $0.show(vc, sender: sender) }
    }

    /// Shows another controller as the detail of this one: in the secondary column of the split view controller around it.
    /// Where there is none, it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        _pass(vc, Self._showDetailAction, sender: sender) { $0.showDetailViewController(vc, sender: sender) }
    }

    /// The nearest container, this controller itself included, that shows controllers in a way of its own.
    ///
    /// Tabard's containers are found. A container of an app that overrides `show(_:sender:)` is asked on the way all the same.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        _target(forAction: action)
    }

    /// Takes the secondary controller in, as the window has become narrow. Nothing by default; a navigation controller
    /// pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// Gives the secondary controller back, as the window is wide again. Nil by default; a navigation controller gives the
    /// topmost of its stack.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    { nil }

    /// Takes a controller in as a child; add its view and call its `didMove(toParent:)` after.
    open func addChild(_ childController: UIViewController) { _addChild(childController) }

    /// Takes the controller out of its parent; remove its view before.
    open func removeFromParent() { _removeFromParent() }

    /// Called before the controller gets another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the children hear of appearing and leaving with this controller; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or to leave. For containers of your own.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        _beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Tells a child that it has appeared, or left.
    open func endAppearanceTransition() { _endAppearanceTransition() }

    /// More insets of the safe area, for what this controller lays over its children.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { _view?._updateSafeArea() }
    }

    /// The least margins of the controller's view: 16 points at the sides, or 20 if the view is 393 points wide or more.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(width: _view?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least the system's; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { _view?._layoutInsetsChanged() }
    }

    /// The edges at which the view goes under bars; all of them by default.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { _parent?._view?.setNeedsLayout() }
    }

    /// Whether the view goes under opaque bars too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { _parent?._view?.setNeedsLayout() }
    }

    /// The scroll view whose content a bar at an edge follows.
    ///
    /// That is the one set for the edge, else the controller's view itself, else the first in depth that fills the edge;
    /// else the first subview, if that is a scroll view. Nil before the view is made.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        _scrollView(for: edge)
    }

    /// Says which scroll view a bar at an edge follows; nil leaves it to be found.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        _setScrollView(scrollView, for: edge)
    }

    /// What the toolbar of the navigation controller shows while this controller is on top; nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { _toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces `toolbarItems`; if animated, the new ones fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        _toolbarItems = toolbarItems
        _parent?._childToolbarItemsChanged(self, animated: animated)
    }

    /// Tells what a controller without content is like: its traits, and what the user searches for.
    ///
    /// Override it to add values of your own to what `super` answers.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = _navigationItem?._searchText
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` to be called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        _needsContentUnavailableUpdate = true
        _view?.setNeedsLayout()
    }

    /// Says by `contentUnavailableConfiguration` what stands there if there is no content; does nothing by default.
    ///
    /// It is called before the first layout, and again after
    /// `setNeedsUpdateContentUnavailableConfiguration()`, when the text of the search changes, and while something is shown, when the
    /// traits do.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    var _contentUnavailability: ContentUnavailability?
    var _needsContentUnavailableUpdate = true

    var _traitState: TraitState?
    var _toolbarItems: [UIBarButtonItem]?
    var _contentScrollViews: [ContentScrollView] = []
    /// The scroll view that a navigation bar follows while this controller is shown.
    weak var _followedScrollView: UIScrollView?

    /// Whether the bar at the bottom goes away while the controller is on a navigation stack,
    /// above the root; false by default (C16).
    open var hidesBottomBarWhenPushed = false

    /// Forces light or dark for the controller's view; `unspecified`, that is inherited, by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        willSet { _view?._lastTraits = _view?._currentTraits }
        didSet { _view?._updateTraits() }
    }

    /// The style, size class and direction that hold here.
    open var traitCollection: UITraitCollection {
        if let view = _view { return view.traitCollection }
        let around = _parent?.traitCollection ?? UIScreen.main.traitCollection
        return _resolveTraits(within: around, style: overrideUserInterfaceStyle)
    }

    /// Called after light, dark, size class or direction changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Whether what is presented with the styles `currentContext` and `overCurrentContext` by this controller, or by one
    /// inside, lies over this controller's view alone; false by default.
    open var definesPresentationContext = false

    /// Whether what lies over this controller's view alone comes and goes as this controller's `modalTransitionStyle` says,
    /// rather than its own; false by default.
    open var providesPresentationContextTransitionStyle = false

    /// Shows another controller above everything in the window.
    ///
    /// It is presented by the outermost controller around this one, as on iOS; with the styles of the current context by the
    /// nearest one with `definesPresentationContext`. While that already presents one, or is
    /// not in a window, nothing happens but a line in the log. Presenting what has a parent, is the root of a window or is
    /// presented by another controller stops the program. A popover that has nothing to stand beside comes as a page.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The other controller.
    ///   - flag: Whether it is seen to come.
    ///   - completion: Called after the other's `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        _present(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or else this controller itself if it is presented.
    ///
    /// - Parameters:
    ///   - flag: Whether it is seen to go.
    ///   - completion: Called after the last `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        _dismiss(animated: flag, completion: completion)
    }

    /// The controller that this one, or one around it, presents.
    open var presentedViewController: UIViewController? {
        _ancestors.lazy.compactMap(\._presented).first
    }

    /// The controller that presents this one, or one around it.
    open var presentingViewController: UIViewController? {
        _ancestors.lazy.compactMap(\._presenting).first
    }

    /// How the controller is shown when it is presented; `automatic`, that is as a page, by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How the controller comes and goes; `coverVertical` by default.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether the user is kept from taking the presented controller away; false by default.
    ///
    /// The Escape key, a click beside a page and a drag at its head do that otherwise.
    open var isModalInPresentation = false

    /// Whether the controller is about to be presented: true from before `viewWillAppear(_:)` until after
    /// `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { _isBeingPresented }

    /// Whether the controller is about to be dismissed: true from before `viewWillDisappear(_:)` until after
    /// `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { _isBeingDismissed }

    /// Makes the animations with which the controller is presented and dismissed; it is not kept alive.
    ///
    /// It is asked if these are to be animated, whatever `modalPresentationStyle` is. With `custom` it is asked for a
    /// presentation controller too, and the presented view stays where that or the animator puts it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Lets something else be animated together with the transition in which the controller, or one around it, takes
    /// part; nil while there is none, or none that is animated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        _ancestors.lazy.compactMap(\._coordinator).first
    }

    /// Called before the view gets another size because its window does. Call `super`, which tells the children.
    ///
    /// - Parameters:
    ///   - size: The size that the view is about to get, in points.
    ///   - coordinator: Closures given to it are called once the size is the new one; nothing moves by itself, as the
    ///     window follows the user's hand.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in _children where child.isViewLoaded {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size),
                with: coordinator
            )
        }
        guard let presented = _presented else { return }
        if let owner = presented._presentation?.owner {
            owner.viewWillTransition(to: size, with: coordinator)
        } else {
            presented.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Called before the size class, or another trait, of the controller changes because its window gets another size. Call
    /// `super`, which tells the children and what is presented.
    ///
    /// It is called before `viewWillTransition(to:with:)`. A child hears of it if its own traits change.
    ///
    /// - Parameters:
    ///   - newCollection: The traits that the controller is about to have.
    ///   - coordinator: Closures given to it are called once the traits are the new ones.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in _children where child.isViewLoaded {
            child._passTransition(to: newCollection, with: coordinator)
        }
        guard let presented = _presented else { return }
        if let owner = presented._presentation?.owner {
            owner.willTransition(to: newCollection, with: coordinator)
        } else {
            presented._passTransition(to: newCollection, with: coordinator)
        }
    }

    /// Called when the system is short of memory: let go of what can be made again, such as images that are not in sight.
    ///
    /// Controllers in windows are told, with those in them and those that they present, whether they are in sight or not.
    open func didReceiveMemoryWarning() {}

    /// Which texts a status bar would have; nothing on Linux, where no app draws the status bar, and kept for programs
    /// that override it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether a status bar would be hidden; without effect on Linux.
    open var prefersStatusBarHidden: Bool { false }

    /// How a status bar would come and go; without effect on Linux.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that would decide on a status bar's style; without effect on Linux.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that would decide whether a status bar is hidden; without effect on Linux.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that a status bar would have to change; without effect on Linux.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Whether the controller, presented not over the whole screen, would decide on a status bar; without effect on Linux.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Whether the line at the lower edge of a phone would be hidden; without effect on Linux.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that would decide on that line; without effect on Linux.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that `prefersHomeIndicatorAutoHidden` changed; without effect on Linux.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the app's gestures would come before the system's; without effect on Linux.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that would decide on those edges; without effect on Linux.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that `preferredScreenEdgesDeferringSystemGestures` changed; without effect on Linux.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Which ways up the interface may be; without effect on Linux, where no app turns.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Which way up the controller would come; without effect on Linux.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface would turn with the device; without effect on Linux.
    open var shouldAutorotate: Bool { true }

    /// Says that `supportedInterfaceOrientations` changed; without effect on Linux.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Turns all windows as the device is held; without effect on Linux, and deprecated on iOS in favour of
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    open class func attemptRotationToDeviceOrientation() {}

    /// How the scene lies, by its shape; deprecated on iOS in favour of the scene's `interfaceOrientation`.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// Never called on Linux, where nothing turns, and deprecated on iOS in favour of `viewWillTransition(to:with:)`.
    open func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Never called on Linux, where nothing turns, and deprecated on iOS in favour of `viewWillTransition(to:with:)`.
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Never called on Linux, where nothing turns, and deprecated on iOS in favour of `viewWillTransition(to:with:)`.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// What stands between the controller, or the one around it that is presented, and the one that presents it.
    ///
    /// It can be asked for before the controller is presented; set `modalPresentationStyle` first. Nil for what stands in
    /// another controller, if nothing around it is presented.
    open var presentationController: UIPresentationController? { _lazyPresentationController }

    /// What presents the controller, or the one around it that is presented, as a sheet; nil for other styles than
    /// `automatic`, `pageSheet` and `formSheet`.
    ///
    /// It can be asked for before the controller is presented; set `modalPresentationStyle` first.
    open var sheetPresentationController: UISheetPresentationController? {
        _lazyPresentationController as? UISheetPresentationController
    }

    /// What presents the controller, or the one around it, now; nil if nothing around is presented.
    open var activePresentationController: UIPresentationController? { _shownPresentation?.owner }

    /// Where a popover stands; only action sheets and controllers of the style `popover` have one.
    open var popoverPresentationController: UIPopoverPresentationController? { _lazyPopover }

    /// The size that the controller wants as a popover, in points; zero, that is 320 by 480, by default.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { _tellOfPreferredContentSize() } }
    }

    /// A child wants another size now; does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// A child would have another size by its constraints now; does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child where this controller has the size given, in points; all of that by default.
    ///
    /// It is asked for children when the window gets another size, and they hear of what it answers.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Where the focus shall go when it comes here; the controller's view by default (FO3).
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (preferredFocusedView ?? viewIfLoaded).map { [$0] } ?? []
    }

    /// The view that the focus shall go to; nil by default. Override `preferredFocusEnvironments` in new code.
    open weak var preferredFocusedView: UIView? { nil }

    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { next?._focusEnvironment }

    override var _focusEnvironment: (any UIFocusEnvironment)? { self }

    open weak var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    open func setNeedsFocusUpdate() { viewIfLoaded?._window?._focus.ask(for: self, inAnyCase: false) }

    open func updateFocusIfNeeded() { viewIfLoaded?._window?._focus.updateIfAsked() }

    /// Whether the focus may move (FO2); true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved from something in here, or to something in here (FO1). Call `super`; it does nothing by default.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    var _popoverController: UIPopoverPresentationController?
    var _presentationController: UIPresentationController?

    open override var next: UIResponder? { _view?._superview ?? _parent }

    override var _inputWindow: UIView? { _view?._window }

    var _isEditing = false
    var _editButtonItem: UIBarButtonItem?

    // How Tabard's own containers differ.

    /// Whether this container tells its children itself when they appear and leave.
    var _managesChildAppearance: Bool { false }

    /// Whether the children hear of it before the controller itself does (C17).
    var _tellsChildrenFirst: Bool { false }

    /// Where the focus begins in the controller's view, if it was lost: a heading, or what holds something that takes it.
    var _focusEntry: UIView? { _shownChildren.lazy.compactMap(\._focusEntry).first ?? viewIfLoaded }

    /// The children that are on the screen while this controller is.
    var _shownChildren: [UIViewController] {
        _children.filter { child in
            guard let own = _view, let view = child._view else { return false }
            return view.isDescendant(of: own)
        }
    }

    /// A child has just gone.
    func _childLeft(_ child: UIViewController) {}

    /// A child has another title now.
    func _childTitleChanged(_ child: UIViewController) {}

    /// The tab bar item if there is one already; a container may show that of a child.
    var _existingTabBarItem: UITabBarItem? { _tabBarItem }

    /// Hears that a child made its tab bar item.
    func _childMadeTabBarItem(_ child: UIViewController, _ item: UITabBarItem) {}

    /// Hears that a child, or a controller inside it, has another tab bar item.
    func _tabBarItemReplaced(in child: UIViewController) { _parent?._tabBarItemReplaced(in: self) }

    /// Hears that a child has other items for the toolbar.
    func _childToolbarItemsChanged(_ child: UIViewController, animated: Bool) {}

    /// Whether the controller's bars follow the content of a scroll view.
    var _followsContent: Bool { false }

    /// The size that the content wants in a popover; zero in a direction for the usual one.
    var _popoverContentSize: CGSize { preferredContentSize }

    /// The last call before the controller's `viewWillAppear`: containers show their content.
    func _prepareToAppear() {}

    /// How the controller is presented.
    var _presentationKind: PresentationKind {
        switch modalPresentationStyle {
        case .popover: _popoverKind
        case .automatic, .pageSheet, .formSheet, .custom: _sheetKind
        default: modalPresentationStyle._kind
        }
    }

    /// Whether the controller is presented as a sheet, at least in a wide window.
    var _comesAsSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) }

    /// Takes a child out, which a delegate put in here to be presented by.
    func _letGo(of child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// Puts a controller on the stack that this one stands on, or is; false where there is none.
    func _pushBySegue(_ controller: UIViewController, animated: Bool) -> Bool {
        _parent?._pushBySegue(controller, animated: animated) ?? false
    }

    /// Whether this container shows controllers by the action in a way of its own.
    func _takesShown(_ action: Selector) -> Bool { false }

    /// Whether this container can't show a controller of its kind.
    func _refusesShown(_ controller: UIViewController) -> Bool { false }

    /// Does what the user wants who turns away from the controller: with Escape, or by a click beside it.
    func _userTurnedAway() { _turnAway() }

    /// Takes a key that no focused control wants to itself; true if it was used.
    func _handleShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        contentScrollView(for: .top)?._refreshByKey(key, modifiers) ?? false
    }

    /// The keys that it takes by itself now, for the window of shortcuts.
    var _shortcuts: [ShortcutsWindow.Shortcut] {
        guard contentScrollView(for: .top)?.refreshControl?.isEnabled == true else { return [] }
        return [ShortcutsWindow.Shortcut(Word.refresh.text, key: .function(5), modifiers: [])]
    }

    /// Called when the user turned away, and the controller is gone.
    func _userDismissed() {}

    /// The shortcuts of `addKeyCommand(_:)`; nil without any.
    open override var keyCommands: [UIKeyCommand]? { _addedCommands.isEmpty ? nil : _addedCommands }

    /// Adds a shortcut, which is there while the controller is on the screen.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { _addedCommands.append(keyCommand) }

    /// Takes a shortcut away that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { _addedCommands.removeAll { $0 === keyCommand } }

    private var _addedCommands: [UIKeyCommand] = []

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIViewController.self, super._selectors, _SelectorEntry<UIViewController>.answered)
    }
}
