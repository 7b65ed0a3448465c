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
