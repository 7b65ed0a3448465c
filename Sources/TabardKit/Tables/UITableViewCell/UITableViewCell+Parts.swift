extension UITableViewCell {
    /// The content's constraints tell the height of a row, where there are any.
    var _fittedContentView: UIView { _content._autoLayout?.constraints.isEmpty == false ? _content : self }

    func _makeText() -> UILabel {
        if let label = _text { return label }
        let label = TableCellLabel(cell: self)
        label.font = .systemFont(ofSize: _cellStyle == .value2 ? 15 : 17)
        if _cellStyle == .value2 {
            label.textColor = tintColor
            label.textAlignment = _isRightToLeft ? .left : .right
        }
        _text = label
        _content.addSubview(label)
        return label
    }

    func _makeDetail() -> UILabel? {
        guard _cellStyle != .default else { return nil }
        if let label = _detail { return label }
        let label = TableCellLabel(cell: self)
        switch _cellStyle {
        case .subtitle: label.font = .systemFont(ofSize: 12)
        case .value2: label.font = .systemFont(ofSize: 15)
        case .default, .value1: label.font = .systemFont(ofSize: 17)
        }
        label.textColor = _cellStyle == .value2 ? .label : .secondaryLabel
        _detail = label
        _content.addSubview(label)
        return label
    }

    func _makeImage() -> UIImageView {
        if let view = _image { return view }
        let view = TableCellImageView(cell: self)
        view.contentMode = .scaleAspectFit
        // The row's text says it all.
        view.accessibilityElementsHidden = true
        _image = view
        _content.addSubview(view)
        return view
    }

    func _updateMark() {
        let isRightToLeft = _isRightToLeft
        let image: UIImage? =
            switch accessoryType {
            case .none: nil
            case .disclosureIndicator: SystemImage.chevron(pointingForwardIn: isRightToLeft)
            case .checkmark: SystemImage.checkmark.image
            }
        guard let image, accessoryView == nil else {
            _mark?.removeFromSuperview()
            _mark = nil
            setNeedsLayout()
            return
        }
        let view = _mark ?? UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        view.image = image
        view.accessibilityElementsHidden = true
        view.tintColor = accessoryType == .checkmark ? nil : .tertiaryLabel
        if _mark == nil { addSubview(view) }
        _mark = view
        setNeedsLayout()
    }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _layOutParts() {
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(unbounded)
        }
        let accessory: CGSize? = accessoryView.map(\.bounds.size) ?? _mark?.image?.size
        let layout = TableCellLayout(
            TableCellLayout.Content(
                style: _cellStyle,
                image: _image?.image?.size,
                text: size(_text),
                detail: size(_detail),
                accessory: accessory
            ),
            size: bounds.size,
            isRightToLeft: _isRightToLeft
        )
        _content.frame = layout.contentView
        _text?.frame = layout.text
        _detail?.frame = layout.detail
        _image?.frame = layout.image ?? .zero
        if let frame = layout.accessory { (accessoryView ?? _mark)?.frame = frame }
        if _separatorStart != layout.separatorInset {
            _separatorStart = layout.separatorInset
            setNeedsDisplay()
        }
        _updateAccessibility()
    }

    func _updateAccessibility() {
        _changeAccessibility {
            $0.label = _text?.text
            $0.value = _detail?.text
            $0.isSelected = _isSelectedCell
            $0.position = (_row.number, _row.count)
        }
    }
}

/// A text of a cell, which the cell lays out when the text changes.
@MainActor
final class TableCellLabel: UILabel {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        // The cell itself carries the texts for screen readers.
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

/// The image of a cell, which the cell lays out when the image changes.
@MainActor
final class TableCellImageView: UIImageView {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

extension SystemImage {
    /// The chevron of a way on: it points to where the reading goes.
    @MainActor
    static func chevron(pointingForwardIn isRightToLeft: Bool) -> UIImage {
        isRightToLeft ? SystemImage.chevronBack.image : SystemImage.chevronForward.image
    }
}
