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
        defaults.follow(store)
        session.follow()
    }

    /// Draws what is known by now.
    func draw() {
        // An app that set other view controllers calls `remember(_:)` next; until then they are left as they are.
        guard Set(controller?.viewControllers ?? []) == Set(shown.compactMap { tabs[$0] }) else { return }
        arrange(restoringSelection: false, animated: true)
    }

    /// Whether the user left the edit screen with its Reset.
    private var hasReset: Bool {
        #if os(Linux)
            controller?._endedWithReset ?? false
        #else
            false
        #endif
    }

    /// The user left the edit screen: saves the new order, or draws what came meanwhile.
    func customizingEnded() {
        if hasReset { noteReset() } else { noteOrder() }
        session.userFinished()
        defaultsChanged()
    }
}

/// Hears of the app being left and ended.
@MainActor
final class TabMemoryNotifications: NSObject {
    private weak var memory: TabMemory?
    private let store: TabStore

    init(of memory: TabMemory) {
        self.memory = memory
        store = memory.store
        super.init()
        observe()
    }

    #if os(Linux)
        private var observer: (any NSObjectProtocol)?

        private func observe() {
            observer = NotificationCenter.default.addObserver(
                forName: UIApplication.willResignActiveNotification,
                object: nil,
                queue: nil
            ) { [weak memory] _ in
                Task { @MainActor in memory?.noteChanges() }
            }
            UIApplication.shared._whenEnding(self) { [weak self] in self?.saveLastChanges() }
        }

        isolated deinit {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }
    #else
        private func observe() {
            let center = NotificationCenter.default
            center.addObserver(
                self,
                selector: #selector(applicationWillResignActive),
                name: UIApplication.willResignActiveNotification,
                object: nil
            )
            center.addObserver(
                self,
                selector: #selector(applicationWillTerminate),
                name: UIApplication.willTerminateNotification,
                object: nil
            )
        }

        @objc private func applicationWillResignActive() {
            memory?.noteChanges()
        }

        @objc private func applicationWillTerminate() {
            saveLastChanges()
        }
    #endif

    /// What the app itself selected or reordered last is saved too, as long as the disk answers within a second.
    private func saveLastChanges() {
        memory?.noteChanges()
        let saved = DispatchSemaphore(value: 0)
        Task.detached { [store] in
            try? await store.flush()
            saved.signal()
        }
        _ = saved.wait(timeout: .now() + 1)
    }
}
