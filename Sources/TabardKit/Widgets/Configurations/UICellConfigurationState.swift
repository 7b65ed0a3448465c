/// The state of a cell, for which its configurations are updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether the cell is being dragged.
    public enum DragState: Int, Sendable {
        /// It is not.
        case none = 0
        /// It is being lifted.
        case lifting = 1
        /// It is on its way.
        case dragging = 2
    }

    /// Whether something is being dragged over the list.
    public enum DropState: Int, Sendable {
        /// Nothing is.
        case none = 0
        /// Something is, but not over this cell.
        case notTargeted = 1
        /// It would be dropped onto this cell.
        case targeted = 2
    }

    /// Light or dark, the direction of reading and the like.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used; false by default.
    public var isDisabled = false
    /// Whether it is pressed; false by default.
    public var isHighlighted = false
    /// Whether it is selected; false by default.
    public var isSelected = false
    /// Whether it has the keyboard's focus; false by default.
    public var isFocused = false
    /// Whether it stays in sight while the rest scrolls; false by default.
    public var isPinned = false
    /// Whether the list is edited; false by default.
    public var isEditing = false
    /// Whether the rows below it are shown; false by default.
    public var isExpanded = false
    /// Whether its swipe actions show; false by default.
    public var isSwiped = false
    /// Whether the user moves it to another place; false by default.
    public var isReordering = false
    /// Whether it is being dragged; `none` by default.
    public var cellDragState = DragState.none
    /// Whether something is being dragged over the list; `none` by default.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the usual state: enabled, not pressed, not selected.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
