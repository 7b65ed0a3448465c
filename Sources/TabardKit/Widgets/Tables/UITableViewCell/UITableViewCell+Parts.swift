extension UITableViewCell {
    /// The content's constraints tell the height of a row, where there are any.
    var _fittedContentView: UIView { _content._autoLayout?.constraints.isEmpty == false ? _content : self }

    func _makeText() -> UILabel? {
        if let label = _text { return label }
        guard _configurations?.content == nil else { return nil }
        let label = TableCellLabel(cell: self)
        label.font = _cellStyle == .value2 ? .scaled(15, as: .subheadline) : .scaled(17, as: .body)
        if _cellStyle == .value2 {
            label.textColor = tintColor
            label.textAlignment = _isRightToLeft ? .left : .right
        }
        _text = label
        _content.addSubview(label)
        return label
    }

    func _makeDetail() -> UILabel? {
        guard _cellStyle != .default, _configurations?.content == nil else { return nil }
        if let label = _detail { return label }
        let label = TableCellLabel(cell: self)
        switch _cellStyle {
        case .subtitle: label.font = .scaled(12, as: .caption1)
        case .value2: label.font = .scaled(15, as: .subheadline)
        case .default, .value1: label.font = .scaled(17, as: .body)
        }
        label.textColor = _cellStyle == .value2 ? .label : .secondaryLabel
        _detail = label
        _content.addSubview(label)
        return label
    }

    func _makeImage() -> UIImageView? {
        if let view = _image { return view }
        guard _configurations?.content == nil else { return nil }
        let view = TableCellImageView(cell: self)
        view.contentMode = .scaleAspectFit
        // The row's text says it all.
        view.accessibilityElementsHidden = true
        _image = view
        _content.addSubview(view)
        return view
    }

    func _updateMark() {
        _updateControls()
        let image: UIImage? =
            switch _shownAccessoryType {
            case .none, .detailButton: nil
            case .disclosureIndicator, .detailDisclosureButton:
                SystemImage.chevron(pointingForwardIn: _isRightToLeft)
            case .checkmark: SystemImage.checkmark.image
            }
        guard let image, _shownAccessoryView == nil else {
            if let mark = _mark { _takeAway(mark) }
            _mark = nil
            setNeedsLayout()
            return
        }
        // One that fades out makes way for another.
        if _fadesAccessories, let mark = _mark, mark.image !== image {
            _takeAway(mark)
            _mark = nil
        }
        let view = _mark ?? UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        view.image = image
        view.accessibilityElementsHidden = true
        view.tintColor = _shownAccessoryType == .checkmark ? nil : .accessoryMark
        if _mark == nil { _bring(view) }
        _mark = view
        setNeedsLayout()
    }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Measures the texts: in one line each, or in as many as they want of the width that is left to them.
    private func _measure(_ size: CGSize) -> TableCellLayout.Content {
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        func measure(_ label: UILabel?, _ size: CGSize) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(size)
        }
        var content = TableCellLayout.Content(
            style: _cellStyle,
            image: _image?.image?.size,
            text: measure(_text, unbounded),
            detail: measure(_detail, unbounded),
            textLine: _text?._lineHeight ?? 0,
            detailLine: _detail?._lineHeight ?? 0,
            accessory: _shownAccessoryView.map(\.bounds.size) ?? _markSize,
            hasDetailButton: _detailButton != nil,
            indentation: max(0, CGFloat(indentationLevel) * indentationWidth),
            editing: _editingAmount,
            hasControl: _control != nil && (_isMultipleChoice || _indentsInEditing),
            hasGrip: _grip != nil,
            separatorInset: _ownSeparatorInset ?? _place.inset,
            margin: _place.margin,
            indexWidth: _place.indexWidth
        )
        content.isStacked = _stacksTexts(content, in: size)
        guard [_text, _detail].contains(where: { $0.map { $0.numberOfLines != 1 } ?? false }) else {
            return content
        }
        let layout = TableCellLayout(content, size: size, isRightToLeft: false)
        func bounded(_ width: CGFloat) -> CGSize { CGSize(width: width, height: .greatestFiniteMagnitude) }
        if _text?.numberOfLines != 1 { content.text = measure(_text, bounded(layout.text.width)) }
        if _detail?.numberOfLines != 1 { content.detail = measure(_detail, bounded(layout.detail.width)) }
        return content
    }

    /// Texts that are larger than usual stand below each other where there is no room side by side, and the largest always.
    private func _stacksTexts(_ content: TableCellLayout.Content, in size: CGSize) -> Bool {
        let category = traitCollection.preferredContentSizeCategory
        guard category > .large, _cellStyle == .value1 || _cellStyle == .value2 else { return false }
        if category.isAccessibilityCategory || _cellStyle == .value2 { return true }
        let layout = TableCellLayout(content, size: size, isRightToLeft: false)
        return layout.text.width < content.text.width || layout.detail.width < content.detail.width
    }

    private var _markSize: CGSize? {
        guard let size = _mark?.image?.size else { return nil }
        let isTick = _shownAccessoryType == .checkmark
        let width = isTick ? TableCellLayout.checkmarkWidth : TableCellLayout.chevronWidth
        return CGSize(width: width, height: size.height)
    }

    /// What an app's views keep from the edges, which depends on the table and on what stands beside them.
    var _contentMargins: NSDirectionalEdgeInsets {
        let isAtEdge = _shownAccessoryView == nil && _mark == nil && _detailButton == nil && _grip == nil
        return TableCellLayout.contentMargins(_place.margin, isAtEdge: isAtEdge)
    }

    func _updateContentMargins() {
        let margins = _contentMargins
        guard margins != _lastContentMargins else { return }
        _lastContentMargins = margins
        _content._layoutInsetsChanged()
        _content.setNeedsLayout()
    }

    func _fittingSize(_ size: CGSize) -> CGSize {
        _updateConfigurationIfNeeded()
        _updateContentMargins()
        let width = size.width < .greatestFiniteMagnitude ? size.width : bounds.width
        if _fittedContentView === _content {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }
        let area = CGSize(width: width, height: TableCellLayout.height)
        let content = _measure(area)
        if _configurations?.content != nil {
            let layout = TableCellLayout(content, size: area, isRightToLeft: false)
            return CGSize(width: width, height: max(TableCellLayout.height, _configuredHeight(layout)))
        }
        return CGSize(width: width, height: TableCellLayout.fittingHeight(content))
    }

    func _layOutParts() {
        let layout = _layout()
        let area = CGRect(origin: .zero, size: bounds.size)
        backgroundView?.frame = area
        selectedBackgroundView?.frame = area
        _placeBackgroundParts()
        _content.frame = layout.contentView
        _text?.frame = layout.text
        _detail?.frame = layout.detail
        _image?.frame = layout.image ?? .zero
        if let frame = layout.accessory { (_shownAccessoryView ?? _mark)?.frame = frame }
        if let frame = layout.detailButton { _detailButton?.frame = frame }
        if let frame = layout.control { _control?.frame = frame }
        if let frame = layout.grip { _grip?.frame = frame }
        let line = (layout.separatorInset, layout.separatorEnd)
        if _separatorStart != line.0 || _separatorEnd != line.1 {
            (_separatorStart, _separatorEnd) = line
            setNeedsDisplay()
        }
        _updateAccessibility()
    }

    private func _layout() -> TableCellLayout {
        var content = _measure(bounds.size)
        var layout = TableCellLayout(content, size: bounds.size, isRightToLeft: _isRightToLeft)
        guard let list = _listContent else { return layout }
        list._cellMargins = layout.listMargins
        list.frame = layout.contentView
        // The line below begins at the text.
        content.textStart = list._textStart
        layout = TableCellLayout(content, size: bounds.size, isRightToLeft: _isRightToLeft)
        return layout
    }

    func _updateAccessibility() {
        let list = _listContent
        list?._isSpokenByCell = true
        let text = list == nil ? _text?.text : list?._list.text
        let detail = list == nil ? _detail?.text : list?._list.secondaryText
        _shownAccessoryView?._takeName(ofCell: text, insteadOf: _spokenText)
        _changeAccessibility {
            // An app's own name for the row stays.
            if $0.label == nil || $0.label == _spokenText { $0.label = text }
            if $0.value == nil || $0.value == _spokenDetail { $0.value = detail }
            $0.isSelected = _isSelectedCell
            $0.position = _position
        }
        (_spokenText, _spokenDetail) = (text, detail)
    }
}
