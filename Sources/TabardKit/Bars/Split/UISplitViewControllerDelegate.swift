/// Decides how a split view controller shows its columns, and hears of it. All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )

    /// The mode that `displayModeButtonItem` changes to; `automatic`, the default, leaves it to Tabard.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// A controller is to be shown by `show(_:sender:)`; true if the delegate has shown it. False by default.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool

    /// A controller is to be shown by `showDetailViewController(_:sender:)`; true if the delegate has shown it. False by
    /// default.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool

    /// The controller that alone remains in a narrow window; nil, the default, for the primary one. Asked with the style
    /// `unspecified`.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// The primary controller in a window that is wide again; nil, the default, for the one that is shown. Asked with the
    /// style `unspecified`.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// The secondary controller goes in a narrow window; true if the delegate took care of it, false, the default, to give
    /// it to the primary one. Asked with the style `unspecified`.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// The secondary controller in a window that is wide again; nil, the default, to ask the primary one. Asked with the
    /// style `unspecified`.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// The column on top in a narrow window; the proposed one by default. Asked with columns.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// The mode in a window that is wide again; the proposed one by default. Asked with columns.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// One column remains. Called with columns.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// There are several columns again. Called with columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// A column is about to come into sight. Called with columns.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to go out of sight. Called with columns.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Which ways up the interface may be; never asked on Linux, where no app turns.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// Which way up the controller would come; never asked on Linux.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        _answer("splitViewController:willChangeToDisplayMode:", svc, displayMode) as Void?
    }

    /// Answers `automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    {
        _answer("targetDisplayModeForActionInSplitViewController:", svc) ?? .automatic
    }

    /// Answers false.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool {
        _answer("splitViewController:showViewController:sender:", splitViewController, vc, sender) ?? false
    }

    /// Answers false.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        _answer("splitViewController:showDetailViewController:sender:", splitViewController, vc, sender)
            ?? false
    }

    /// Answers nil.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        _answer("primaryViewControllerForCollapsingSplitViewController:", splitViewController)
    }

    /// Answers nil.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        _answer("primaryViewControllerForExpandingSplitViewController:", splitViewController)
    }

    /// Answers false.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        _answer(
            "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
            splitViewController,
            secondaryViewController,
            primaryViewController
        ) ?? false
    }

    /// Answers nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        _answer(
            "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
            splitViewController,
            primaryViewController
        )
    }

    /// Answers the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        _answer("splitViewController:topColumnForCollapsingToProposedTopColumn:", svc, proposedTopColumn)
            ?? proposedTopColumn
    }

    /// Answers the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        _answer(
            "splitViewController:displayModeForExpandingToProposedDisplayMode:",
            svc,
            proposedDisplayMode
        ) ?? proposedDisplayMode
    }

    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        _answer("splitViewControllerDidCollapse:", svc) as Void?
    }

    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        _answer("splitViewControllerDidExpand:", svc) as Void?
    }

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    ) {
        _answer("splitViewController:willShowColumn:", svc, column) as Void?
    }

    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    ) {
        _answer("splitViewController:willHideColumn:", svc, column) as Void?
    }

    /// What the split view controller says.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        _answer("splitViewControllerSupportedInterfaceOrientations:", splitViewController)
            ?? splitViewController.supportedInterfaceOrientations
    }

    /// What the split view controller says.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        _answer(
            "splitViewControllerPreferredInterfaceOrientationForPresentation:",
            splitViewController
        ) ?? splitViewController.preferredInterfaceOrientationForPresentation
    }
}
