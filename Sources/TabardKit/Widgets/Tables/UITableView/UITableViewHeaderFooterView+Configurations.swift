extension UITableViewHeaderFooterView: ConfigurableView {
    func _contentReplaced() { (_text, _detail) = (nil, nil) }

    func _removeOtherBackgrounds() {
        backgroundView = nil
        backgroundColor = nil
    }

    func _performConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    var _currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = _isFloating
        return state
    }

    var _usualContentConfiguration: UIListContentConfiguration {
        switch (_labelStyle, _isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    /// The height that the view of a content configuration wants.
    func _configuredHeight(width: CGFloat) -> CGFloat {
        if let list = _content as? UIListContentView {
            let margin = _labelMargin
            list._cellMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
            return list._fittingSize(width: width).height
        }
        if _content._autoLayout?.constraints.isEmpty == false {
            return _content.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        return max(_content.sizeThatFits(size).height, _content.intrinsicContentSize.height)
    }
}
