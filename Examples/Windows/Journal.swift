import Synchronization
import UIKit

/// What UIKit told the app, by calls and by notifications.
final class Journal: Sendable {
    static let shared = Journal()
    static let changed = NSNotification.Name("JournalChanged")

    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock { $0 } }

    func note(_ line: String) {
        entries.withLock { $0.append(line) }
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
        NotificationCenter.default.post(name: Self.changed, object: nil)
    }

    /// Notes the notifications of the app's and of the scenes' lives.
    func follow() {
        let names: [NSNotification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIScene.willDeactivateNotification,
            UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
        ]
        for name in names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                Journal.shared.note("posted \(name.rawValue)")
            }
        }
    }
}
