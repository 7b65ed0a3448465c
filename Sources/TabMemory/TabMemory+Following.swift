import Foundation

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// Follows what other windows and processes of the app save.
    func follow() {
        if notifications == nil { notifications = TabMemoryNotifications(of: self) }
        guard following == nil else { return }
        following = Task { [weak self, store] in
            let changes = store.changes
            // A user may be quick, and the program killed right after the first change.
            do throws(TabStoreError) {
                try await store.makeFile()
            } catch {
                self?.problemHandler(error)
            }
            // What was saved after the reading at launch and before the store looked is no change to it.
            let latest = await store.record()
            self?.adopt(latest)
            for await record in changes {
                self?.adopt(record)
            }
        }
    }

    /// Draws a newer record, unless the user is at it: then it is drawn at the end.
    func adopt(_ newRecord: TabRecord) {
        record = newRecord
        isOutOfDate = pending > 0 || controller?.tabBar.isCustomizing == true
        // An app that set other view controllers calls `remember(_:)` next; until then they are left as they are.
        guard !isOutOfDate, Set(controller?.viewControllers ?? []) == Set(shown.compactMap { tabs[$0] })
        else { return }
        arrange(restoringSelection: false, animated: true)
    }

    /// The user left the edit screen: saves the new order, or draws what came meanwhile.
    func customizingEnded() {
        noteOrder()
        if isOutOfDate { adopt(record) }
    }
}

/// Hears of the app being left and ended.
final class TabMemoryNotifications {
    private let observers: [any NSObjectProtocol]

    @MainActor
    init(of memory: TabMemory) {
        let center = NotificationCenter.default
        let note: @Sendable (Notification) -> Void = { [weak memory] _ in
            Task { @MainActor in memory?.noteChanges() }
        }
        let wait: @Sendable (Notification) -> Void = { [store = memory.store] _ in
            Self.waitUntilSaved(store)
        }
        observers = [
            center.addObserver(
                forName: UIApplication.willResignActiveNotification,
                object: nil,
                queue: nil,
                using: note
            ),
            center.addObserver(
                forName: UIApplication.willTerminateNotification,
                object: nil,
                queue: nil,
                using: wait
            ),
        ]
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Lets a program that ends save its last change first, as long as the disk answers within a second.
    private static func waitUntilSaved(_ store: TabStore) {
        let saved = DispatchSemaphore(value: 0)
        Task.detached {
            try? await store.flush()
            saved.signal()
        }
        _ = saved.wait(timeout: .now() + 1)
    }
}
