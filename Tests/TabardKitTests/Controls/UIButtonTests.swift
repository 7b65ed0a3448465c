import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class UIButtonTests: ControlTestCase {
    func testAPressTriggersThePrimaryActionOnce() {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Save") { [weak self] _ in self?.journal.entries.append("save") }
        )
        put(button)
        XCTAssertEqual(button.currentTitle, "Save")
        XCTAssertEqual(button.accessibilityLabel, "Save")
        drag(button, CGPoint(x: 10, y: 10))
        XCTAssertEqual(journal.take(), ["save"])
        record(button)
        button._activate()
        XCTAssertEqual(journal.take(), ["down", "save", "upInside", "primary"])
        button.isEnabled = false
        drag(button, CGPoint(x: 10, y: 10))
        XCTAssertEqual(journal.take(), [])
    }

    func testOnlySystemButtonsTurnGreyByThemselves() {
        let colors = [UIButton.ButtonType.custom, .system].map { type in
            let button = UIButton(type: type)
            button.setTitle("Play", for: .normal)
            button.isEnabled = false
            return button.titleLabel?.textColor
        }
        XCTAssertEqual(colors, [.white, .tertiaryLabel])
    }

    func testWhatAStateHasNotIsThatOfNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .highlighted)
        XCTAssertEqual(button.title(for: .highlighted), "Play")
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "Pause")
        XCTAssertEqual(button.titleLabel?.text, "Pause")
        XCTAssertEqual(button.accessibilityLabel, "Pause")
        XCTAssertEqual(button.currentTitleColor, .red)
        button.isSelected = false
        button.isHighlighted = true
        XCTAssertEqual(button.currentTitleColor, .green)
        XCTAssertEqual(button.titleLabel?.textColor, .green)
    }

    func testTheAppsOwnAccessibleNameStays() {
        let button = UIButton(type: .system)
        button.accessibilityLabel = "Delete the file"
        button.setTitle("Delete", for: .normal)
        XCTAssertEqual(button.accessibilityLabel, "Delete the file")
    }

    func testTemplatesAreDrawnInTheTintWhateverTheTitlesColour() {
        let template = UIImage.plain(.black).withRenderingMode(.alwaysTemplate)
        for type in [UIButton.ButtonType.custom, .system] {
            let button = UIButton(type: type)
            button.setTitle("A", for: .normal)
            button.setImage(template, for: .normal)
            button.tintColor = .systemPurple
            XCTAssertEqual(button.imageView?.tintColor, .systemPurple)
            XCTAssertEqual(button.currentTitleColor, type == .custom ? .white : .systemPurple)
            button.setTitleColor(.green, for: .normal)
            XCTAssertEqual(button.titleLabel?.textColor, .green)
            XCTAssertEqual(button.imageView?.tintColor, .systemPurple)
            button.isEnabled = false
            XCTAssertEqual(button.imageView?.tintColor, .tertiaryLabel)
        }
    }

    func testColorsFollowTintAndRole() {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.tintColor = .systemPurple
        XCTAssertEqual(button.titleLabel?.textColor, .systemPurple)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
        let delete = UIButton(configuration: .filled())
        delete.role = .destructive
        delete.configuration?.title = "Delete"
        XCTAssertEqual(delete.currentTitleColor, .white)
        guard case .fill(_, _, let color)? = delete._backgroundCommands.first else {
            return XCTFail("no background")
        }
        XCTAssertEqual(color, UIColor.redFill.components(with: delete.traitCollection))
    }

    func testAToggleTurnsRoundBeforeItIsTold() {
        let button = UIButton(configuration: .gray())
        button.changesSelectionAsPrimaryAction = true
        put(button)
        button.addAction(
            UIAction { [weak self] action in
                self?.journal.entries.append("\((action.sender as? UIButton)?.isSelected == true)")
            },
            for: .primaryActionTriggered
        )
        drag(button, CGPoint(x: 10, y: 10))
        drag(button, CGPoint(x: 10, y: 10))
        XCTAssertEqual(journal.take(), ["true", "false"])
    }

    func testTheConfigurationIsUpdatedWithTheState() {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Not pressed"
        }
        put(button)
        XCTAssertEqual(button.titleLabel?.text, "Not pressed")
        button.isHighlighted = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "Pressed")
    }

    func testSizesByTheConfiguration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let medium = UIButton(configuration: configuration)
        XCTAssertEqual(medium.bounds.size, medium.intrinsicContentSize)
        configuration.buttonSize = .large
        let large = UIButton(configuration: configuration)
        XCTAssertEqual(configuration.contentInsets.leading, 20)
        XCTAssertGreaterThan(large.bounds.height, medium.bounds.height)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
        configuration.buttonSize = .small
        XCTAssertEqual(configuration.contentInsets.leading, 50, "insets that were set stay")
        XCTAssertNotEqual(configuration, .filled())
        XCTAssertEqual(UIButton.Configuration.plain(), .plain())
    }

    func testTheLayoutOfItsParts() {
        var layout = ButtonLayout()
        layout.image = CGSize(width: 20, height: 20)
        layout.title = CGSize(width: 60, height: 16)
        layout.imagePadding = 4
        let area = CGRect(x: 0, y: 0, width: 200, height: 40)
        XCTAssertEqual(layout.size, CGSize(width: 84, height: 20))
        var frames = layout.frames(in: area, horizontal: .center, vertical: .center)
        XCTAssertEqual(frames.image, CGRect(x: 58, y: 10, width: 20, height: 20))
        XCTAssertEqual(frames.title, CGRect(x: 82, y: 12, width: 60, height: 16))
        frames = layout.frames(in: area, horizontal: .leading, vertical: .top)
        XCTAssertEqual(frames.image, CGRect(x: 0, y: 0, width: 20, height: 20))
        layout.isRightToLeft = true
        frames = layout.frames(in: area, horizontal: .leading, vertical: .bottom)
        XCTAssertEqual(frames.image, CGRect(x: 180, y: 20, width: 20, height: 20))
        XCTAssertEqual(frames.title, CGRect(x: 116, y: 22, width: 60, height: 16))
        layout.imagePlacement = .top
        XCTAssertEqual(layout.size, CGSize(width: 60, height: 40))
        frames = layout.frames(in: area, horizontal: .center, vertical: .center)
        XCTAssertEqual(frames.image, CGRect(x: 90, y: 0, width: 20, height: 20))
        XCTAssertEqual(frames.title, CGRect(x: 70, y: 24, width: 60, height: 16))
    }

    func testAnAbsurdTitleIsHarmless() {
        let button = UIButton(type: .system)
        button.setTitle(String(repeating: "long ", count: 200_000), for: .normal)
        put(button)
        XCTAssertEqual(button.titleLabel?.frame.width ?? 0, 200, accuracy: 1)
    }

    func testAButtonWithoutAnImageHasItsTitleAtTheEdge() {
        let layout = ButtonLayout(title: CGSize(width: 50, height: 20))
        let frames = layout.frames(
            in: CGRect(x: 0, y: 0, width: 100, height: 40),
            horizontal: .leading,
            vertical: .top
        )
        XCTAssertEqual(frames.title, CGRect(x: 0, y: 0, width: 50, height: 20))
        XCTAssertEqual(frames.image.size, .zero)
    }

    func testTheInsetsFollowTheSizeUntilTheAppSetsThem() {
        var configuration = UIButton.Configuration.filled()
        let medium = configuration.contentInsets
        configuration.buttonSize = .mini
        XCTAssertLessThan(configuration.contentInsets.leading, medium.leading)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .large
        XCTAssertEqual(
            configuration.contentInsets,
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
        configuration.setDefaultContentInsets()
        configuration.buttonSize = .medium
        XCTAssertEqual(configuration.contentInsets, medium)
    }
}
