#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// Takes note of what the app itself changed: the selection, or the order of the same tabs.
    ///
    /// What is selected and what the user does is saved without it. An app that set other view controllers calls `remember(_:)` instead.
    public func noteChanges() {
        guard let controller else { return }
        listener.attach(to: controller)
        noteOrder()
        noteSelection()
    }

    /// The tabs may stand in another order: saves it (S1).
    func noteOrder() {
        let order = (controller?.viewControllers ?? []).compactMap(id)
        guard order != shown, Set(order) == Set(shown) else { return }
        let before = shown
        shown = order
        session.editDrawn { [declaration, policy] record, stamp in
            try record.customize(from: before, to: order, in: declaration, policy: policy, at: stamp)
        }
    }

    /// The user went back to the default order: saves that, so that nothing counts as moved by them any more (rule 8).
    func noteReset() {
        let order = (controller?.viewControllers ?? []).compactMap(id)
        guard order != shown, Set(order) == Set(shown) else { return }
        shown = order
        session.editDrawn { [declaration] record, stamp in
            try declaration.checkUnlocked()
            try record.reset(.order, at: stamp)
        }
    }

    /// Another tab may be selected: saves it (S1). More's list is no tab, so what was selected before is kept.
    func noteSelection() {
        guard !isArranging, let id = controller?.selectedViewController.flatMap(id), id != selected else {
            return
        }
        selected = id
        session.save { [declaration, window] record, stamp in
            try record.select(id, in: window, of: declaration, at: stamp)
        }
        see(id)
    }
}
