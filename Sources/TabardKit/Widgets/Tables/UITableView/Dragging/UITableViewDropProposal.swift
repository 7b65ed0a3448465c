/// How a table would take what is dragged over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where it would go.
    public enum Intent: Int, Sendable {
        /// The app itself sees to it; nothing is marked.
        case unspecified = 0
        /// Between two rows, which a line marks.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which a frame marks.
        case insertIntoDestinationIndexPath = 2
        /// As the pointer's place says: into a row at its middle, between rows at their edges.
        case automatic = 3
    }

    private var _intent = Intent.unspecified

    /// Where it would go; `unspecified` unless the initializer says otherwise.
    open var intent: Intent { _intent }

    /// Makes a proposal.
    ///
    /// - Parameters:
    ///   - operation: What would be done.
    ///   - intent: Where it would go.
    public convenience init(operation: UIDropOperation, intent: Intent) {
        self.init(operation: operation)
        _intent = intent
    }

    /// A copy of its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UITableViewDropProposal)?._intent = _intent
        return copy
    }
}
