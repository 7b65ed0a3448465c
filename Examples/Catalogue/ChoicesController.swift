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
        return [row("Size", size), favorite, UIButton(configuration: busy)]
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
