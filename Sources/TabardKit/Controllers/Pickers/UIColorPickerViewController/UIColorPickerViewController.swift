/// A page on which the user chooses a colour: from a grid, a spectrum or by sliders, with its opacity.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = .systemTeal
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let _picker = ColorPickerView(frame: .zero)
    private lazy var _header = PickerHeader(title: title ?? Word.colors.text) { [weak self] in self?._close()
    }

    /// Hears what the user chooses, and that the page was closed.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is chosen; black by default. Setting it tells the delegate nothing.
    open var selectedColor: UIColor = .black {
        didSet { if !_isChoosing { _picker.show(selectedColor) } }
    }

    /// Whether the user chooses the opacity too; true by default.
    open var supportsAlpha = true {
        didSet { _picker.supportsAlpha = supportsAlpha }
    }

    private var _isChoosing = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(_header)
        view.addSubview(_picker)
        _picker.supportsAlpha = supportsAlpha
        _picker.show(selectedColor)
        _picker.chosen = { [weak self] in self?._userChose($0, isContinuous: $1) }
        preferredContentSize = CGSize(
            width: ColorPickerView.usualSize.width + 40,
            height: ColorPickerView.usualSize.height + PickerHeader.height + 40
        )
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = max(0, min(area.width - 40, 480))
        let x = area.midX - width / 2
        _header.frame = CGRect(x: x, y: area.minY + 8, width: width, height: PickerHeader.height)
        let top = _header.frame.maxY + 8
        _picker.frame = CGRect(
            x: x,
            y: top,
            width: width,
            height: max(0, min(area.maxY - 20 - top, ColorPickerView.usualSize.height + 60))
        )
    }

    private func _userChose(_ color: UIColor, isContinuous: Bool) {
        _isChoosing = true
        selectedColor = color
        _isChoosing = false
        delegate?.colorPickerViewController(self, didSelect: color, continuously: isContinuous)
    }

    private func _close() {
        guard presentingViewController != nil else {
            delegate?.colorPickerViewControllerDidFinish(self)
            return
        }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.delegate?.colorPickerViewControllerDidFinish(self)
        }
    }

    override func _userDismissed() { delegate?.colorPickerViewControllerDidFinish(self) }
}
