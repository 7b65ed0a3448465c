internal import GtkInterop

/// A page on which the user chooses a font among those that are installed, the app's own among them.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts there are to be chosen.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying, _SelectorAnswering {
        /// Whether the styles of each family can be chosen too; false by default.
        open var includeFaces = false

        /// Whether all names are written in the system's font; false, each in its own, by default.
        open var displayUsingSystemFont = false

        /// Traits that a family's font must have, such as `traitMonoSpace`; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Says by the languages that a font is for whether it is shown; nil by default. Without effect here, because the
        /// desktop's fonts do not tell their languages by name.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Makes a configuration of all families.
        public override init() { super.init() }

        /// A copy of its own.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainLoop.assumed(with: self) { $0._copy }
        }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable { _SelectorTable(Configuration.self) }

        private var _copy: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }
    }

    /// Which fonts there are, as they were when the page was made.
    open var configuration: UIFontPickerViewController.Configuration { _configuration }

    /// Hears what the user chooses, and that nothing was chosen.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The font that is chosen; nil, that is none, by default. Setting it tells the delegate nothing.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { viewIfLoaded.map { _ in _list.reloadData() } }
    }

    private let _configuration: Configuration
    private let _list = UITableView(frame: .zero, style: .plain)
    private let _field = UITextField(frame: .zero)
    private lazy var _header = PickerHeader(title: title ?? Word.fonts.text) { [weak self] in self?._cancel()
    }
    private lazy var _all = FontFamilyList(_configuration)
    private var _shown: [FontFamilyList.Row] = []

    /// Makes a page of fonts.
    public init(configuration: UIFontPickerViewController.Configuration) {
        _configuration = configuration.copy() as? Configuration ?? Configuration()
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a page of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes a page of all families.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(configuration: Configuration())
    }

    /// Makes a page from an archive, of all families; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _field.borderStyle = .roundedRect
        _field.placeholder = Word.search.text
        _field.accessibilityLabel = Word.search.text
        _field.clearButtonMode = .whileEditing
        _field.font = .scaled(17, as: .body, limit: 1.65)
        _field.adjustsFontForContentSizeCategory = true
        _field.addAction(UIAction { [weak self] _ in self?._filter() }, for: .editingChanged)
        _list.dataSource = self
        _list.delegate = self
        for part in [_header, _field, _list] { view.addSubview(part) }
        _filter()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let inner = area.insetBy(dx: min(20, area.width / 2), dy: 0)
        _header.frame = CGRect(
            x: inner.minX,
            y: area.minY + 8,
            width: inner.width,
            height: PickerHeader.height
        )
        let height = max(36, _field.intrinsicContentSize.height)
        _field.frame = CGRect(x: inner.minX, y: _header.frame.maxY, width: inner.width, height: height)
        let rowHeight = _textSize > 17 ? UITableView.automaticDimension : 44
        if _list.rowHeight != rowHeight { _list.rowHeight = rowHeight }
        let top = _field.frame.maxY + 8
        _list.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, view.bounds.maxY - top))
    }

    /// The size of the rows' texts; where it is more than usual, rows are as high as names in several lines.
    private var _textSize: CGFloat {
        UIFont.scaled(17, as: .body, limit: 1.65, for: traitCollection).pointSize
    }

    private func _filter() {
        _shown = _all.rows(containing: _field.text ?? "")
        _list.reloadData()
    }

    private func _cancel() {
        guard presentingViewController != nil else {
            delegate?.fontPickerViewControllerDidCancel(self)
            return
        }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.delegate?.fontPickerViewControllerDidCancel(self)
        }
    }

    override func _userDismissed() { delegate?.fontPickerViewControllerDidCancel(self) }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
    /// One row for each font.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        _shown.count
    }

    /// The name of a font, written in it.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "font")
            ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        let row = _shown[indexPath.row]
        cell.textLabel?.text = row.name
        let size = _textSize
        cell.textLabel?.numberOfLines = size > 17 ? 0 : 1
        cell.textLabel?.font =
            _configuration.displayUsingSystemFont
            ? .systemFont(ofSize: size) : UIFont(descriptor: row.descriptor, size: size)
        cell.indentationLevel = row.isFace ? 1 : 0
        cell.accessoryType = row.descriptor == selectedFontDescriptor ? .checkmark : .none
        return cell
    }

    /// Takes the font of the row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selectedFontDescriptor = _shown[indexPath.row].descriptor
        guard presentingViewController != nil else {
            delegate?.fontPickerViewControllerDidPickFont(self)
            return
        }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            self.delegate?.fontPickerViewControllerDidPickFont(self)
        }
    }
}
