@testable import TabardKit

/// Writes down what it is asked and told, and answers what a test says.
@MainActor
final class RecordingSplitDelegate: NSObject, UISplitViewControllerDelegate {
    let journal: Journal
    var top: UISplitViewController.Column?
    var modeOnExpanding: UISplitViewController.DisplayMode?
    var modeOfAction = UISplitViewController.DisplayMode.automatic
    var showsItself = false
    var takesSecondary = false
    var primary: UIViewController?
    var separated: UIViewController?

    init(_ journal: Journal) { self.journal = journal }

    private func note(_ text: String) { journal.entries.append(text) }

    private func name(_ controller: UIViewController) -> String { controller.title ?? "?" }

    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        note("mode \(displayMode)")
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        note("mode of action")
        return modeOfAction
    }

    func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        note("show \(name(vc))")
        return showsItself
    }

    func splitViewController(
        _ svc: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        note("show detail \(name(vc))")
        return showsItself
    }

    func primaryViewController(forCollapsing svc: UISplitViewController) -> UIViewController? {
        note("primary for collapsing")
        return primary
    }

    func primaryViewController(forExpanding svc: UISplitViewController) -> UIViewController? {
        note("primary for expanding")
        return primary
    }

    func splitViewController(
        _ svc: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        note("collapse \(name(secondaryViewController)) onto \(name(primaryViewController))")
        return takesSecondary
    }

    func splitViewController(
        _ svc: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        note("separate from \(name(primaryViewController))")
        return separated
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        note("top of \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        note("expanding to \(proposedDisplayMode)")
        return modeOnExpanding ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("collapsed") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("expanded") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        note("show column \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        note("hide column \(column)")
    }
}
