extension UICollectionViewCell: ConfigurableView {
    func _contentReplaced() {}

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
        state.isExpanded = _isExpandedCell
        state.isSwiped = _isSwipedCell
        state.isReordering = _isCarriedCell
        state.isPinned = _isPinnedCell
        return state
    }
}
