extension UITableViewCell: ConfigurableView {
    func _contentReplaced() { (_text, _detail, _image) = (nil, nil, nil) }

    func _removeOtherBackgrounds() {
        backgroundView = nil
        backgroundColor = nil
    }

    func _performConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    var _currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = _isHighlightedCell
        state.isSelected = _isSelectedCell
        state.isFocused = _widget?.isFocused == true
        state.isEditing = _isEditingCell
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = _isCarried
        return state
    }

    /// The content of a cell that has a list's content configuration.
    var _listContent: UIListContentView? {
        _configurations?.content == nil ? nil : _content as? UIListContentView
    }

    var _usualContentConfiguration: UIListContentConfiguration {
        switch _cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    var _usualBackgroundConfiguration: UIBackgroundConfiguration {
        (_table?._style ?? _place.style) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The height that the view of a content configuration wants.
    func _configuredHeight(_ layout: TableCellLayout) -> CGFloat {
        if let list = _listContent {
            list._cellMargins = layout.listMargins
            return list._fittingSize(width: layout.contentView.width).height
        }
        let size = CGSize(width: layout.contentView.width, height: .greatestFiniteMagnitude)
        return max(_content.sizeThatFits(size).height, _content.intrinsicContentSize.height)
    }
}
