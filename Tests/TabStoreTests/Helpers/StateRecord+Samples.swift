@testable import TabStore

extension StateRecord: SampledRecord {
    static func location(in stateDirectory: String) -> TabStoreLocation {
        StateLocation(applicationIdentifier: "org.example.Tests", stateDirectory: stateDirectory).file
    }

    static func sample(_ steps: Int) -> StateRecord {
        StateRecord(.sample(steps))
    }

    static func largeSample(_ steps: Int) -> StateRecord {
        StateRecord(.sample(steps, objectCount: 120))
    }

    mutating func change(step: UInt64) {
        if state == nil { state = .sample(0) }
        state?.savedAt = step
    }
}

extension SavedState {
    /// A state all parts of which depend on the step, so that one that is put together from two is none of them.
    static func sample(_ step: Int, objectCount: Int = 2) -> SavedState {
        var state = SavedState(
            applicationVersion: "1.\(step)",
            systemVersion: "12.\(step)",
            savedAt: StoreTestCase.noon + UInt64(step),
            attempts: step,
            session: SavedSession(
                identifier: "session-\(step)",
                role: "UIWindowSceneSessionRoleApplication",
                configurationName: "Default \(step)",
                userInfo: [1, 2, UInt8(truncatingIfNeeded: step)]
            ),
            window: SavedWindow(
                width: 640.5 + Double(step),
                height: 480,
                isMaximized: step % 2 == 0,
                monitor: "DP-\(step)",
                title: "Notes \(step) – Zürich"
            ),
            activity: Array(repeating: UInt8(truncatingIfNeeded: step), count: 20),
            objects: (0..<objectCount).map { SavedObject.sample($0, step: step) }
        )
        state.session.lastUsed = StoreTestCase.noon - UInt64(step)
        state.session.delegateClassName = "Notes.SceneDelegate\(step)"
        state.session.sceneClassName = step % 2 == 0 ? "Notes.Scene" : nil
        state.session.storyboard = step % 2 == 0 ? nil : "Main"
        state.window?.workspace = [nil, -2, 0, step][step % 4]
        return state
    }
}

extension SavedObject {
    /// One of the objects of a sample.
    static func sample(_ number: Int, step: Int) -> SavedObject {
        SavedObject(
            path: ["root", "list-\(number)", "step-\(step)"],
            kind: [.controller, .view, .object, .application][number % 4],
            className: "ListController",
            restorationClassName: number % 2 == 0 ? "ListRestoration" : nil,
            storyboard: number % 3 == 0 ? "Main" : nil,
            storyboardIdentifier: number % 3 == 0 ? "list" : nil,
            archive: (0..<40).map { UInt8(truncatingIfNeeded: $0 &* step &+ number) }
        )
    }
}
