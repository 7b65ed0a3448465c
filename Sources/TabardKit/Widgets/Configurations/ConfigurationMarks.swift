/// What of a state the built-in configurations look at.
struct ConfigurationMarks: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isPinned = false

    init() {}

    init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isPinned = state.isPinned
        } else if let state = state as? UIViewConfigurationState {
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isPinned = state.isPinned
        }
    }
}
