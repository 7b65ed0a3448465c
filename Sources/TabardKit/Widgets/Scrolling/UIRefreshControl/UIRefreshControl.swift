internal import GtkInterop

/// A wheel above the content of a scroll view, which turns while the app fetches fresh content.
///
/// ```swift
/// tableView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in
///     Task {
///         await self?.fetch()
///         self?.tableView.refreshControl?.endRefreshing()
///     }
/// })
/// ```
///
/// The user asks for it by scrolling on at the upper edge with a finger or a touchpad, by pulling the content down there
/// with the mouse, or with the keys F5 or Ctrl+R; then the control performs its actions for `valueChanged`. A wheel of a
/// mouse, which has no end to hold it at, asks for nothing. Content that fits can be pulled where the scroll view has
/// `alwaysBounceVertical`, as table views have.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    let _wheel = UIActivityIndicatorView(style: .medium)
    let _label = UILabel(frame: .zero)
    weak var _scrollView: UIScrollView?
    private var refreshes = false
    var _animation: TimedAnimation?
    /// How much of the control is in sight, from 0 to 1.
    var _presence: CGFloat = 0
    private(set) lazy var _pull = RefreshPullRecognizer(for: self)

    /// Makes a control that stands still.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes a control that stands still.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Makes a control that performs an action when the user asks for fresh content.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .valueChanged) }
    }

    /// Makes the control from an interface document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
        if let coder = coder as? InterfaceCoder { _decodeRefreshing(from: coder) }
    }

    private func _setUp() {
        isUserInteractionEnabled = false
        accessibilityLabel = Word.refresh.text
        _changeAccessibility { $0.isHidden = true }
        _wheel.hidesWhenStopped = false
        _label.font = .scaled(13, as: .footnote, limit: 1.4)
        _label.adjustsFontForContentSizeCategory = true
        _label.textColor = .secondaryLabel
        _label.textAlignment = .center
        addSubview(_wheel)
        addSubview(_label)
        alpha = 0
    }

    /// Whether the wheel turns.
    open var isRefreshing: Bool { refreshes }

    /// A text below the wheel, of which the letters are shown; nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            _label.text = attributedTitle?.string
            _scrollView?._insetsChanged()
            setNeedsLayout()
        }
    }

    /// Shows the wheel and lets it turn, as if the user had asked for it, but performs no action.
    open func beginRefreshing() {
        guard !refreshes else { return }
        refreshes = true
        _wheel.startAnimating()
        _changeAccessibility { $0.isHidden = false }
        _show(true)
    }

    /// Takes the wheel away. Call it when the content is fresh.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        _wheel.stopAnimating()
        _changeAccessibility { $0.isHidden = true }
        _show(false)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        _wheel.color = _tintColor ?? .systemGray
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = _titleHeight
        let size = _wheel.intrinsicContentSize
        _wheel.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: ((RefreshLayout.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
        _label.frame = CGRect(
            x: 0,
            y: RefreshLayout.height - RefreshLayout.overlap,
            width: bounds.width,
            height: title
        )
    }

    override var _role: AccessibleRole { .progressBar }

    override var _takesKeyboard: Bool { false }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIRefreshControl.self, super._selectors, _SelectorEntry<UIRefreshControl>.answered)
    }
}

/// The lengths of a refresh control, in points.
enum RefreshLayout {
    static let height: CGFloat = 60
    /// How far the title reaches up into the wheel's room.
    static let overlap: CGFloat = 12
}
