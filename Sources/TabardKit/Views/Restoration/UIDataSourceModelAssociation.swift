/// Names the elements of a table or collection by what they show, so that the same ones are selected and in sight when the
/// interface comes back, wherever they stand by then (R1). A data source adopts it.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// The name of what an element shows; nil if it has none.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Where what has a name is shown; nil if it is nowhere.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
