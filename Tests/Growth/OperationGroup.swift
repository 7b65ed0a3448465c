/// Operations that belong together.
@MainActor
struct OperationGroup {
    let name: String
    let operations: [Operation]

    /// What stays as long as an operation is measured.
    private static var kept: [AnyObject] = []

    /// Why what is done at the beginning of a long array costs more.
    static let movesUp =
        "all behind it move by one in an array, a copy in memory that counts from a thousand on"

    /// Keeps something whose parts alone the operation names.
    static func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    static func forgetKept() { kept = [] }

    static let all = [
        views, gestures, constraints, stacks, layers, registries, controllers, tabs, bars, lists, texts,
        records, windows, switches,
    ]
}
