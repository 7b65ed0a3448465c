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
