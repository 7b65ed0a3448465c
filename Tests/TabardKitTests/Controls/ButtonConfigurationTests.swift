import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What configurations say of symbols, wheels and marks.
@preconcurrency @MainActor
final class ButtonConfigurationTests: ControlTestCase {
    private let red = UIConfigurationColorTransformer { _ in .red }

    func testTransformers() {
        var configuration = UIButton.Configuration.plain()
        XCTAssertNil(configuration.imageColorTransformer)
        XCTAssertNil(configuration.activityIndicatorColorTransformer)
        XCTAssertNil(configuration.indicatorColorTransformer)
        let former = configuration
        configuration.image = UIImage(systemName: "star")
        configuration.imageColorTransformer = red
        XCTAssertNotEqual(configuration, former)
        let button = UIButton(configuration: configuration)
        XCTAssertEqual(button.imageView?.tintColor, .red)
        button.configuration?.imageColorTransformer = nil
        XCTAssertEqual(button.imageView?.tintColor, button.tintColor)
        button.configuration?.activityIndicatorColorTransformer = red
        button.configuration?.showsActivityIndicator = true
        XCTAssertEqual(button._wheel?.color, .red)
    }

    func testSymbols() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let usual = button.imageView?.image?.size ?? .zero
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        XCTAssertEqual(button.preferredSymbolConfigurationForImage(in: .highlighted), large)
        XCTAssertEqual(button.currentPreferredSymbolConfiguration, large)
        XCTAssertGreaterThan(button.imageView?.image?.size.width ?? 0, usual.width * 2)
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "star")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 90)
        let other = UIButton(configuration: configuration)
        XCTAssertGreaterThan(other.imageView?.image?.size.width ?? 0, usual.width * 3)
    }

    func testTheMarkOfAMenu() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Size"
        let button = UIButton(configuration: configuration)
        let width = button.intrinsicContentSize.width
        XCTAssertTrue(button._indicatorCommands.isEmpty)
        button.configuration?.indicator = .popup
        XCTAssertEqual(button.intrinsicContentSize.width, width + 18)
        XCTAssertEqual(button._indicatorCommands.count, 1)
        button.configuration?.indicator = .automatic
        XCTAssertTrue(button._indicatorCommands.isEmpty)
        button.menu = UIMenu(children: [UIAction(title: "Size") { _ in }])
        button.showsMenuAsPrimaryAction = true
        XCTAssertTrue(button._indicatorCommands.isEmpty, "a menu that changes nothing")
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button._indicatorCommands.count, 1)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        XCTAssertTrue(button._indicatorCommands.isEmpty)
        button.configuration?.indicator = .popup
        button.configuration?.indicatorColorTransformer = red
        guard case .image(_, _, let tint)? = button._indicatorCommands.first else {
            return XCTFail("no mark")
        }
        XCTAssertEqual(tint, UIColor.red.components(with: .current))
    }

    func testSubtitlesInOneLine() {
        var configuration = UIButton.Configuration.plain()
        configuration.subtitle = "several words that need more than a line"
        configuration.subtitleLineBreakMode = .byTruncatingTail
        let button = UIButton(configuration: configuration)
        XCTAssertEqual(button.subtitleLabel?.numberOfLines, 1)
        XCTAssertEqual(button.subtitleLabel?.lineBreakMode, .byTruncatingTail)
        button.configuration?.subtitleLineBreakMode = .byWordWrapping
        XCTAssertEqual(button.subtitleLabel?.numberOfLines, 0)
    }

    func testUpdatedForAButton() {
        let button = UIButton(configuration: .filled())
        button.tintColor = .purple
        let updated = UIButton.Configuration.filled().updated(for: button)
        XCTAssertEqual(updated.baseForegroundColor, .white)
        XCTAssertEqual(
            updated.background.backgroundColor?.components(with: .current),
            UIColor.purple.components(with: .current)
        )
        button.isEnabled = false
        XCTAssertEqual(
            UIButton.Configuration.plain().updated(for: button).baseForegroundColor,
            .tertiaryLabel
        )
    }

    /// The foreground and the background that a configuration gives a button, with their opacity in hundredths.
    private func looks(
        _ configuration: UIButton.Configuration,
        _ change: (UIButton) -> Void = { _ in }
    ) -> [String] {
        let button = UIButton(configuration: configuration)
        button.tintColor = .purple
        change(button)
        let updated = configuration.updated(for: button)
        let named: [(String, UIColor)] = [
            ("white", .white), ("purple", .purple), ("red", .red), ("label", .label),
            ("tertiaryLabel", .tertiaryLabel), ("fill", .tertiarySystemFill),
        ]
        return [updated.baseForegroundColor, updated.background.backgroundColor].map { color in
            guard let found = color?.components(with: .current) else { return "none" }
            var solid = found
            solid.alpha = 1
            let name = named.first {
                let own = $0.1.components(with: .current)
                return own == found || own == solid
            }
            return "\(name?.0 ?? "?") \(Int((found.alpha * 100).rounded()))"
        }
    }

    func testGlass() {
        XCTAssertEqual(looks(.glass()), ["label 100", "white 72"])
        XCTAssertEqual(looks(.clearGlass()), ["label 100", "white 28"])
        XCTAssertEqual(looks(.prominentGlass()), ["white 100", "purple 90"])
        XCTAssertEqual(looks(.prominentClearGlass()), ["white 100", "purple 65"])
        let press = { (button: UIButton) in button.isHighlighted = true }
        XCTAssertEqual(looks(.glass(), press), ["label 100", "white 90"])
        XCTAssertEqual(looks(.clearGlass(), press), ["label 100", "white 45"])
        XCTAssertEqual(looks(.prominentGlass(), press), ["white 100", "purple 70"])
        XCTAssertEqual(looks(.prominentClearGlass(), press), ["white 100", "purple 50"])
        for configuration in [
            UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass(),
        ] {
            XCTAssertEqual(configuration.cornerStyle, .capsule)
            XCTAssertEqual(looks(configuration) { $0.isEnabled = false }, ["tertiaryLabel 30", "fill 12"])
            var own = configuration
            own.baseBackgroundColor = .red
            own.baseForegroundColor = .purple
            let colors = looks(own)
            XCTAssertEqual(colors[0], "purple 100")
            XCTAssertTrue(colors[1].hasPrefix("red"), colors[1])
        }
    }

    func testAPaneOfGlassHasAShadowAndAnEdge() {
        func drawn(_ configuration: UIButton.Configuration) -> [String] {
            let button = UIButton(configuration: configuration)
            put(button, CGRect(x: 20, y: 20, width: 120, height: 40))
            defer { button.removeFromSuperview() }
            return button._backgroundCommands.map { command in
                switch command {
                case .shadow(_, let radius, _, _, _): "shadow \(radius)"
                case .fill(_, let radius, _): "fill \(radius)"
                case .stroke(_, let radius, _, _): "edge \(radius)"
                default: "other"
                }
            }
        }
        for configuration in [
            UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass(),
        ] { XCTAssertEqual(drawn(configuration), ["shadow 20.0", "fill 20.0", "edge 20.0"]) }
        XCTAssertEqual(drawn(.filled()), ["fill 8.0"])
    }

    func testThePrimaryActionByTheProgram() {
        var configuration = UIButton.Configuration.prominentGlass()
        configuration.title = "Go"
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: "Go") { [journal] _ in journal.entries.append("action") }
        )
        put(button)
        record(button)
        button.performPrimaryAction()
        XCTAssertEqual(journal.take(), ["action", "primary"], "no touch is told")
        button.isEnabled = false
        button.performPrimaryAction()
        XCTAssertEqual(journal.take(), [])
        let plain = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        record(plain)
        plain.performPrimaryAction()
        XCTAssertEqual(journal.take(), ["primary"])
    }

    func testThePrimaryActionChangesTheSelectionOrOpensTheMenu() {
        let toggle = UIButton(type: .system)
        toggle.changesSelectionAsPrimaryAction = true
        put(toggle)
        record(toggle)
        toggle.performPrimaryAction()
        XCTAssertTrue(toggle.isSelected)
        XCTAssertEqual(journal.take(), ["primary"])
        toggle.performPrimaryAction()
        XCTAssertFalse(toggle.isSelected)
        _ = journal.take()
        let menu = UIButton(type: .system)
        menu.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        menu.showsMenuAsPrimaryAction = true
        put(menu)
        record(menu)
        menu.performPrimaryAction()
        XCTAssertEqual(journal.take(), [], "the menu comes instead")
        XCTAssertNotNil(menu._openMenu)
        menu._openMenu?.close()
    }

    func testLeavesOfMenus() {
        var senders: [String] = []
        let action = UIAction(title: "Copy") { senders.append("\($0.sender ?? "nobody")") }
        let leaf: any UIMenuLeaf = action
        leaf.performWithSender("someone", target: nil)
        leaf.attributes = .disabled
        leaf.performWithSender("someone else", target: nil)
        XCTAssertEqual(senders, ["someone"])
        XCTAssertNil(leaf.selectedImage)
    }
}
