import UIKit

/// Colours, fonts, and buttons with what their configurations can say.
class ChoicesController: PageController, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
{
    private let sample = UILabel()
    private let well = UIColorWell()

    override func viewDidLoad() {
        super.viewDidLoad()
        sample.text = "The quick brown fox"
        sample.font = .systemFont(ofSize: 24)
        well.title = "Color of the text"
        well.selectedColor = .systemIndigo
        well.addAction(UIAction { [weak self] _ in self?.colorChanged() }, for: .valueChanged)
        colorChanged()
        let clear = UIColorWell()
        clear.selectedColor = UIColor.systemOrange.withAlphaComponent(0.4)
        let off = UIColorWell()
        off.isEnabled = false
        addCard(
            "Colors and fonts",
            [
                sample, row("Color", well), row("Half clear", clear), row("Disabled", off),
                button("All colors") { [weak self] _ in self?.chooseColor() },
                button("All fonts") { [weak self] _ in self?.chooseFont() },
            ]
        )
        addCard("Buttons", buttons)
    }

    private var buttons: [UIView] {
        var popUp = UIButton.Configuration.gray()
        popUp.indicatorColorTransformer = .monochromeTint
        let size = UIButton(configuration: popUp)
        size.menu = UIMenu(
            options: .singleSelection,
            children: ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } }
        )
        size.showsMenuAsPrimaryAction = true
        size.changesSelectionAsPrimaryAction = true
        size.toolTip = "How large the text is"
        var star = UIButton.Configuration.tinted()
        star.title = "Favorite"
        star.subtitle = "A subtitle that is cut in one line"
        star.subtitleLineBreakMode = .byTruncatingTail
        star.image = UIImage(systemName: "star.fill")
        star.imagePadding = 8
        star.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemYellow }
        star.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 24)
        let favorite = UIButton(configuration: star)
        favorite.toolTip = "Keeps it on top"
        var busy = UIButton.Configuration.filled()
        busy.title = "Sending"
        busy.showsActivityIndicator = true
        busy.imagePadding = 8
        return [
            row("Size", size), row("Mark", palette), favorite, UIButton(configuration: busy), glass,
        ]
    }

    /// A menu of colours side by side, and of actions with their images.
    private var palette: UIButton {
        let colors: [(String, UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
        ]
        let marks = UIMenu(
            options: [.displayAsPalette, .singleSelection],
            children: colors.map { name, color in
                let image = UIImage(systemName: "circle.fill")?
                    .withTintColor(color, renderingMode: .alwaysOriginal)
                return UIAction(title: name, image: image, state: name == "Green" ? .on : .off) { _ in }
            }
        )
        let edits = UIMenu(
            options: .displayInline,
            preferredElementSize: .medium,
            children: [("Cut", "scissors"), ("Copy", "doc.on.doc"), ("Delete", "trash")].map {
                UIAction(title: $0, image: UIImage(systemName: $1)) { _ in }
            }
        )
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Choose"
        button.menu = UIMenu(children: [marks, edits, UIAction(title: "More") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private var glass: UIView {
        var plain = UIButton.Configuration.glass()
        plain.title = "Glass"
        var prominent = UIButton.Configuration.prominentGlass()
        prominent.title = "Prominent"
        let stack = UIStackView(arrangedSubviews: [
            UIButton(configuration: plain), UIButton(configuration: prominent),
        ])
        stack.spacing = 12
        stack.distribution = .fillEqually
        return stack
    }

    private func colorChanged() { sample.textColor = well.selectedColor }

    private func chooseColor() {
        let page = UIColorPickerViewController()
        page.selectedColor = well.selectedColor ?? .black
        page.delegate = self
        present(page, animated: true)
    }

    private func chooseFont() {
        let page = UIFontPickerViewController()
        page.delegate = self
        present(page, animated: true)
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) {
        well.selectedColor = color
        colorChanged()
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        sample.font = UIFont(descriptor: descriptor, size: 24)
        view.setNeedsLayout()
    }
}
