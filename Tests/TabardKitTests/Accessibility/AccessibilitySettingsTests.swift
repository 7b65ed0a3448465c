import Synchronization
import TabardTesting
import XCTest

@testable import GtkInterop
@testable import TabardKit

/// What the user asked the desktop for, as apps read it and as it is drawn.
@preconcurrency @MainActor
final class AccessibilitySettingsTests: TabBarTestCase {
    override func tearDown() async throws {
        AccessibilitySettings.shared.wishes = []
        Toolkit.setInterfaceFont("Cantarell 11")
        TestEnvironment.isHighContrast = false
        try await super.tearDown()
    }

    /// The names of the notifications that a closure leads to, in their order.
    private func names(during change: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        let observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { note in
            guard note.name.rawValue.hasPrefix("UIAccessibility") else { return }
            heard.withLock { $0.append(note.name.rawValue) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        change()
        return heard.withLock(\.self)
    }

    // MARK: - The environment

    func testTheEnvironmentsWordsAreRead() {
        func wishes(_ text: String) -> Set<AccessibilitySettings.Wish> {
            AccessibilitySettings.wishes(in: text)
        }
        XCTAssertEqual(wishes(""), [])
        XCTAssertEqual(wishes("bold-text"), [.boldText])
        XCTAssertEqual(wishes(" Bold-Text ,button-shapes,,"), [.boldText, .buttonShapes])
        let all = AccessibilitySettings.Wish.allCases
        XCTAssertEqual(wishes(all.map(\.rawValue).joined(separator: ",")), Set(all))
        XCTAssertEqual(wishes("nonsense,\u{0}\u{1F4A3},=1,bold-text"), [.boldText])
        XCTAssertEqual(wishes(String(repeating: "x", count: 1_000_000) + ",bold-text"), [])
    }

    func testWhatDesktopsLackHasTheValuesOfIOS() {
        XCTAssertFalse(UIAccessibility.isMonoAudioEnabled)
        XCTAssertFalse(UIAccessibility.isClosedCaptioningEnabled)
        XCTAssertFalse(UIAccessibility.isGuidedAccessEnabled)
        XCTAssertTrue(UIAccessibility.isVideoAutoplayEnabled)
        XCTAssertFalse(UIAccessibility.isSwitchControlRunning)
        XCTAssertFalse(UIAccessibility.isSpeakSelectionEnabled)
        XCTAssertFalse(UIAccessibility.isSpeakScreenEnabled)
        XCTAssertTrue(UIAccessibility.isShakeToUndoEnabled)
        XCTAssertFalse(UIAccessibility.isAssistiveTouchRunning)
        XCTAssertEqual(UIAccessibility.hearingDevicePairedEar, [])
        XCTAssertEqual(UIAccessibility.HearingDeviceEar.both, [.left, .right])
    }

    func testWishesWithoutACounterpart() {
        XCTAssertFalse(UIAccessibility.buttonShapesEnabled)
        XCTAssertFalse(UIAccessibility.isOnOffSwitchLabelsEnabled)
        XCTAssertFalse(UIAccessibility.shouldDifferentiateWithoutColor)
        AccessibilitySettings.shared.wishes = [
            .buttonShapes, .onOffLabels, .differentiateWithoutColor, .crossFade,
        ]
        XCTAssertTrue(UIAccessibility.buttonShapesEnabled)
        XCTAssertTrue(UIAccessibility.isOnOffSwitchLabelsEnabled)
        XCTAssertTrue(UIAccessibility.shouldDifferentiateWithoutColor)
        XCTAssertFalse(UIAccessibility.isReduceTransparencyEnabled)
        AccessibilitySettings.shared.wishes = [.reduceTransparency]
        XCTAssertTrue(UIAccessibility.isReduceTransparencyEnabled)
    }

    // MARK: - The desktop

    func testContrastMotionAndBoldTextAreToldLive() {
        show(UIViewController())
        TestEnvironment.areAnimationsEnabled = true
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        XCTAssertEqual(
            names { TestEnvironment.areAnimationsEnabled = false },
            ["UIAccessibilityReduceMotionStatusDidChangeNotification"]
        )
        XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
        XCTAssertFalse(UIAccessibility.prefersCrossFadeTransitions)
        AccessibilitySettings.shared.wishes = [.crossFade]
        XCTAssertTrue(UIAccessibility.prefersCrossFadeTransitions)
        AccessibilitySettings.shared.wishes = []
        XCTAssertEqual(
            names { TestEnvironment.isHighContrast = true },
            [
                "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification",
                "UIAccessibilityReduceTransparencyStatusDidChangeNotification",
            ]
        )
        XCTAssertTrue(UIAccessibility.isDarkerSystemColorsEnabled)
        XCTAssertEqual(
            names { Toolkit.setInterfaceFont("Cantarell Bold 11") },
            ["UIAccessibilityBoldTextStatusDidChangeNotification"]
        )
        XCTAssertTrue(UIAccessibility.isBoldTextEnabled)
        XCTAssertEqual(names { Toolkit.setInterfaceFont("Inter Ultra-Bold 10") }, [])
        XCTAssertEqual(
            names { Toolkit.setInterfaceFont("Cantarell 11") },
            ["UIAccessibilityBoldTextStatusDidChangeNotification"]
        )
        XCTAssertFalse(UIAccessibility.isBoldTextEnabled)
    }

    func testFontsThatAreNone() {
        for name in ["", " ", "\u{1F4A3}", "Bold", "🅱️ -1e999", String(repeating: "Bold ", count: 100_000)] {
            _ = Toolkit.isBold(fontNamed: name)
        }
        XCTAssertFalse(Toolkit.isBold(fontNamed: "Cantarell 11"))
        XCTAssertFalse(Toolkit.isBold(fontNamed: String(repeating: "Bold ", count: 100_000)))
        XCTAssertTrue(Toolkit.isBold(fontNamed: "Noto Sans Semi-Bold 11"))
    }

    func testGroupsOfSettings() throws {
        XCTAssertNil(DesktopSchema("org.example.no-such-group"))
        XCTAssertNil(DesktopSchema(""))
        let schema = try XCTUnwrap(DesktopSchema("org.gnome.desktop.a11y.applications"))
        XCTAssertNotNil(schema.flag("screen-reader-enabled"))
        XCTAssertNil(schema.flag("no-such-key"))
        XCTAssertNil(schema.number("screen-reader-enabled"), "it is no number")
    }

    func testAScreenReaderThatStartsIsTold() throws {
        XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
        let schema = try XCTUnwrap(DesktopSchema("org.gnome.desktop.a11y.applications"))
        let name = "UIAccessibilityVoiceOverStatusDidChangeNotification"
        XCTAssertEqual(
            names {
                schema.set("screen-reader-enabled", true)
                MainLoop.iterate(seconds: 1) { UIAccessibility.isVoiceOverRunning }
            },
            [name]
        )
        XCTAssertTrue(UIAccessibility.isVoiceOverRunning)
        XCTAssertEqual(
            names {
                schema.set("screen-reader-enabled", false)
                MainLoop.iterate(seconds: 1) { !UIAccessibility.isVoiceOverRunning }
            },
            [name]
        )
    }

    // MARK: - What is drawn

    func testBoldTextIsBolder() {
        let label = UILabel()
        label.text = "The quick brown fox"
        let controller = UIViewController()
        controller.view.addSubview(label)
        let window = show(controller)
        XCTAssertEqual(window.traitCollection.legibilityWeight, .regular)
        let usual = label.intrinsicContentSize.width
        Toolkit.setInterfaceFont("Cantarell Bold 11")
        XCTAssertEqual(window.traitCollection.legibilityWeight, .bold)
        XCTAssertGreaterThan(label.intrinsicContentSize.width, usual)
        XCTAssertEqual(label.font, .systemFont(ofSize: 17), "the app's font is the one that it set")
        label.traitOverrides.legibilityWeight = .regular
        XCTAssertEqual(label.intrinsicContentSize.width, usual)
    }

    func testButtonsWithoutABackgroundAreUnderlined() {
        let plain = UIButton(configuration: .plain())
        let filled = UIButton(configuration: .filled())
        let system = UIButton(type: .system)
        let controller = UIViewController()
        for (index, button) in [plain, filled, system].enumerated() {
            button.setTitle("Act", for: .normal)
            button.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 120, height: 44)
            controller.view.addSubview(button)
        }
        let window = show(controller)
        func counts() -> [Int] { [plain, filled, system].map(\._backgroundCommands.count) }
        let usual = counts()
        AccessibilitySettings.shared.wishes = [.buttonShapes]
        window.layoutIfNeeded()
        XCTAssertEqual(zip(counts(), usual).map(-), [1, 0, 1])
    }

    func testButtonsOfBarsAreUnderlinedToo() throws {
        let first = UIViewController()
        first.navigationItem.title = "Start"
        let second = UIViewController()
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Act",
            style: .plain,
            target: nil,
            action: nil
        )
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        show(navigation)
        func buttons(_ view: UIView) -> [NavigationBarButton] {
            view.subviews.flatMap { [$0 as? NavigationBarButton].compactMap(\.self) + buttons($0) }
        }
        let shown = buttons(navigation.navigationBar)
        XCTAssertEqual(Set(shown.map(\.title)), ["Start", "Act"])
        let usual = shown.map(\.commands.count)
        AccessibilitySettings.shared.wishes = [.buttonShapes]
        XCTAssertEqual(zip(shown.map(\.commands.count), usual).map(-), [1, 1])
    }

    func testSwitchesAreMarked() {
        let toggle = UISwitch()
        let controller = UIViewController()
        controller.view.addSubview(toggle)
        show(controller)
        XCTAssertFalse(toggle._drawing.showsLabels)
        AccessibilitySettings.shared.wishes = [.onOffLabels]
        XCTAssertTrue(toggle._drawing.showsLabels)
        AccessibilitySettings.shared.wishes = []
        TestEnvironment.isHighContrast = true
        XCTAssertTrue(toggle._drawing.showsLabels)
    }
}
