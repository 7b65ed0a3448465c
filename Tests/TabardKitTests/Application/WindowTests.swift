import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Windows beside each other, shown and hidden.
@preconcurrency @MainActor
final class WindowTests: TabBarTestCase {
    private final class KeyWindow: UIWindow {
        var calls: [String] = []
        override func becomeKey() { calls.append("become") }
        override func resignKey() { calls.append("resign") }
    }

    func testClosingOneOfTwoWindowsKeepsTheApp() {
        let first = show(RecordingController("A", journal))
        let second = show(RecordingController("B", journal))
        _ = journal.take()
        XCTAssertEqual(UIApplication.shared.windows, [first, second])
        XCTAssertTrue(UIApplication.shared._shouldStayOpen(second))
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { second.isHidden })
        XCTAssertFalse(UIApplication.shared._isTerminating)
        XCTAssertEqual(UIApplication.shared.windows, [first])
        XCTAssertEqual(journal.take(), ["B willDisappear", "B didDisappear"])
        XCTAssertTrue(first._widget?.isMapped == true)
    }

    func testAWindowIsHiddenUntilItIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let controller = RecordingController("A", journal)
        XCTAssertTrue(window.isHidden)
        window.rootViewController = controller
        XCTAssertEqual(journal.take(), [], "nothing is loaded before")
        window.isHidden = false
        XCTAssertEqual(journal.take(), ["A didLoad", "A willAppear", "A didAppear"])
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true })
        XCTAssertFalse(window.isKeyWindow)
        window.makeKeyAndVisible()
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertEqual(journal.take(), [])
        window.isHidden = true
        XCTAssertFalse(window.isKeyWindow)
        window.rootViewController = nil
    }

    func testAWindowWithoutAFrameIsAsLargeAsTheScreen() {
        XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
        XCTAssertGreaterThanOrEqual(UIWindow().frame.width, 64)
    }

    func testAShownViewKnowsAllItsTraits() {
        let controller = UIViewController()
        show(controller)
        let traits = controller.view.traitCollection
        XCTAssertEqual(traits.userInterfaceIdiom, .phone)
        XCTAssertNotEqual(traits.userInterfaceStyle, .unspecified)
        XCTAssertEqual(traits.layoutDirection, .leftToRight)
        XCTAssertEqual(traits.displayScale, 1)
        XCTAssertEqual(traits.horizontalSizeClass, .compact)
        XCTAssertEqual(traits.verticalSizeClass, .regular)
        XCTAssertEqual(traits.preferredContentSizeCategory, .large)
        XCTAssertNotEqual(traits.accessibilityContrast, .unspecified)
    }

    func testAnUprightPhoneIsNotLowWithTheKeyboardOnItsScreen() {
        func classes(_ width: CGFloat, _ height: CGFloat) -> [UIUserInterfaceSizeClass] {
            let traits = UIWindow._sizeClasses(of: CGSize(width: width, height: height))
            return [traits.horizontalSizeClass, traits.verticalSizeClass]
        }
        XCTAssertEqual(classes(360, 648), [.compact, .regular])
        XCTAssertEqual(classes(360, 438), [.compact, .regular])
        XCTAssertEqual(classes(720, 288), [.regular, .compact])
        XCTAssertEqual(classes(568, 320), [.compact, .compact])
        XCTAssertEqual(classes(479, 479), [.compact, .compact])
        XCTAssertEqual(classes(1_200, 800), [.regular, .regular])
    }

    func testTheChainEndsAtAnApplicationThatIsItsOwnDelegate() {
        final class Application: UIApplication, UIApplicationDelegate {}
        let application = Application()
        application.delegate = application
        XCTAssertNil(application.next)
    }

    func testTheKeyWindowsHearOfIt() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (first, second) = (KeyWindow(frame: frame), KeyWindow(frame: frame))
        first.makeKeyAndVisible()
        XCTAssertEqual(first.calls, ["become"])
        second.makeKeyAndVisible()
        XCTAssertEqual(first.calls, ["become", "resign"])
        XCTAssertEqual(second.calls, ["become"])
        second.makeKey()
        XCTAssertEqual(second.calls, ["become"])
        second.isHidden = true
        XCTAssertEqual(second.calls, ["become", "resign"])
        first.isHidden = true
    }

    func testShowingAndHidingAgainLeavesNothingBehind() {
        let window = show(UIViewController())
        func cycle() {
            window.isHidden = true
            MainLoop.iterate(seconds: 0.05)
            window.makeKeyAndVisible()
            MainLoop.iterate(seconds: 0.05)
        }
        cycle()
        assertNothingStays("five windows") {
            for _ in 0..<5 { cycle() }
        }
    }

    func testTheInitialSizeIsReadFromOutside() {
        func size(_ text: String?) -> CGSize { UIScreen.initialSize(from: text) }
        let usual = CGSize(width: 390, height: 844)
        XCTAssertEqual(size("320x568"), CGSize(width: 320, height: 568))
        XCTAssertEqual(size("64x8192"), CGSize(width: 64, height: 8192))
        let hostile = [
            nil, "", "x", "390", "390x", "x844", "320x568x", "x320xx568", "abcx320x568", "320x568x1",
            "63x100",
            "8193x100", "-320x568", "+320x568", "3.2e2x568", "320 x 568", "999999999999999999999x5",
            "٣٢٠x٥٦٨",
            "320X568", "0x0", "nanxinf", String(repeating: "9x", count: 100_000), "\u{0}320x568",
        ]
        for text in hostile { XCTAssertEqual(size(text), usual, String((text ?? "nil").prefix(40))) }
    }
}
