import GtkInterop
import XCTest

@testable import TabardKit

/// R2: scenes that the app asks for, and their windows.
@preconcurrency @MainActor
final class SceneRequestsTests: SceneTestCase {
    private var errors: [UISceneError.Code] = []

    private func note(_ error: any Error) {
        if let error = error as? UISceneError { errors.append(error.code) }
    }

    private func turn(until condition: () -> Bool, line: UInt = #line) {
        XCTAssertTrue(MainLoop.iterate(seconds: 5, until: condition), line: line)
    }

    func testANewSceneIsConnectedOnceTheEventIsDealtWith() throws {
        try connect()
        _ = journal.take()
        let activity = NSUserActivity(activityType: "org.example.edit")
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        XCTAssertEqual(journal.take(), [])
        turn { application.connectedScenes.count == 2 }
        XCTAssertEqual(
            journal.take().prefix(3),
            [
                "app configurationForConnecting", "willConnect (unattached)",
                "willEnterForeground (background)",
            ]
        )
        XCTAssertEqual(journal.activities, [activity])
    }

    func testOneSceneIsAllThatAnAppHasWithoutSayingMore() throws {
        application._sceneManifest = SceneManifest(Self.manifest(isMultiple: false))
        try connect()
        application.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
        turn { !errors.isEmpty }
        XCTAssertEqual(errors, [.multipleScenesNotSupported])
        XCTAssertEqual(application.connectedScenes.count, 1)
    }

    func testASceneThatIsThereGoesOnWithTheActivity() throws {
        let scene = try connect()
        _ = journal.take()
        let activity = NSUserActivity(activityType: "org.example.edit")
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(session: scene.session, userActivity: activity)
        )
        turn { journal.calls.contains { $0.hasPrefix("continue org.example.edit") } }
        XCTAssertEqual(application.connectedScenes, [scene])
    }

    func testASceneIsDestroyedAndThenNotKnown() throws {
        let first = try connect()
        let second = try connect(isFirst: false)
        second._enter(.foregroundInactive)
        _ = journal.take()
        application.requestSceneSessionDestruction(second.session, options: nil, errorHandler: note)
        turn { application.connectedScenes == [first] }
        XCTAssertEqual(
            journal.take().filter { !$0.contains("Active") },
            ["didEnterBackground (background)", "didDisconnect (unattached)", "app didDiscard 1"]
        )
        XCTAssertEqual(errors, [])
        application.requestSceneSessionDestruction(second.session, options: nil, errorHandler: note)
        turn { errors.count == 1 }
        application.requestSceneSessionActivation(
            second.session,
            userActivity: nil,
            options: nil,
            errorHandler: note
        )
        turn { errors.count == 2 }
        XCTAssertEqual(errors, [.requestDenied, .requestDenied])
    }

    func testDestroyingTheLastDiscardsItAndEndsTheApp() throws {
        let scene = try connect()
        _ = journal.take()
        application.requestSceneSessionDestruction(scene.session, options: nil)
        turn { application._isTerminating }
        XCTAssertEqual(
            journal.take(),
            [
                "willResignActive (active)", "didEnterBackground (background)", "didDisconnect (unattached)",
                "app didDiscard 1", "app willTerminate",
            ]
        )
    }

    func testWindowsOfAScene() throws {
        let scene = try connect()
        let main = try XCTUnwrap(scene.windows.first)
        XCTAssertTrue(main.windowScene === scene)
        XCTAssertTrue(main.next === scene)
        XCTAssertTrue(scene.next === application)
        XCTAssertEqual(main.frame.size, UIScreen.main.bounds.size)
        let other = UIWindow(windowScene: scene)
        XCTAssertEqual(scene.windows, [main, other])
        let second = try connect(isFirst: false)
        other.windowScene = second
        XCTAssertEqual(scene.windows, [main])
        XCTAssertEqual(second.windows.last, other)
        main.makeKey()
        XCTAssertTrue(scene.keyWindow === main)
        XCTAssertTrue(application.keyWindow === main)
        XCTAssertFalse(second.keyWindow === main)
        XCTAssertTrue(scene.coordinateSpace === main)
        XCTAssertEqual(scene.interfaceOrientation, .portrait)
        let upright = scene.effectiveGeometry
        let size = main.frame.size
        XCTAssertEqual(upright.interfaceOrientation, .portrait)
        main.frame.size = CGSize(width: 900, height: 600)
        XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(upright.interfaceOrientation, .portrait, "what was asked for doesn't change")
        main.frame.size = size
        XCTAssertEqual(scene.effectiveGeometry, upright)
        XCTAssertEqual(scene.traitCollection.horizontalSizeClass, .compact)
        XCTAssertTrue(scene.screen === UIScreen.main)
        XCTAssertEqual(scene.statusBarManager?.isStatusBarHidden, true)
    }

    func testTitles() throws {
        let scene = try connect()
        let window = try XCTUnwrap(scene.windows.first)
        window.rootViewController?.title = "Root"
        XCTAssertEqual(scene.title, "")
        scene.title = "Scene"
        XCTAssertEqual(window._native?.title, "Scene")
        scene.subtitle = "more"
        XCTAssertEqual(window._native?.title, "Scene – more")
        scene.title = nil
        XCTAssertEqual(scene.title, "")
        XCTAssertEqual(window._native?.title, "Root – more")
    }

    func testSizesHaveLimits() throws {
        let scene = try connect()
        let window = try XCTUnwrap(scene.windows.first)
        let limits = try XCTUnwrap(scene.sizeRestrictions)
        XCTAssertTrue(limits === scene.sizeRestrictions)
        turn { window._widget?.isMapped == true }
        limits.minimumSize = CGSize(width: 500, height: 300)
        turn { window.bounds.width >= 500 }
        XCTAssertEqual(window._native?.isResizable, true)
        limits.maximumSize = limits.minimumSize
        XCTAssertEqual(window._native?.isResizable, false)
        // What no window has is no reason to stop.
        limits.maximumSize = CGSize(width: CGFloat.infinity, height: .nan)
        limits.minimumSize = CGSize(width: -1, height: 0)
        XCTAssertEqual(window._native?.isResizable, true)
    }

    func testAreasHaveCoordinates() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.addSubview(view)
        let screen: any UICoordinateSpace = UIScreen.main
        let space: any UICoordinateSpace = view
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 11, y: 22))
        XCTAssertEqual(view.convert(CGPoint(x: 11, y: 22), from: screen), CGPoint(x: 1, y: 2))
        XCTAssertEqual(screen.convert(CGPoint(x: 11, y: 22), to: space), CGPoint(x: 1, y: 2))
        XCTAssertEqual(screen.convert(view.bounds, from: space), view.frame)
        XCTAssertEqual(view.convert(view.bounds, to: screen), view.frame)
        XCTAssertEqual(view.convert(view.frame, from: screen), view.bounds)
        XCTAssertEqual(window.convert(CGPoint(x: 1, y: 2), from: space), CGPoint(x: 11, y: 22))
    }
}
