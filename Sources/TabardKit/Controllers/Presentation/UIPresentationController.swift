/// Stands between a presented controller and the one that presents it, from its coming to its going.
///
/// ```swift
/// let page = UINavigationController(rootViewController: NewNote())
/// page.presentationController?.delegate = self
/// present(page, animated: true)
/// ```
///
/// Subclass it to say yourself where a controller of the style `custom` stands and what lies around it, such as a view that
/// dims what is below, and hand it out from `transitioningDelegate`:
///
/// ```swift
/// class HalfPresentation: UIPresentationController {
///     private let dimming = UIView()
///
///     override var frameOfPresentedViewInContainerView: CGRect {
///         let bounds = containerView?.bounds ?? .zero
///         return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
///     }
///
///     override func presentationTransitionWillBegin() {
///         guard let containerView else { return }
///         dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
///         dimming.frame = containerView.bounds
///         dimming.alpha = 0
///         containerView.insertSubview(dimming, at: 0)
///         presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
///     }
///
///     override func containerViewWillLayoutSubviews() {
///         dimming.frame = containerView?.bounds ?? .zero
///         presentedView?.frame = frameOfPresentedViewInContainerView
///     }
/// }
/// ```
///
/// The calls come in this order: `presentationTransitionWillBegin()`, the controllers' `viewWill…`, the layout of the
/// container, the animation, the controllers' `viewDid…`, `presentationTransitionDidEnd(_:)`; and the same for the way back.
/// It serves one presentation: for the next one another is asked for.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer,
    _SelectorAnswering
{
    /// How far the presentation has come.
    enum Stage {
        case idle
        case presenting
        case presented
        case dismissing
    }

    private weak var presented: UIViewController?
    /// Keeps the presented controller while one of an app's own needs it, and while it is on the screen.
    private var kept: UIViewController?
    private let keepsAlways: Bool
    weak var _presenter: UIViewController?
    weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?
    var _stage = Stage.idle
    /// Lies over what is below while the controller is presented.
    weak var _presentation: PresentationView?

    /// Makes one that Tabard itself hands out, which the presented controller keeps.
    init(_ presented: UIViewController) {
        self.presented = presented
        keepsAlways = false
        super.init()
    }

    /// Makes what presents a controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that is to come.
    ///   - presentingViewController: The controller that presents it; nil if that will be known only then.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        kept = presentedViewController
        keepsAlways = true
        _presenter = presentingViewController
        super.init()
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        if let presented { return presented }
        fatalError(
            "The controller of this \(type(of: self)) is gone; keep presentedViewController, not its presentation controller"
        )
    }

    /// The controller that presents it; before it is known, the outermost one around the presented controller.
    open var presentingViewController: UIViewController {
        _presenter ?? presentedViewController._presenting ?? presentedViewController._outermost
    }

    /// How the controller is presented: the `modalPresentationStyle` that it has.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view in which all happens, over that of the presenting controller; nil while nothing is presented.
    open var containerView: UIView? { _presentation }

    /// The view that comes: that of the presented controller. Override it to put a frame or a shadow around that.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` stands in the end, in `containerView`; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { _presentation?._frameOfPresentedView ?? .zero }

    /// Whether it lies over all of the window; true by default.
    ///
    /// Otherwise it lies over the nearest controller around the presenting one whose `definesPresentationContext` is true.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether what lies below leaves the screen when the controller has come, and hears of that; true for `fullScreen` and
    /// `currentContext`, else false.
    open var shouldRemovePresentersView: Bool {
        [.fullScreen, .currentContext].contains(presentationStyle)
    }

    /// The style in a narrow window: what the delegate says, or else `none`, which leaves it as it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        _delegate?.adaptivePresentationStyle(for: self) ?? .none
    }

    /// The style under the traits: what the delegate says, or else `none`, which leaves it as it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        _delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// Called before the controller comes. Add your own views to `containerView` here, and let them appear alongside
    /// the presented controller's `transitionCoordinator`, which is nil if nothing is animated.
    open func presentationTransitionWillBegin() {}

    /// Called when the controller has come.
    ///
    /// - Parameter completed: False if the way was given up: the controller is not presented, and what was added goes.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the controller goes.
    open func dismissalTransitionWillBegin() {}

    /// Called when the controller is gone.
    ///
    /// - Parameter completed: False if the way was given up: the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the views in `containerView` are laid out, also while its size changes.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the views in `containerView` were laid out.
    open func containerViewDidLayoutSubviews() {}

    /// The size that the presented controller wants, in points.
    open var preferredContentSize: CGSize { presentedViewController._popoverContentSize }

    /// The presented controller wants another size; lays the container out again. Call `super`.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        _presentation?.setNeedsLayout()
    }

    /// The presented controller would have another size by its constraints; lays the container out again. Call `super`.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        _presentation?.setNeedsLayout()
    }

    /// The size of the presented controller in a container of the size given; all of that by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before `containerView` gets another size because the window does. Call `super`, which tells the presented
    /// controller.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        (_presentation?.controller ?? presentedViewController).viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator
        )
    }

    /// Called before the traits around `containerView` change because the size of the window does. Call `super`, which tells
    /// the presented controller if its own change with them.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let around =
            _presentation.map {
                $0._resolveTraits(within: newCollection, style: $0.overrideUserInterfaceStyle)
            }
            ?? newCollection
        (_presentation?.controller ?? presentedViewController)._passTransition(to: around, with: coordinator)
    }

    /// The traits that are others for the presented controller than around; nil by default.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController._changeTraits { $0.inherited = overrideTraitCollection } }
    }

    /// The traits that are others in `containerView` and all that is in it than around; none by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { _presentation?.traitOverrides = containerOverrides }
    }

    /// The style, size class and direction that hold in the container.
    open var traitCollection: UITraitCollection {
        _presentation?.traitCollection ?? presentedViewController.traitCollection
    }

    /// Called after the traits of the container changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the presentation looks like, unless it adapts.
    var _kind: PresentationKind {
        let style = presentedViewController.modalPresentationStyle
        return style == .custom ? .custom : style._kind
    }

    /// Notes that the presentation begins.
    func _begin(from presenter: UIViewController, in presentation: PresentationView) {
        kept = presented
        _presenter = presenter
        _presentation = presentation
        presentation.traitOverrides = containerOverrides
    }

    /// The traits that are others in the container: what an app says, and that sheets and popovers lie in front.
    private var containerOverrides: UITraitOverrides {
        var overrides = traitOverrides
        let liesInFront = _presentation.map { $0.kind.isSheet || $0.kind.isPointing } ?? false
        if liesInFront, !overrides.contains(UITraitUserInterfaceLevel.self) {
            overrides.userInterfaceLevel = .elevated
        }
        return overrides
    }

    /// Notes that the presentation is over.
    func _leave() {
        _stage = .idle
        _presentation = nil
        if !keepsAlways { kept = nil }
    }

    /// Says once that the way in is over.
    func _endPresenting(_ isComplete: Bool) {
        guard _stage == .presenting else { return }
        _stage = isComplete ? .presented : .idle
        presentationTransitionDidEnd(isComplete)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPresentationController.self) }
}

// A popover's delegate is of another type, which a subclass can't say of what its superclass declares.
extension NSObjectProtocol where Self: UIPresentationController {
    /// Says whether the user may turn away from the presented controller, and hears of it; it is not kept alive.
    @preconcurrency @MainActor public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { _delegate }
        set { _delegate = newValue }
    }
}
