import Synchronization

/// What extensions let the classes of other modules answer.
enum RegisteredTables {
    private static let parts = Mutex<[SelectorPart]>([])

    static var all: [SelectorPart] { parts.withLock { $0 } }

    static func add(_ table: _SelectorTable) {
        let isNew = parts.withLock { parts in
            guard
                !parts.contains(where: {
                    $0.identifier == table.part.identifier && $0.allNames == table.part.allNames
                })
            else { return false }
            parts.append(table.part)
            return true
        }
        if isNew { ClassSelectors.forgetAll() }
    }
}
