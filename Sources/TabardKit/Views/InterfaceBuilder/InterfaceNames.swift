/// Names that have come up before; what a document holds of them has an end.
@MainActor
final class InterfaceNames {
    private var names: Set<String> = []
    private static let limit = 1000

    /// - Returns: Whether a name comes up for the first time.
    func insert(_ name: String) -> Bool {
        guard names.count < Self.limit else { return false }
        return names.insert(name).inserted
    }
}
