internal import GtkInterop

/// Shows a list's content configuration: an image and two texts.
///
/// Cells make one for a `UIListContentConfiguration`; an app can put one anywhere else too. It is as high as its content
/// wants, also by Auto Layout.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    var _list: UIListContentConfiguration
    var _image: UIImageView?
    var _text: UILabel?
    var _detail: UILabel?
    /// The margins of the cell around it; nil if there is none.
    var _cellMargins: NSDirectionalEdgeInsets? {
        didSet { if _cellMargins != oldValue { setNeedsLayout() } }
    }
    /// Whether the cell around it tells screen readers what the texts say.
    var _isSpokenByCell = false {
        didSet { _updateSpeaking() }
    }

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        _list = configuration
        super.init(frame: .zero)
        _showConfiguration()
    }

    /// Makes a view from an archive, without content; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) {
        _list = .cell()
        super.init(coder: coder)
    }

    /// What it shows, a `UIListContentConfiguration`; another one is a programming error.
    open var configuration: any UIContentConfiguration {
        get { _list }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                fatalError(
                    "A UIListContentView shows a UIListContentConfiguration, but its configuration is \(type(of: newValue))"
                )
            }
            guard list != _list else { return }
            _list = list
            _showConfiguration()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { _fittingSize(width: size.width) }

    open override var intrinsicContentSize: CGSize { _fittingSize(width: .greatestFiniteMagnitude) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        _layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        _updateTint()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection,
            previousTraitCollection.preferredContentSizeCategory
                != traitCollection.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func _takeTextSize() { _showConfiguration() }

    override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { _fittingSize(width: width).height }
}

