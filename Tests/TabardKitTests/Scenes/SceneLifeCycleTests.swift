import GtkInterop
import XCTest

@testable import TabardKit

/// R2: the lives of scenes, exact calls in exact order.
@preconcurrency @MainActor
final class SceneLifeCycleTests: SceneTestCase {
    func testALaunch() throws {
        let posted = try posted {
            let scene = try connect()
            XCTAssertEqual(
                journal.take(),
                [
                    "app configurationForConnecting", "willConnect (unattached)",
                    "willEnterForeground (background)", "didBecomeActive (active)",
                ]
            )
            XCTAssertEqual(scene.activationState, .foregroundActive)
        }
        XCTAssertEqual(
            posted,
            [
                "SceneWillConnect", "SceneWillEnterForeground", "ApplicationWillEnterForeground",
                "SceneDidActivate", "ApplicationDidBecomeActive",
            ]
        )
        XCTAssertEqual(application.applicationState, .active)
    }

    func testThroughAllStatesAndBack() throws {
        let scene = try connect()
        _ = journal.take()
        let posted = posted {
            scene._enter(.foregroundActive)
            XCTAssertEqual(journal.take(), [])
            scene._enter(.foregroundInactive)
            XCTAssertEqual(journal.take(), ["willResignActive (active)"])
            scene._enter(.foregroundActive)
            XCTAssertEqual(journal.take(), ["didBecomeActive (active)"])
            scene._enter(.background)
            XCTAssertEqual(journal.take(), ["willResignActive (active)", "didEnterBackground (background)"])
            scene._enter(.foregroundActive)
            XCTAssertEqual(
                journal.take(),
                ["willEnterForeground (background)", "didBecomeActive (active)"]
            )
        }
        XCTAssertEqual(
            posted,
            [
                "SceneWillDeactivate", "ApplicationWillResignActive",
                "SceneDidActivate", "ApplicationDidBecomeActive",
                "SceneWillDeactivate", "ApplicationWillResignActive",
                "SceneDidEnterBackground", "ApplicationDidEnterBackground",
                "SceneWillEnterForeground", "ApplicationWillEnterForeground",
                "SceneDidActivate", "ApplicationDidBecomeActive",
            ]
        )
    }

    func testSleepIsTheBackgroundOfAllScenes() throws {
        try connect()
        try connect(isFirst: false)
        _ = journal.take()
        application._systemSleepChanged(isAsleep: true)
        XCTAssertEqual(journal.calls.filter { $0 == "didEnterBackground (background)" }.count, 2)
        XCTAssertEqual(application.applicationState, .background)
        _ = journal.take()
        application._systemSleepChanged(isAsleep: false)
        XCTAssertEqual(journal.calls.filter { $0 == "willEnterForeground (background)" }.count, 2)
    }

    func testAChangeInsideACallComesAfterIt() throws {
        let scene = try connect()
        _ = journal.take()
        journal.onCall = { text, _ in if text == "willResignActive" { scene._enter(.background) } }
        scene._enter(.foregroundInactive)
        XCTAssertEqual(journal.take(), ["willResignActive (active)", "didEnterBackground (background)"])
    }

