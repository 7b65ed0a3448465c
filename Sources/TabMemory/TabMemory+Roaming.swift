import Foundation

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// Keeps the layout in step with the user's other devices, as long as the memory is there; nil ends that.
    ///
    /// ```swift
    /// import TabRoaming
    ///
    /// let carrier = FolderCarrier(folder: folder, device: "Anna's laptop", layout: memory.store.location)
    /// memory.roams(through: carrier)
    /// ```
    ///
    /// Order and visibility roam; what is selected stays with the device. What other devices changed is drawn like another
    /// window's change, not while the user is at the edit screen, and is looked for when the app becomes active, too. Nothing
    /// in the app waits for it. What is wrong goes to the `problemHandler`.
    public func roams(through carrier: (any TabCarrier)?) {
        roaming = carrier.map { TabMemoryRoaming(of: self, through: $0) }
    }
}

/// Keeps a memory's layout in step with other devices until it is released.
@MainActor
final class TabMemoryRoaming {
    private let roamer: RunningRoamer
    private let observer: any NSObjectProtocol

    init(of memory: TabMemory, through carrier: any TabCarrier) {
        let roamer = RunningRoamer(
            TabRoamer(memory.store.location, through: carrier) { [weak memory] problem in
                Task { @MainActor in memory?.problemHandler(problem) }
            }
        )
        self.roamer = roamer
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification,
            object: nil,
            queue: nil
        ) { _ in roamer.look() }
    }

    isolated deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
