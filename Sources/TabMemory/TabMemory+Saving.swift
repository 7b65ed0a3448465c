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
        save { [declaration, policy, drawn] record, stamp in
            let edited = try drawn.edit { seen in
                let stamp = max(
                    stamp,
                    seen.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
                )
                try seen.customize(from: before, to: order, in: declaration, policy: policy, at: stamp)
            }
            record = record.joined(with: edited)
        }
    }

    /// Another tab may be selected: saves it (S1). More's list is no tab, so what was selected before is kept.
    func noteSelection() {
        guard !isArranging, let id = controller?.selectedViewController.flatMap(id), id != selected else {
            return
        }
        selected = id
        save { [declaration, window] record, stamp in
            try record.select(id, in: window, of: declaration, at: stamp)
        }
        see(id)
    }

    /// Saves a change in the background, and then draws what the file has, others' changes included.
    func save<Ignored>(_ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Ignored) {
        pending += 1
        store.schedule { record, stamp in _ = try change(&record, stamp) }
        Task {
            await settle { () throws(TabStoreError) in try await self.store.flush() }
        }
    }

    /// Waits for a change to be saved; whether or not that succeeds, the store has it in memory.
    private func settle(_ saving: () async throws(TabStoreError) -> Void) async {
        do throws(TabStoreError) {
            try await saving()
        } catch {
            problemHandler(error)
        }
        let record = await store.record()
        pending -= 1
        adopt(record)
    }
}
