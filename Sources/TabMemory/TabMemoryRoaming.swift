import Foundation

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

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