extension UIListContentView {
    func _showConfiguration() {
        _showImage()
        _show(_list.text, _list.textProperties, in: &_text)
        _show(_list.secondaryText, _list.secondaryTextProperties, in: &_detail)
        _updateSpeaking()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func _showImage() {
        guard let image = _list.image else {
            _image?.removeFromSuperview()
            _image = nil
            return
        }
        let view = _image ?? UIImageView(image: nil)
        if _image == nil {
            view.contentMode = .scaleAspectFit
            view.accessibilityElementsHidden = true
            _image = view
            addSubview(view)
        }
        let properties = _list.imageProperties
        if view.preferredSymbolConfiguration != properties.preferredSymbolConfiguration {
            view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        }
        if view.image !== image { view.image = image }
        if properties.cornerRadius > 0 || view.clipsToBounds {
            view.clipsToBounds = properties.cornerRadius > 0
            view.layer.cornerRadius = max(0, properties.cornerRadius)
        }
        _updateTint()
    }

    private func _updateTint() {
        guard let view = _image else { return }
        let properties = _list.imageProperties
        let isUsual =
            properties.tintColor == nil && properties.tintColorTransformer == nil && !properties._isDisabled
        view.tintColor = isUsual ? nil : properties.resolvedTintColor(for: tintColor)
    }

    private func _show(
        _ text: String?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: inout UILabel?
    ) {
        guard let text = properties._shown(text), !text.isEmpty else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let shown = label ?? UILabel(frame: .zero)
        if shown.text != text { shown.text = text }
        if shown.adjustsFontForContentSizeCategory != properties.adjustsFontForContentSizeCategory {
            shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        }
        // The configuration may have been made while the user wanted another size.
        let followed = properties.adjustsFontForContentSizeCategory ? properties.font.followedSize : nil
        let font = followed?.font(for: traitCollection) ?? properties.font
        // Fonts that look the same now may follow in different ways.
        let followsOtherwise = (shown.font.followedSize == nil) != (font.followedSize == nil)
        if shown.font != font || followsOtherwise { shown.font = font }
        shown.textColor = properties.resolvedColor()
        if shown.numberOfLines != properties.numberOfLines { shown.numberOfLines = properties.numberOfLines }
        if shown.lineBreakMode != properties.lineBreakMode { shown.lineBreakMode = properties.lineBreakMode }
        let alignment: NSTextAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if shown.textAlignment != alignment { shown.textAlignment = alignment }
        if label == nil {
            label = shown
            addSubview(shown)
        }
    }

    private func _updateSpeaking() {
        for label in [_text, _detail].compactMap(\.self)
        where label.accessibilityElementsHidden != _isSpokenByCell {
            label.accessibilityElementsHidden = _isSpokenByCell
        }
    }

    private var _margins: NSDirectionalEdgeInsets {
        var margins = _list.directionalLayoutMargins
        let outer = _cellMargins ?? superview?.directionalLayoutMargins ?? .zero
        let axes = _list.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var _imageSize: CGSize? {
        guard var size = _image?.intrinsicContentSize, size.width > 0, size.height > 0 else { return nil }
        let most = _list.imageProperties.maximumSize
        var part: CGFloat = 1
        if most.width > 0 { part = min(part, most.width / size.width) }
        if most.height > 0 { part = min(part, most.height / size.height) }
        size.width *= part
        size.height *= part
        return size
    }

    private var _reservedSize: CGSize {
        let wanted = _list.imageProperties.reservedLayoutSize
        let standard = ListContentLayout.imageColumn
        let isStandard = { (dimension: CGFloat) in
            dimension == UIListContentConfiguration.ImageProperties.standardDimension
        }
        return CGSize(
            width: isStandard(wanted.width) || wanted.width <= 0 ? standard : wanted.width,
            height: isStandard(wanted.height) ? standard : max(0, wanted.height)
        )
    }

    /// Measures everything for a width.
    private func _content(width: CGFloat) -> ListContentLayout.Content {
        let margins = _margins
        var content = ListContentLayout.Content(
            image: _imageSize,
            reserved: _reservedSize,
            imagePadding: _list.imageToTextPadding,
            textLine: _text?._lineHeight ?? 0,
            detailLine: _detail?._lineHeight ?? 0,
            start: margins.leading,
            end: margins.trailing,
            top: margins.top,
            bottom: margins.bottom
        )
        var room = width - margins.leading - margins.trailing
        if let image = content.image {
            room -= max(content.reserved.width, image.width) + content.imagePadding
        }
        room = max(1, room)
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let (text, detail) = (_text?.sizeThatFits(unbounded), _detail?.sizeThatFits(unbounded))
        let gap = _list.textToSecondaryTextHorizontalPadding
        if _list.prefersSideBySideTextAndSecondaryText,
            !traitCollection.preferredContentSizeCategory.isAccessibilityCategory, let text, let detail,
            text.width.rounded(.up) + gap + detail.width.rounded(.up) <= room
        {
            content.arrangement = .sideBySide(gap)
            (content.text, content.detail) = (text, detail)
            return content
        }
        content.arrangement = .stacked(_list.textToSecondaryTextVerticalPadding)
        let bounded = CGSize(width: room, height: .greatestFiniteMagnitude)
        content.text = _size(of: _text, natural: text, in: bounded)
        content.detail = _size(of: _detail, natural: detail, in: bounded)
        return content
    }

    private func _size(of label: UILabel?, natural: CGSize?, in bounded: CGSize) -> CGSize {
        guard let label, let natural else { return .zero }
        return natural.width <= bounded.width ? natural : label.sizeThatFits(bounded)
    }

    func _fittingSize(width: CGFloat) -> CGSize {
        let content = _content(width: width)
        let image = content.image.map {
            CGSize(
                width: max($0.width, content.reserved.width) + content.imagePadding,
                height: max($0.height, content.reserved.height)
            )
        }
        let height = max(ListContentLayout.textHeight(content), image?.height ?? 0)
        var texts = max(content.text.width, content.detail.width)
        if case .sideBySide(let gap) = content.arrangement {
            texts = content.text.width + gap + content.detail.width
        }
        let wanted = content.start + (image?.width ?? 0) + texts + content.end
        return CGSize(
            width: width < 100_000 ? width : wanted.rounded(.up),
            height: (height + content.top + content.bottom).rounded(.up)
        )
    }

    private func _layOutParts() {
        var layout = ListContentLayout(_content(width: bounds.width), size: bounds.size)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { layout.mirror(in: bounds.width) }
        _image?.frame = layout.image ?? .zero
        _text?.frame = layout.text
        _detail?.frame = layout.detail
    }

    /// Where the texts begin.
    var _textStart: CGFloat { ListContentLayout(_content(width: bounds.width), size: bounds.size).textStart }
}
