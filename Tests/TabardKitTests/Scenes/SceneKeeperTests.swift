import Foundation
import GtkInterop
import TabStore
import XCTest

@testable import TabardKit

/// What becomes of scenes from launch to launch: activities, sessions and windows (R3, R4, R5).
@preconcurrency @MainActor
final class SceneKeeperTests: SceneTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    private static let identifier = "org.example.Scenes"

    private var files: [StateFile] {
        (try? StateFile.all(ofApplication: Self.identifier, stateDirectory: folder)) ?? []
    }

    private func location(_ session: String) -> StateLocation {
        StateLocation(applicationIdentifier: Self.identifier, session: session, stateDirectory: folder)
    }

    private func saved(_ scene: UIScene) -> SavedState? {
        StateStore.read(at: location(scene.session.persistentIdentifier)).state
    }

    private var scenes: [UIWindowScene] { application._ownScenes.compactMap { $0 as? UIWindowScene } }

    override func setUp() async throws {
        try await super.setUp()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        let keeper = application._sceneKeeper
        // A test that failed may leave windows.
        let windows = UIApplication.shared._windows
        try await super.tearDown()
        for window in windows { window.isHidden = true }
        try keeper?.flush()
        try FileManager.default.removeItem(atPath: folder)
    }

    /// As a launch of the app does it, with what the launch before left.
    @discardableResult
    private func start(_ options: UIScene.ConnectionOptions = .init()) throws -> UIWindowScene {
        application._isTerminating = false
        application._state = .background
        application._sceneKeeper = SceneKeeper(Self.identifier, stateDirectory: folder)
        application._connectFirst(options)
        return try XCTUnwrap(application._ownScenes.last as? UIWindowScene)
    }

    /// As the program's end does it, but for what ends the program.
    private func end() throws {
        let windows = scenes.flatMap(\.windows)
        application._isTerminating = true
        for scene in application._ownScenes { application._disconnect(scene, isDiscarded: false) }
        try application._sceneKeeper?.flush()
        application._sceneKeeper = nil
        for window in windows { window.isHidden = true }
        _ = journal.take()
    }

    /// As a crash leaves it: nothing more is written.
    private func crash() {
        let windows = scenes.flatMap(\.windows)
        application._sceneKeeper = nil
        for scene in scenes { application._disconnect(scene, isDiscarded: false) }
        for window in windows { window.isHidden = true }
        _ = journal.take()
    }

    private func activity(_ page: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.userInfo = ["page": page]
        return activity
    }

    func testR3TheActivityIsThereAtTheNextLaunch() throws {
        var scene = try start()
        let identifier = scene.session.persistentIdentifier
        scene.session.userInfo = ["number": 7]
        scene.userActivity = activity(3)
        try end()
        scene = try start()
        XCTAssertEqual(
            journal.take(),
            [
                "willConnect (unattached)", "restore org.example.page (unattached)",
                "willEnterForeground (background)", "didBecomeActive (active)",
            ]
        )
        XCTAssertEqual(scene.session.persistentIdentifier, identifier)
        XCTAssertEqual(scene.session.stateRestorationActivity?.userInfo?["page"] as? Int, 3)
        XCTAssertEqual(scene.session.userInfo?["number"] as? Int, 7)
        let status = try FileManager.default.attributesOfItem(atPath: location(identifier).path)
        XCTAssertEqual(status[.posixPermissions] as? Int, 0o600)
    }

    /// The activity's delegate, the responders whose activity it is, and the scene's delegate bring it up to date.
    func testR3AllBringTheActivityUpToDate() throws {
        final class Writer: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                MainLoop.assumed { SceneJournal.shared.note("willSave") }
            }
        }
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                SceneJournal.shared.note("update")
            }
        }
        let scene = try start()
        let page = Page()
        scene.windows.first?.rootViewController = page
        let (activity, writer) = (activity(1), Writer())
        activity.delegate = writer
        scene.userActivity = activity
        page.userActivity = activity
        _ = journal.take()
        try application.saveStateNow()
        XCTAssertEqual(
            journal.take(),
            [
                "stateRestorationActivity (active)", "willSave", "update",
                "didUpdate org.example.page (active)",
            ]
        )
        XCTAssertEqual(saved(scene)?.activity, SessionArchive.bytes(of: activity))
    }

    func testR3AChangeIsWrittenWithinTwoSecondsAndOnlyOnce() throws {
        let scene = try start()
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene) != nil })
        scene.userActivity = activity(1)
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene)?.activity != nil })
        let time = saved(scene)?.savedAt
        // The app says so.
        scene.userActivity?.userInfo = ["page": 2]
        scene.userActivity?.needsSave = true
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene)?.savedAt != time })
        let again = saved(scene)?.savedAt
        _ = journal.take()
        // Nothing has changed since: it is asked for, and nothing is written.
        RestorableChange.happened()
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { !self.journal.calls.isEmpty })
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(saved(scene)?.savedAt, again)
        // Nor is anything done while nothing happens.
        _ = journal.take()
        MainLoop.iterate(seconds: 2)
        XCTAssertEqual(journal.take(), [])
    }

    func testR3ADelegateThatKeepsNoActivityIsNotAskedAgain() throws {
        application._sceneManifest = SceneManifest(
            Self.manifest(delegate: "TabardKitTests.SilentSceneDelegate")
        )
        let scene = try start()
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene) != nil })
        XCTAssertNil(RestorableChange.listener)
        // What the app gives the session itself is kept all the same.
        scene.session.stateRestorationActivity = activity(5)
        XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene)?.activity != nil })
        XCTAssertNotNil(RestorableChange.listener)
        try end()
        XCTAssertEqual(try start().session.stateRestorationActivity?.userInfo?["page"] as? Int, 5)
    }

    /// R4: those that were open come back, the one that was used last before the others; a closed one does not.
    func testR4WindowsComeBack() throws {
        let first = try start()
        let second = try connect(isFirst: false)
        let third = try connect(isFirst: false)
        let identifiers = [first, second, third].map(\.session.persistentIdentifier)
        for (number, scene) in [first, second, third].enumerated() {
            scene.title = "Window \(number)"
            scene.userActivity = activity(number)
            scene._enter(.foregroundInactive)
        }
        application._closeScene(second, isLastKept: true)
        third._enter(.foregroundActive)
        Thread.sleep(forTimeInterval: 0.002)
        third._enter(.foregroundInactive)
        first._enter(.foregroundActive)
        try end()
        let last = try start()
        XCTAssertEqual(scenes.map(\.session.persistentIdentifier), [identifiers[2], identifiers[0]])
        XCTAssertEqual(scenes.map(\.title), ["Window 2", "Window 0"])
        XCTAssertEqual(
            scenes.map { $0.session.stateRestorationActivity?.userInfo?["page"] as? Int },
            [2, 0]
        )
        XCTAssertEqual(scenes.map(\.activationState), [.foregroundInactive, .foregroundActive])
        XCTAssertTrue(last === scenes[1])
        XCTAssertFalse(journal.take().contains("app configurationForConnecting"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: location(identifiers[1]).path))
    }

    func testR4AnAppOfOneSceneHasOneBack() throws {
        let first = try start()
        let second = try connect(isFirst: false)
        Thread.sleep(forTimeInterval: 0.002)
        second._enter(.foregroundActive)
        let identifier = second.session.persistentIdentifier
        XCTAssertNotEqual(identifier, first.session.persistentIdentifier)
        try end()
        application._sceneManifest = SceneManifest(Self.manifest(isMultiple: false))
        XCTAssertEqual(try start().session.persistentIdentifier, identifier)
        XCTAssertEqual(scenes.count, 1)
        try application._sceneKeeper?.flush()
        XCTAssertEqual(files.map(\.location.session), [identifier])
    }

    func testR4TheSizeComesBack() throws {
        var scene = try start()
        var window = try XCTUnwrap(scene.windows.first)
        let native = try XCTUnwrap(window._native)
        native.setDefaultSize(width: 512, height: 610)
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { native.geometry?.width == 512 })
        try end()
        scene = try start()
        window = try XCTUnwrap(scene.windows.first)
        XCTAssertEqual(window.bounds.size, CGSize(width: 512, height: 610))
        XCTAssertEqual(window._native?.geometry?.height, 610)
        // A size that no monitor has room for.
        try end()
        let path = location(scene.session.persistentIdentifier)
        var state = try XCTUnwrap(StateStore.read(at: path).state)
        state.window?.width = 1e9
        state.window?.height = 3
        try StateStore(path).save(state)
        window = try XCTUnwrap(try start().windows.first)
        let room = try XCTUnwrap(NativeWindow.largestMonitor)
        XCTAssertEqual(window.bounds.size, CGSize(width: Double(room.width), height: 3))
    }

    /// The class that the app chose for a session is not asked for again, as its reasons are gone.
    func testR3AConfigurationOfTheAppsOwnComesBack() throws {
        application._sceneManifest = SceneManifest(Self.manifest(delegate: nil))
        let session = UISceneSession(configuration: UISceneConfiguration())
        let configuration = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
        configuration.delegateClass = SilentSceneDelegate.self
        session._configure(configuration)
        let state = SavedState(session._saved)
        let restored = UISceneSession(restoring: state, identifier: "a")
        XCTAssertTrue(restored.configuration.delegateClass == SilentSceneDelegate.self)
        XCTAssertEqual(restored.configuration.name, "Other")
        XCTAssertFalse(restored._wantsConfiguration)
        // One whose class is gone is asked for.
        var gone = state
        gone.session.delegateClassName = "TabardKitTests.Gone"
        XCTAssertTrue(UISceneSession(restoring: gone, identifier: "a")._wantsConfiguration)
        gone.session.delegateClassName = "Foundation.NSObject"
        gone.session.sceneClassName = "Foundation.NSObject"
        let foreign = UISceneSession(restoring: gone, identifier: "a")
        XCTAssertTrue(foreign._wantsConfiguration)
        XCTAssertNil(foreign.configuration.sceneClass)
    }

    /// R5: after two launches that did not reach an idle moment the state is kept aside, once.
    func testR5NoCrashLoop() throws {
        var scene = try start()
        let identifier = scene.session.persistentIdentifier
        scene.userActivity = activity(1)
        try end()
        for attempt in 1...2 {
            scene = try start()
            XCTAssertEqual(scene.session.persistentIdentifier, identifier)
            XCTAssertEqual(saved(scene)?.attempts, attempt)
            crash()
        }
        scene = try start()
        XCTAssertNotEqual(scene.session.persistentIdentifier, identifier)
        XCTAssertNil(scene.session.stateRestorationActivity)
        let names = try FileManager.default.contentsOfDirectory(atPath: location(identifier).directory)
        XCTAssertEqual(names.filter { $0.hasPrefix("\(identifier).state.aside-") }.count, 1, "\(names)")
    }

    func testR5ALaunchThatReachesAnIdleMomentCountsNoAttempt() throws {
        try start().userActivity = activity(1)
        try end()
        for _ in 0..<4 {
            let scene = try start()
            scene.userActivity = scene.session.stateRestorationActivity
            XCTAssertEqual(saved(scene)?.attempts, 1)
            application._sceneKeeper?.launchEnded()
            XCTAssertTrue(MainLoop.iterate(seconds: 60) { self.saved(scene)?.attempts == 0 })
            crash()
        }
    }

    /// A program that ends by itself while it still brings something back has not crashed.
    func testR5AnEndIsNoCrash() throws {
        try start().userActivity = activity(1)
        try end()
        journal.onCall = { text, scene in
            if text.hasPrefix("restore") { scene?.extendStateRestoration() }
        }
        for _ in 0..<4 {
            let scene = try start()
            XCTAssertEqual(scene.session.stateRestorationActivity?.userInfo?["page"] as? Int, 1)
            application._sceneKeeper?.appEnds()
            try end()
        }
    }

    /// R4: a damaged file costs its window alone, is kept aside, and is told once.
    func testR5ADamagedFileIsKeptAside() throws {
        let first = try start()
        let second = try connect(isFirst: false)
        let identifiers = [first, second].map(\.session.persistentIdentifier)
        try end()
        let path = location(identifiers[0]).path
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in bytes.indices { bytes[index] ^= 0x55 }
        try bytes.write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(try start().session.persistentIdentifier, identifiers[1])
        XCTAssertEqual(scenes.count, 1)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        let names = try FileManager.default.contentsOfDirectory(atPath: location("a").directory)
        XCTAssertEqual(names.filter { $0.hasPrefix(identifiers[0]) && !$0.hasSuffix(".lock") }.count, 1)
    }

    /// What an app brings back later is not lost before that.
    func testR3DeferredRestoration() throws {
        try start().userActivity = activity(1)
        try end()
        journal.onCall = { text, scene in
            if text.hasPrefix("restore") { scene?.extendStateRestoration() }
        }
        let scene = try start()
        application._sceneKeeper?.launchEnded()
        scene.userActivity = activity(9)
        try application.saveStateNow()
        scene._enter(.background)
        XCTAssertFalse(journal.calls.contains("stateRestorationActivity (background)"))
        try application._sceneKeeper?.flush()
        var state = try XCTUnwrap(saved(scene))
        XCTAssertEqual(state.attempts, 1)
        XCTAssertEqual(state.activity.flatMap(SessionArchive.activity)?.userInfo?["page"] as? Int, 1)
        scene.completeStateRestoration()
        try application.saveStateNow()
        state = try XCTUnwrap(saved(scene))
        XCTAssertEqual(state.attempts, 0)
        XCTAssertEqual(state.activity.flatMap(SessionArchive.activity)?.userInfo?["page"] as? Int, 9)
    }

    /// A second process starts afresh; with the user's last window its session goes, and the first one's stays.
    func testR4ASecondProcess() throws {
        let first = try start()
        first.userActivity = activity(1)
        try application.saveStateNow()
        let firstKeeper = application._sceneKeeper
        let firstScenes = application._ownScenes
        application._ownScenes = []
        let second = try start()
        XCTAssertNotEqual(second.session.persistentIdentifier, first.session.persistentIdentifier)
        XCTAssertNil(second.session.stateRestorationActivity)
        try application.saveStateNow()
        XCTAssertEqual(files.count, 2)
        application._sceneKeeper?.lastWindowClosed()
        try end()
        XCTAssertEqual(files.map(\.location.session), [first.session.persistentIdentifier])
        application._ownScenes = firstScenes
        application._sceneKeeper = firstKeeper
    }

    /// A folder with files by the hundred opens no hundred windows, and foreign files none.
    func testR4AFolderFullOfFiles() throws {
        for number in 0..<100 {
            let session = SavedSession(identifier: "s\(number)", role: "")
            try StateStore(location("s\(number)")).save(SavedState(session))
        }
        let directory = URL(fileURLWithPath: location("s0").directory)
        for (name, text) in [("x.state", "no state"), ("y.state", ""), ("main.state", "one of no scene")] {
            try Data(text.utf8).write(to: directory.appendingPathComponent(name))
        }
        let keeper = SceneKeeper(Self.identifier, stateDirectory: folder)
        application._sceneKeeper = keeper
        let sessions = keeper.restoredSessions()
        XCTAssertLessThanOrEqual(sessions.count, SceneKeeper.maximumCount)
        XCTAssertGreaterThan(sessions.count, SceneKeeper.maximumCount - 4)
        keeper.launchEnded()
        try keeper.flush()
        XCTAssertLessThanOrEqual(files.count, 2 * SceneKeeper.maximumCount)
    }

    /// An app that has nothing to bring back pays for a look into a folder; each session costs its own reading.
    func testTheCostGrowsWithTheNumberOfSessions() throws {
        func milliseconds() -> Double {
            let start = processorMilliseconds()
            let count = SceneKeeper(Self.identifier, stateDirectory: folder).restoredSessions().count
            let time = processorMilliseconds() - start
            XCTAssertEqual(count, files.count)
            return time
        }
        let none = (0..<5).map { _ in milliseconds() }.min() ?? 0
        var times: [Double] = []
        for count in [8, 16, 32] {
            for number in 0..<count {
                var session = SavedSession(identifier: "s\(number)", role: "")
                session.delegateClassName = "TabardKitTests.SilentSceneDelegate"
                try StateStore(location("s\(number)")).save(SavedState(session))
            }
            times.append((0..<5).map { _ in milliseconds() }.min() ?? 0)
        }
        print("no session: \(none) ms; 8, 16 and 32 sessions: \(times) ms")
        XCTAssertLessThan(none, 5)
        XCTAssertLessThan(times[2] / times[0], 8)
    }

    func testTABARD_RESETKeepsSessionsAside() throws {
        try start().userActivity = activity(1)
        try end()
        setenv("TABARD_RESET", "1", 1)
        defer { unsetenv("TABARD_RESET") }
        XCTAssertNil(try start().session.stateRestorationActivity)
    }

    /// In an app without scenes its delegate goes on with an activity.
    func testR3AnAppWithoutScenesGoesOn() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            let page = Restoring()
            func application(
                _ application: UIApplication,
                willContinueUserActivityWithType userActivityType: String
            ) -> Bool {
                SceneJournal.shared.note("will continue \(userActivityType)")
                return true
            }
            func application(
                _ application: UIApplication,
                continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                SceneJournal.shared.note("continue \(userActivity.activityType)")
                restorationHandler([page])
                return true
            }
        }
        final class Restoring: UIViewController {
            override func restoreUserActivityState(_ activity: NSUserActivity) {
                SceneJournal.shared.note("restore \(activity.activityType)")
            }
        }
        launch(nil)
        let delegate = Delegate()
        application.delegate = delegate
        let session = try XCTUnwrap(application.openSessions.first)
        application.requestSceneSessionActivation(session, userActivity: activity(1), options: nil)
        MainLoop.iterate(seconds: 1) { self.journal.calls.count == 3 }
        XCTAssertEqual(
            journal.take(),
            [
                "will continue org.example.page", "continue org.example.page", "restore org.example.page",
            ]
        )
    }
}

/// A delegate that keeps no activities.
class SilentSceneDelegate: UIResponder, UIWindowSceneDelegate {}
