/// The state of a controller without content, for which what stands there is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// Light or dark, the direction of reading and the like.
    public var traitCollection: UITraitCollection
    /// What the user searches for with the search controller of the navigation item; nil if there is none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the usual state, without a search.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