    func testClosingOneOfTwoDiscardsIt() throws {
        let first = try connect()
        let second = try connect(isFirst: false)
        second._enter(.foregroundActive)
        _ = journal.take()
        XCTAssertEqual(application.connectedScenes, [first, second])
        let window = try XCTUnwrap(second.windows.first)
        XCTAssertTrue(application._shouldStayOpen(window))
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { window.isHidden })
        // The focus wanders meanwhile.
        let calls = journal.take().filter { !$0.contains("BecomeActive") && !$0.contains("ResignActive") }
        XCTAssertEqual(
            calls,
            ["didEnterBackground (background)", "didDisconnect (unattached)", "app didDiscard 1"]
        )
        XCTAssertEqual(application.connectedScenes, [first])
        XCTAssertEqual(application.openSessions, [first.session])
        XCTAssertFalse(application._isTerminating)
    }

    func testClosingTheLastEndsTheAppAndKeepsItsSession() throws {
        let scene = try connect()
        _ = journal.take()
        let posted = try posted {
            XCTAssertTrue(application._shouldStayOpen(try XCTUnwrap(scene.windows.first)))
        }
        XCTAssertEqual(
            journal.take(),
            [
                "willResignActive (active)", "didEnterBackground (background)", "didDisconnect (unattached)",
                "app willTerminate",
            ]
        )
        XCTAssertEqual(
            posted,
            [
                "SceneWillDeactivate", "SceneDidEnterBackground", "SceneDidDisconnect",
                "ApplicationWillTerminate",
            ]
        )
        for window in scene.windows { window.isHidden = true }
    }

    func testASceneIsLetGo() throws {
        try connect()
        weak var scene: UIWindowScene?
        weak var delegate: AnyObject?
        try autoreleasepool {
            scene = try connect(isFirst: false)
            delegate = scene?.delegate
            XCTAssertNotNil(delegate)
            let closed = try XCTUnwrap(scene)
            application._closeScene(closed, isLastKept: true)
        }
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(scene)
        XCTAssertNil(delegate)
    }

    /// R3: what is asked for in the background, brought up to date by whom it belongs to.
    func testTheActivityIsKeptWithTheSession() throws {
        application._sceneManifest = SceneManifest(
            Self.manifest(["UISceneClassName": "TabardKitTests.RecordedScene"])
        )
        let scene = try connect()
        XCTAssertTrue(type(of: scene) == RecordedScene.self)
        XCTAssertEqual(journal.take().prefix(2), ["app configurationForConnecting", "init"])
        let activity = NSUserActivity(activityType: "org.example.edit")
        scene.userActivity = activity
        scene._enter(.background)
        XCTAssertEqual(
            journal.take(),
            [
                "willResignActive (active)", "didEnterBackground (background)",
                "stateRestorationActivity (background)", "didUpdate org.example.edit (background)",
            ]
        )
        XCTAssertTrue(scene.session.stateRestorationActivity === activity)
        XCTAssertEqual(activity.userInfo?["up"] as? String, "to date")
    }

    /// An app without a manifest: its delegate is called, and the one scene that has all its windows goes along.
    func testAnAppWithoutScenesHasOne() throws {
        launch(nil)
        let scene = try XCTUnwrap(application.connectedScenes.first as? UIWindowScene)
        XCTAssertEqual(application.connectedScenes.count, 1)
        XCTAssertFalse(application.supportsMultipleScenes)
        XCTAssertEqual(scene.activationState, .foregroundInactive)
        let posted = posted {
            application._enter(.active)
            application._enter(.background)
            XCTAssertEqual(scene.activationState, .background)
            application._enter(.active)
        }
        XCTAssertEqual(
            journal.take(),
            [
                "app didBecomeActive", "app willResignActive", "app didEnterBackground",
                "app willEnterForeground", "app didBecomeActive",
            ]
        )
        XCTAssertEqual(
            posted,
            [
                "ApplicationDidBecomeActive", "SceneDidActivate",
                "ApplicationWillResignActive", "SceneWillDeactivate",
                "ApplicationDidEnterBackground", "SceneDidEnterBackground",
                "ApplicationWillEnterForeground", "SceneWillEnterForeground",
                "ApplicationDidBecomeActive", "SceneDidActivate",
            ]
        )
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = UIViewController()
        XCTAssertTrue(window.windowScene === scene)
        XCTAssertTrue(window.next === application)
        XCTAssertEqual(scene.windows, [])
        window.makeKeyAndVisible()
        XCTAssertEqual(scene.windows, [window])
        XCTAssertTrue(scene.keyWindow === window)
        XCTAssertTrue(application.keyWindow === window)
        scene.title = "Named"
        XCTAssertEqual(window._native?.title, "Named")
        scene.subtitle = "below"
        XCTAssertEqual(window._native?.title, "Named – below")
        window.isHidden = true
    }
}
