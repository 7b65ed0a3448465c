internal import GtkInterop

extension UITextField {
    private static var inset: CGFloat { 7 }
    private static var gap: CGFloat { 6 }
    private static var cornerRadius: CGFloat { 6 }

    private var _usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    private var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _styleChanged() {
        guard let entry = _entry else { return }
        let traits = traitCollection
        var color = (textColor ?? .label).components(with: traits)
        if !isEnabled { color.alpha *= 0.4 }
        entry.setStyle(
            TextStyle(
                font: _usedFont.description(for: traitCollection),
                color: color,
                placeholder: (_placeholderColor ?? .placeholderText).components(with: traits),
                accent: tintColor.components(with: traits)
            )
        )
        entry.alignment =
            switch textAlignment {
            case .natural, .justified: .start
            case .center: .center
            case .left: .left
            case .right: .right
            }
        _spansChanged()
        if _attributedPlaceholder != nil || _placeholderSize != nil { _placeholderChanged() }
        invalidateIntrinsicContentSize()
        _widget?.queueAllocate()
    }

    func _traitsChanged() {
        guard let entry = _entry else { return }
        entry.setSecure(isSecureTextEntry)
        entry.setPurpose(_purpose, hints: _hints)
    }

    func _placeholderChanged() {
        _placeholderSize = nil
        _entry?.setPlaceholder(placeholder, spans: _attributedPlaceholder.map(_spans) ?? [])
        _entry?.setAccessibleLabel(accessibilityLabel ?? placeholder)
        invalidateIntrinsicContentSize()
    }

    /// Draws a placeholder smaller that would be cut, if its font follows the size of texts: down to three quarters of what it
    /// usually is.
    private func _fitPlaceholder(into width: CGFloat) {
        guard let entry = _entry, _attributedPlaceholder == nil, let placeholder, let font,
            let usual = font.followedSize?.font(for: Self._usualSizes).pointSize
        else { return }
        let text = String(placeholder.prefix(1_000))
        let wanted = LineCache.width(of: text, font: font.description(for: traitCollection)).rounded(.up)
        let fitting = font.fitting(wanted, into: width, least: usual * 0.75)
        let size = fitting.pointSize < font.pointSize ? fitting.pointSize : nil
        guard size != _placeholderSize else { return }
        _placeholderSize = size
        let smaller = size.map { _ in
            _spans(of: NSAttributedString(string: text, attributes: [.font: fitting]))
        }
        entry.setPlaceholder(placeholder, spans: smaller ?? [])
    }

    private static let _usualSizes = UITraitCollection(preferredContentSizeCategory: .large)

    func _sideChanged(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        _sidesChanged()
    }

