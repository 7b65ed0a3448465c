/// How a view would take what is dragged.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// What would be done.
    public let operation: UIDropOperation

    /// Makes a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Whether the place counts exactly, so that the pointer must not be covered; false by default. Without effect on Linux,
    /// where what is dragged never covers the place.
    open var isPrecise = false

    /// Whether the picture keeps its size; false by default. Without effect on Linux, where it always does.
    open var prefersFullSizePreview = false

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDropProposal.self) }
}
