#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// The app's tabs as they are arranged now, hidden and new ones included.
    public var arrangement: TabArrangement {
        record.arrangement(for: declaration, policy: policy, window: window)
    }

    /// The controllers of the hidden tabs, in the user's order.
    public var hiddenViewControllers: [UIViewController] {
        arrangement.hidden.compactMap { tabs[$0] }
    }

    /// Reads what was saved, or else what the app saved in its own way before.
    func read() {
        isRead = true
        let (record, problems) = TabStore.read(at: store.location)
        self.record = record
        for problem in problems { problemHandler(problem) }
        if record == TabRecord(), problems.isEmpty { importLegacyOrder() }
    }

    /// Brings the controller into step with the record.
    func arrange(restoringSelection: Bool, animated: Bool) {
        guard let controller else { return }
        isArranging = true
        defer { isArranging = false }
        drawn = DrawnRecord(record)
        let arrangement = arrangement
        let former = controller.selectedViewController
        let isMoreSelected = former === controller.moreNavigationController
        let wanted = arrangement.visible.compactMap { tabs[$0] }
        let hasSelection = record.selections.contains { $0.window == window }
        // The first tab of the default order is selected because nothing else was.
        let restores = restoringSelection && (hasSelection || controller.selectedIndex == 0)
        let isGone = !isMoreSelected && former.map { !wanted.contains($0) } ?? true
        let next = arrangement.selected.flatMap { tabs[$0] }
        if wanted != controller.viewControllers ?? [] {
            // Otherwise the selected tab would go into More, and stay open there when another one is selected.
            if restores, !controller.isViewLoaded { controller.viewControllers = nil }
            // What comes instead of a tab that goes is shown at once, before another one would be loaded in its place.
            if isGone, let next, (controller.viewControllers ?? []).contains(next) {
                controller.selectedViewController = next
            }
            controller.setViewControllers(wanted, animated: animated)
            // Setting the view controllers made all of them customizable.
            let shown = Set(wanted.map(ObjectIdentifier.init))
            controller.customizableViewControllers = customizable?.filter {
                shown.contains(ObjectIdentifier($0))
            }
        }
        shown = arrangement.visible
        if let next, restores || isGone { controller.selectedViewController = next }
        #if os(Linux)
            // What is restored of the interface besides may be older.
            let selection = record.selections.first { $0.window == window }
            controller._selectionTime = restoringSelection ? selection?.stamp.milliseconds : nil
        #endif
        selected = controller.selectedViewController.flatMap(id) ?? selected
        markNewTabs()
    }
}
