/// The state of a view that has configurations, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
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
    /// Whether it stays in sight while the rest scrolls, as a plain table's header does; false by default.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the usual state: enabled, not pressed, not selected.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
