import GtkInterop
import XCTest

@testable import TabardKit

/// Buttons of documents: by states, by configurations, with menus (I5).
@preconcurrency @MainActor
final class ButtonDecodingTests: InterfaceTestCase {
    private final class Owner: NSObject, _SelectorAnswering {
        var heard: [String] = []

        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(
                Owner.self,
                [
                    .method("open:") { owner, _ in owner.heard.append("open") },
                    .method("close:") { owner, _ in owner.heard.append("close") },
                ]
            )
        }
    }

    private func make(_ element: String, owner: NSObject? = nil) throws -> UIButton {
        try XCTUnwrap(nib(element).instantiate(withOwner: owner).first as? UIButton)
    }

    func testAButtonByStates() throws {
        let button = try make(
            """
            <button opaque="NO" buttonType="system" lineBreakMode="tailTruncation" role="destructive" id="a">
                <fontDescription key="fontDescription" type="system" pointSize="22"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
                <inset key="imageEdgeInsets" minX="6" minY="0.0" maxX="0.0" maxY="0.0"/>
                <state key="normal" title="Play" image="star" catalog="system">
                    <color key="titleColor" systemColor="systemRedColor"/>
                    <color key="titleShadowColor" white="0.5" alpha="1"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>
                </state>
                <state key="highlighted" title="Playing"/>
                <state key="selected"><imageReference key="image" image="star.fill" catalog="system"/></state>
                <state key="disabled" backgroundImage="circle" catalog="system"/>
            </button>
            """
        )
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.role, .destructive)
        XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 22))
        XCTAssertEqual(button.titleLabel?.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        XCTAssertEqual(button.titleEdgeInsets.left, 5)
        XCTAssertEqual(button.imageEdgeInsets, UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0))
        XCTAssertEqual(button.title(for: .normal), "Play")
        XCTAssertEqual(button.title(for: .highlighted), "Playing")
        XCTAssertEqual(button.titleColor(for: .normal), .systemRed)
        XCTAssertEqual(button.image(for: .normal), UIImage(systemName: "star"))
        XCTAssertEqual(button.image(for: .selected), UIImage(systemName: "star.fill"))
        XCTAssertEqual(button.backgroundImage(for: .disabled), UIImage(systemName: "circle"))
        XCTAssertEqual(
            button.preferredSymbolConfigurationForImage(in: .normal),
            UIImage.SymbolConfiguration(scale: .large)
        )
        XCTAssertEqual(told, [])
    }

    func testTypesOfButtons() throws {
        let named = try ["roundedRect", "infoLight", "contactAdd", "close"].map {
            try make(#"<button buttonType="\#($0)" id="a"/>"#)
        }
        XCTAssertEqual(named.map(\.buttonType), [.system, .system, .system, .system])
        XCTAssertEqual(
            named.map { $0.image(for: .normal) },
            [nil] + ["info.circle", "plus.circle", "xmark.circle.fill"].map { UIImage(systemName: $0) }
        )
        XCTAssertEqual(try make(#"<button id="a"/>"#).buttonType, .custom)
        XCTAssertEqual(told, [])
    }

    func testAButtonByItsConfiguration() throws {
        let button = try make(
            """
            <button buttonType="system" id="a"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Save" subtitle="Now" imagePlacement="trailing" \
            imagePadding="6" titlePadding="3" titleAlignment="center" cornerStyle="capsule" buttonSize="large" indicator="none" \
            image="star" catalog="system" showsActivityIndicator="YES">
                    <fontDescription key="titleFontDescription" type="system" pointSize="20"/>
                    <color key="baseForegroundColor" systemColor="systemRedColor"/>
                    <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
                    <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
                        <color key="strokeColor" systemColor="systemGreenColor"/>
                    </backgroundConfiguration>
                </buttonConfiguration>
            </button>
            """
        )
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "Now"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        configuration.titlePadding = 3
        configuration.titleAlignment = .center
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.indicator = .none
        configuration.showsActivityIndicator = true
        configuration.baseForegroundColor = .systemRed
        configuration.baseBackgroundColor = .systemBlue
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
        configuration.background.cornerRadius = 9
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .systemGreen
        var decoded = try XCTUnwrap(button.configuration)
        let font = decoded.titleTextAttributesTransformer?(AttributeContainer()).font
        XCTAssertEqual(font, .systemFont(ofSize: 20))
        // Transformers never equal each other.
        decoded.titleTextAttributesTransformer = nil
        XCTAssertEqual(decoded, configuration)
        XCTAssertEqual(button.currentTitle, "Save")
        XCTAssertEqual(told, [])
    }

    func testAMenuCallsMethods() throws {
        let owner = Owner()
        let button = try make(
            """
            <button showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="a">
                <menu key="menu" title="More" id="m"><children>
                    <command title="Open" image="star" catalog="system" id="c"><connections>
                        <action selector="open:" destination="-1" id="x"/></connections></command>
                    <menu title="Further" displayInline="YES" id="n"><children>
                        <command title="Close" state="on" id="d"><connections>
                            <action selector="close:" destination="-1" id="y"/></connections></command>
                    </children></menu>
                    <sparkle id="s"/>
                </children></menu>
            </button>
            """,
            owner: owner
        )
        let menu = try XCTUnwrap(button.menu)
        XCTAssertTrue(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction)
        XCTAssertEqual(menu.title, "More")
        let open = try XCTUnwrap(menu.children[0] as? UIAction)
        let inner = try XCTUnwrap(menu.children[1] as? UIMenu)
        let close = try XCTUnwrap(inner.children[0] as? UIAction)
        XCTAssertEqual([open.title, inner.title, close.title], ["Open", "Further", "Close"])
        XCTAssertEqual(inner.options, .displayInline)
        XCTAssertEqual(close.state, .on)
        XCTAssertNotNil(open.image)
        open._perform(sender: button)
        close._perform(sender: button)
        XCTAssertEqual(owner.heard, ["open", "close"])
        XCTAssertEqual(told, ["10: sparkle s: Tabard knows no such element of a menu, so it is left out"])
    }

    /// A title that is yet to come keeps its line's height, in its font, with the space around titles or the insets instead.
    func testI5ButtonsWithoutATitleKeepItsLine() throws {
        func size(_ font: String, _ insets: String = "", type: String = "system") throws -> CGSize {
            try make(
                """
                <button buttonType="\(type)" lineBreakMode="middleTruncation" id="a">
                    <rect key="frame" x="0" y="0" width="10" height="10"/>\(font)\(insets)<state key="normal"/></button>
                """
            )
            .intrinsicContentSize
        }
        func line(_ font: UIFont) -> CGFloat { font.lineHeight.rounded(.up) }
        let (small, large) = (UIFont.systemFont(ofSize: 15), UIFont.systemFont(ofSize: 18))
        XCTAssertLessThan(line(small), line(large))
        XCTAssertEqual(try size(""), CGSize(width: 30, height: line(small) + 12))
        XCTAssertEqual(try size("", type: "custom"), CGSize(width: 30, height: line(large) + 12))
        let huge = #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#
        XCTAssertEqual(try size(huge), CGSize(width: 30, height: line(.systemFont(ofSize: 40)) + 12))
        let insets = #"<inset key="contentEdgeInsets" minX="9" minY="0.0" maxX="9" maxY="21"/>"#
        XCTAssertEqual(try size("", insets, type: "custom"), CGSize(width: 18, height: line(large) + 21))
        let button = try make(#"<button id="a"><state key="normal"/></button>"#)
        for (side, height) in [(9, line(large)), (line(large) + 6, line(large) + 6)] as [(CGFloat, CGFloat)] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            button.setImage(image, for: .normal)
            XCTAssertEqual(button.intrinsicContentSize, CGSize(width: side, height: height))
        }
    }

    func testADecodedButtonLooksAsOneMadeInCode() throws {
        let decoded = try make(
            """
            <button buttonType="system" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
            lineBreakMode="middleTruncation" id="a"><rect key="frame" x="10" y="10" width="180" height="44"/>
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="tinted" title="Listen" image="star" catalog="system" imagePadding="4"/>
            </button>
            """
        )
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Listen"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 4
        let made = UIButton(configuration: configuration)
        made.frame = CGRect(x: 10, y: 10, width: 180, height: 44)
        try assertTheyLookAlike(decoded, made)
        let plain = try make(
            """
            <button buttonType="roundedRect" id="a"><rect key="frame" x="10" y="10" width="180" height="44"/>
                <state key="normal" title="Post Scores"/></button>
            """
        )
        let system = UIButton(type: .system)
        system.frame = CGRect(x: 10, y: 10, width: 180, height: 44)
        system.setTitle("Post Scores", for: .normal)
        try assertTheyLookAlike(plain, system)
    }
}
