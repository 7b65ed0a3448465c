extension Bundle {
    /// Makes the objects of a `.xib` file in the bundle; see `UINib`.
    ///
    /// - Parameters:
    ///   - name: The file's name without `xib`.
    ///   - owner: Stands for the placeholder `File's Owner`.
    ///   - options: Objects for other placeholders.
    /// - Returns: The objects at the top of the document, in its order, without placeholders.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