    private func _isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: _isEditing
        case .unlessEditing: !_isEditing
        case .always: true
        }
    }

    private var _showsClearButton: Bool { _isShown(clearButtonMode) && !_text.isEmpty && isEnabled }

    func _sidesChanged() {
        leftView?.isHidden = !_isShown(leftViewMode)
        rightView?.isHidden = !_isShown(rightViewMode) || _showsClearButton
        if _showsClearButton, _clearButton == nil {
            let button = ClearButton(type: .system)
            button.setImage(SystemImage.clear.image, for: .normal)
            button.tintColor = .secondaryLabel
            button.accessibilityLabel = Word.clearText.text
            button.addAction(UIAction { [weak self] _ in self?._clear() }, for: .touchUpInside)
            _clearButton = button
            addSubview(button)
        }
        _clearButton?.isHidden = !_showsClearButton
        setNeedsLayout()
        _widget?.queueAllocate()
    }

    private var _padding: CGFloat { borderStyle == .none ? 0 : Self.inset }

    /// The size of a view beside the text; one that has none yet is as large as its constraints or its content say.
    func _sideSize(_ view: UIView) -> CGSize {
        view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
    }

    func _sideRect(_ size: CGSize, isLeading: Bool, in bounds: CGRect) -> CGRect {
        CGRect(
            x: isLeading != _isRightToLeft
                ? bounds.minX + _padding : bounds.maxX - _padding - size.width,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    /// How far what stands beside the text reaches from the side where reading begins, and from the other.
    private func _sideWidths(in bounds: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
        func width(_ area: CGRect, isLeading: Bool) -> CGFloat {
            guard area.width > 0 else { return 0 }
            let reach = isLeading != _isRightToLeft ? area.maxX - bounds.minX : bounds.maxX - area.minX
            return max(0, reach - _padding) + Self.gap
        }
        var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
        if leftView?.isHidden == false { leading = width(leftViewRect(forBounds: bounds), isLeading: true) }
        if rightView?.isHidden == false {
            trailing = width(rightViewRect(forBounds: bounds), isLeading: false)
        }
        if _showsClearButton { trailing = width(clearButtonRect(forBounds: bounds), isLeading: false) }
        return (leading, trailing)
    }

    func _textRect(in bounds: CGRect) -> CGRect {
        let sides = _sideWidths(in: bounds)
        let (left, right) = _isRightToLeft ? (sides.trailing, sides.leading) : (sides.leading, sides.trailing)
        let padding = _padding
        return CGRect(
            x: bounds.minX + padding + left,
            y: bounds.minY,
            width: max(0, bounds.width - 2 * padding - left - right),
            height: bounds.height
        )
    }

    func _placeSides() {
        let bounds = CGRect(origin: .zero, size: bounds.size)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        _clearButton?.frame = clearButtonRect(forBounds: bounds)
    }

    func _placeEntry() {
        guard let entry = _entry else { return }
        let area = CGRect(origin: .zero, size: bounds.size)
        let text = _isEditing ? editingRect(forBounds: area) : textRect(forBounds: area)
        // The text's own line height stays, so that it stands in the middle of the field.
        _fitPlaceholder(into: text.width.rounded(.down))
        let height = min(Double(text.height), max(1, entry.lineHeight))
        let y = (Double(text.midY) - height / 2).rounded()
        entry.place(
            width: Double(text.width.rounded(.down)),
            height: height,
            map: .translation(x: Double(text.minX), y: y)
        )
    }

    /// The one line stands in the middle.
    var _lineBaselines: LayoutBaselines {
        let place = (fraction: CGFloat(0.5), offset: (_usedFont.ascender + _usedFont.descender) / 2)
        return LayoutBaselines(first: place, last: place)
    }

    var _fittingSize: CGSize {
        let shown = _text.isEmpty ? placeholder ?? "" : _text
        let font = _usedFont.description(for: traitCollection)
        let short = String(shown.prefix(1_000))
        let attributed = _text.isEmpty ? _attributedPlaceholder : _attributed
        let width = (attributed?.size().width ?? LineCache.width(of: short, font: font)).rounded(.up) + 2
        let line = CGFloat(TextLayout(text: "Ag", font: font).size.height.rounded(.up))
        let sides = _sideWidths(in: CGRect(x: 0, y: 0, width: 1_000, height: 44))
        return CGSize(
            width: width + 2 * _padding + sides.leading + sides.trailing,
            height: borderStyle == .none ? line : max(34, line + 12)
        )
    }

    var _borderCommands: [DrawingCommand] {
        let traits = traitCollection
        let area = borderRect(forBounds: CGRect(origin: .zero, size: bounds.size))
        let radius: CGFloat
        switch borderStyle {
        case .none: return []
        case .line, .bezel: radius = 0
        case .roundedRect: radius = Self.cornerRadius
        }
        let background = Self.backgroundColor.components(with: traits)
        var border = UIColor.separator.components(with: traits)
        if traits.accessibilityContrast == .high { border = UIColor.label.components(with: traits) }
        var commands: [DrawingCommand] = []
        if backgroundColor == nil { commands.append(.fill(area, cornerRadius: radius, color: background)) }
        commands.append(.stroke(area, cornerRadius: radius, width: 1, color: border))
        return isEnabled ? commands : [.faded(0.6, commands)]
    }

    private static let backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
}
