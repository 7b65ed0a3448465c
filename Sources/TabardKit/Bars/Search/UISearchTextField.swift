internal import GtkInterop

/// The field of a search bar: a rounded grey line of text with a magnifier.
///
/// To assistive technology it is a search box. It can stand alone as well.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    static let _height: CGFloat = 36

    let _magnifier = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

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
        _magnifier.image = UIImage(systemName: "magnifyingglass")
        _magnifier.contentMode = .center
        _magnifier.tintColor = .secondaryLabel
        _magnifier.accessibilityElementsHidden = true
        leftView = _magnifier
        leftViewMode = .always
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self._height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: Self._height)
    }

    override var _isSearch: Bool { true }

    /// The background is the whole border.
    override func _drawContent(_ snapshot: Snapshot) {}
}
