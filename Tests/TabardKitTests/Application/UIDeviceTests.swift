import Synchronization
import XCTest

@testable import TabardKit

/// What the app can learn of the machine.
@preconcurrency @MainActor
final class UIDeviceTests: XCTestCase {
    func testCurrent() {
        let device = UIDevice.current
        XCTAssertTrue(device === UIDevice.current)
        XCTAssertEqual(device.userInterfaceIdiom, UIScreen.main.traitCollection.userInterfaceIdiom)
        XCTAssertFalse(device.name.isEmpty)
        XCTAssertFalse(device.systemName.isEmpty)
        XCTAssertFalse(device.systemVersion.isEmpty)
        XCTAssertEqual(device.model, "Linux")
    }

    func testTheOrientationIsTheShapeOfTheWindow() {
        let device = UIDevice.current
        XCTAssertEqual(device.orientation, .unknown)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = UIViewController()
        window.isHidden = false
        defer { window.isHidden = true }
        XCTAssertEqual(device.orientation, .portrait)
        let told = Mutex(0)
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: device,
            queue: nil
        ) { _ in told.withLock { $0 += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        window.frame.size = CGSize(width: 600, height: 400)
        window._updateSizeClasses()
        XCTAssertEqual(told.withLock(\.self), 0, "nobody asked for it")
        device.beginGeneratingDeviceOrientationNotifications()
        window.frame.size = CGSize(width: 300, height: 500)
        window._updateSizeClasses()
        window._updateSizeClasses()
        device.endGeneratingDeviceOrientationNotifications()
        window.frame.size = CGSize(width: 600, height: 400)
        window._updateSizeClasses()
        XCTAssertEqual(told.withLock(\.self), 1)
        XCTAssertTrue(device.orientation.isLandscape)
        XCTAssertFalse(device.isGeneratingDeviceOrientationNotifications)
    }

    func testTasksInTheBackgroundHaveTime() {
        let application = UIApplication.shared
        let one = application.beginBackgroundTask { XCTFail("nothing is suspended") }
        let two = application.beginBackgroundTask(withName: "save")
        XCTAssertNotEqual(one, .invalid)
        XCTAssertNotEqual(one, two)
        application.endBackgroundTask(one)
        application.endBackgroundTask(two)
        XCTAssertGreaterThan(application.backgroundTimeRemaining, 1_000_000)
    }

    func testWhatTheSystemSays() {
        let debian = OperatingSystemName(
            description:
                "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nNAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"\n"
        )
        XCTAssertEqual(debian.name, "Debian GNU/Linux")
        XCTAssertEqual(debian.version, "12")
        let nothing = OperatingSystemName(description: "=\nNAME\nNAME=\n\u{0}")
        XCTAssertEqual(nothing.name, "Linux")
        XCTAssertFalse(nothing.version.isEmpty)
    }
}
