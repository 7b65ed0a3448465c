internal import GtkInterop

/// What a colour is chosen with: a grid, a spectrum, sliders, and the opacity below.
@MainActor
final class ColorPickerView: UIView {
    static let usualSize = CGSize(width: 320, height: 430)

    /// The colour that is chosen.
    private(set) var parts = ColorParts(hue: 0, saturation: 0, brightness: 0)
    var supportsAlpha = true {
        didSet { setNeedsLayout() }
    }
    /// Called with each colour that the user chooses.
    var chosen: ((UIColor, _ isContinuous: Bool) -> Void)?
    private let kinds: UISegmentedControl
    private let grid = ColorPalette(.grid)
    private let spectrum = ColorPalette(.spectrum)
    private let sliders: [ColorSlider]
    private let opacity = ColorSlider(Word.opacity.text)
    private let swatch = ColorSwatch(frame: .zero)

    override init(frame: CGRect) {
        kinds = UISegmentedControl(items: [Word.grid.text, Word.spectrum.text, Word.sliders.text])
        sliders = [Word.red, .green, .blue].map { ColorSlider($0.text) }
        super.init(frame: frame)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.kindChanged() }, for: .valueChanged)
        grid.accessibilityLabel = Word.grid.text
        spectrum.accessibilityLabel = Word.spectrum.text
        for palette in [grid, spectrum] {
            palette.chosen = { [weak self] in self?.userChose($0, isLast: $1) }
        }
        for (index, slider) in sliders.enumerated() {
            slider.changed = { [weak self] in self?.userSlid(index, $0, isLast: $1) }
        }
        opacity.changed = { [weak self] value, isLast in
            guard let self else { return }
            var parts = self.parts
            parts.alpha = value
            self.take(parts, isLast: isLast)
        }
        opacity.showsPercent = true
        for view in [kinds, grid, spectrum, opacity, swatch] + sliders as [UIView] { addSubview(view) }
        kindChanged()
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows another colour, and calls nothing.
    func show(_ color: UIColor?) {
        parts = ColorParts((color ?? .black).components(with: traitCollection))
        refresh()
    }

    private func kindChanged() {
        let kind = kinds.selectedSegmentIndex
        grid.isHidden = kind != 0
        spectrum.isHidden = kind != 1
        for slider in sliders { slider.isHidden = kind != 2 }
    }

    private func userChose(_ new: ColorParts, isLast: Bool) {
        var new = new
        new.alpha = parts.alpha
        take(new, isLast: isLast)
    }

    private func userSlid(_ index: Int, _ value: Double, isLast: Bool) {
        let old = parts.rgba
        var values = [old.red, old.green, old.blue]
        values[index] = value
        take(
            ColorParts(RGBA(red: values[0], green: values[1], blue: values[2], alpha: old.alpha)),
            isLast: isLast
        )
    }

    private func take(_ new: ColorParts, isLast: Bool) {
        parts = new
        refresh()
        chosen?(parts.color, !isLast)
    }

    private func refresh() {
        grid.parts = parts
        spectrum.parts = parts
        let color = parts.rgba
        for (slider, value) in zip(sliders, [color.red, color.green, color.blue]) { slider.value = value }
        func with(_ index: Int, _ value: Double) -> RGBA {
            var values = [color.red, color.green, color.blue]
            values[index] = value
            return RGBA(red: values[0], green: values[1], blue: values[2], alpha: 1)
        }
        for (index, slider) in sliders.enumerated() { slider.colors = (with(index, 0), with(index, 1)) }
        opacity.value = parts.alpha
        opacity.colors = (
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0),
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        )
        swatch.color = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        kinds.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        opacity.isHidden = !supportsAlpha
        let below: CGFloat = supportsAlpha ? 66 : 0
        let swatchHeight: CGFloat = 40
        let height = max(0, bounds.height - 32 - 12 - below - swatchHeight - 12)
        let area = CGRect(x: 0, y: 44, width: width, height: height)
        grid.frame = area
        spectrum.frame = area
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 0, y: area.minY + CGFloat(index) * 70, width: width, height: 58)
        }
        opacity.frame = CGRect(x: 0, y: area.maxY + 8, width: width, height: 58)
        swatch.frame = CGRect(x: 0, y: bounds.height - swatchHeight, width: width, height: swatchHeight)
    }
}
