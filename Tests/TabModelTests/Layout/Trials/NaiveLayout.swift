import TabModel

/// Rule 4 as it is worded, with lists and searches alone: the oracle for records of one device.
struct NaiveLayout {
    /// S: all tabs ever saved, in the saved order.
    var saved: [TabID] = []
    /// M: those that the user moved.
    var moved: Set<TabID> = []

    /// Lays out unmoved and new tabs in default order, then walks S and inserts the others behind their
    /// predecessors.
    func full(_ declared: [TabID]) -> [TabID] {
        var list = declared.filter { !moved.contains($0) || !saved.contains($0) }
        for (index, id) in saved.enumerated() where !list.contains(id) {
            if index == 0 {
                list.insert(id, at: 0)
            } else if let place = list.firstIndex(of: saved[index - 1]) {
                list.insert(id, at: place + 1)
            }
        }
        return list
    }

    func order(_ declared: [TabID]) -> [TabID] {
        full(declared).filter { declared.contains($0) }
    }

    /// Moves one tab behind another, or first, as the user sees them.
    mutating func move(_ id: TabID, after other: TabID?, _ declared: [TabID]) {
        var list = full(declared)
        list.removeAll { $0 == id }
        let place = other.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        list.insert(id, at: place)
        saved = list
        moved.insert(id)
    }

    mutating func note(_ declared: [TabID]) {
        saved = full(declared)
    }
}
