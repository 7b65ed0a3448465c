internal import GtkInterop

/// The field of a search bar: a rounded grey line of text with a magnifier.
///
/// To assistive technology it is a search box. It can stand alone as well.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    nonisolated static let _usualHeight: CGFloat = 36
    private static let _usualTextSize: CGFloat = 17
    private static let _usualSideSize: CGFloat = 20

    let _magnifier = UIImageView(frame: CGRect(x: 0, y: 0, width: _usualSideSize, height: _usualSideSize))

    /// Makes an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _setUp()
    }

    /// Makes a field from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _setUp()
    }

    private func _setUp() {
        borderStyle = .roundedRect
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clearButtonMode = .always
        font = .scaled(Self._usualTextSize, as: .body, limit: 1.65)
        adjustsFontForContentSizeCategory = true
        _magnifier.image = UIImage(systemName: "magnifyingglass")
        _magnifier.contentMode = .center
        _magnifier.tintColor = .secondaryLabel
        _magnifier.accessibilityElementsHidden = true
        leftView = _magnifier
        leftViewMode = .always
    }

    /// How many times larger than usual the text is, in steps of whole points.
    private var _scale: CGFloat {
        guard font?.followedSize != nil, let size = font?.pointSize else { return 1 }
        return max(1, size / Self._usualTextSize)
    }

    var _height: CGFloat { (Self._usualHeight * (1 + (_scale - 1) * 0.75)).rounded() }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: _height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: _height)
    }

    open override func layoutSubviews() {
        let side = (Self._usualSideSize * _scale).rounded()
        if leftView === _magnifier, _magnifier.bounds.width != side {
            _magnifier.bounds.size = CGSize(width: side, height: side)
            let size = UIImage.SymbolConfiguration(pointSize: Self._usualTextSize * _scale)
            _magnifier.image = UIImage(systemName: "magnifyingglass", withConfiguration: size)
        }
        super.layoutSubviews()
    }

    override var _isSearch: Bool { true }

    /// The background is the whole border.
    override func _drawContent(_ snapshot: Snapshot) {}
}
