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
        if session.read(), record == TabRecord() { importLegacyOrder() }
        defaults.read()
        declareDefaults()
        // Until then nothing is drawn: the selection comes with the first drawing alone.
        isRead = true
    }

    #if os(Linux)
        /// Lets the controller's own memory have what was saved.
        func handOver(to controller: UITabBarController) {
            controller._takeOver(layoutAt: store.location.path)
        }
    #endif

    /// Brings the controller into step with the record.
    func arrange(restoringSelection: Bool, animated: Bool) {
        guard let controller else { return }
        let held = heldTabs
        let isHeldOtherwise = held != self.held
        self.held = held
        // Closing the edit screen, on which nothing may be moved any more, may come back here.
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        session.noteDrawn()
        let arrangement = arrangement
        let former = controller.selectedViewController
        let time = selectionTime(of: controller)
        let isMoreSelected = former === controller.moreNavigationController
        let wanted = arrangement.visible.compactMap { tabs[$0] }
        let hasSelection = record.selections.contains { $0.window == window }
        // The first tab of the default order is selected because nothing else was.
        let restores =
            restoringSelection && (hasSelection || controller.selectedIndex == 0)
            && !isInterfaceNewer(controller)
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
            offerMoving(wanted)
        } else if isHeldOtherwise {
            offerMoving(wanted)
        }
        shown = arrangement.visible
        if let next, restores || isGone { controller.selectedViewController = next }
        noteSelectionTime(of: controller, restoring: restores, before: time)
        selected = controller.selectedViewController.flatMap(id) ?? selected
        offerReset()
        markNewTabs()
    }

    /// Lets the edit screen's Reset go back to the fleet's order, if there is one (F7).
    private func offerReset() {
        guard resetDefaults != drawnDefaults else { return }
        resetDefaults = drawnDefaults
        #if os(Linux)
            controller?._setDefaultOrder(declaration.tabs.compactMap { tabs[$0.id] })
        #endif
    }

    /// Lets the user move those of the shown tabs that the app and the fleet let them move.
    private func offerMoving(_ shown: [UIViewController]) {
        let shown = Set(shown.map(ObjectIdentifier.init))
        controller?.customizableViewControllers = customizable?.filter { tab in
            shown.contains(ObjectIdentifier(tab)) && !(id(of: tab).map(held.contains) ?? false)
        }
    }

    #if os(Linux)
        private var restoredTime: UInt64? {
            record.selections.first { $0.window == window }?.stamp.milliseconds
        }

        /// Whether the interface's state has brought back a later selection than the record has (S7).
        private func isInterfaceNewer(_ controller: UITabBarController) -> Bool {
            guard let time = controller._restoredSelectionTime else { return false }
            return time >= restoredTime ?? 0
        }

        private func selectionTime(of controller: UITabBarController) -> UInt64? { controller._selectionTime }

        /// What takes the place of a tab that went was not selected by the user, so that it makes no selection newer.
        private func noteSelectionTime(of controller: UITabBarController, restoring: Bool, before: UInt64?) {
            controller._selectionTime = before
            if restoring, let restoredTime { controller._restoredSelectionTime = restoredTime }
        }
    #else
        private func isInterfaceNewer(_ controller: UITabBarController) -> Bool { false }
        private func selectionTime(of controller: UITabBarController) -> UInt64? { nil }
        private func noteSelectionTime(of controller: UITabBarController, restoring: Bool, before: UInt64?) {}
    #endif
}
