/// An edit of a tree in the making, of one or several changes of a record, which one undo takes back together.
struct TreeEdit {
    let tree: TabTree
    private(set) var record: TabRecord
    private var stamp: TabStamp
    /// The stamp of the last change, nil if there was none yet.
    private var latest: TabStamp?
    private var changes: [TabUndo.Change] = []

    init(of record: TabRecord, _ tree: TabTree, at stamp: TabStamp) throws(TabEditRefusal) {
        try record.check(stamp)
        self.record = record
        self.tree = tree
        self.stamp = stamp
    }

    /// The record as it is by now, read against the tree.
    var reading: TreeReading { TreeReading(of: record, for: tree) }

    /// Moves an entry beside another one; both are of the tabs on the bar or among the root tabs, or of `others`.
    mutating func move(
        _ key: TreeKey,
        to destination: TabDestination,
        among others: [TabDeclaration.Tab] = []
    ) throws(TabEditRefusal) {
        let declaration = reading.places(.wide).declaring(others)
        try change { record, stamp throws(TabEditRefusal) in
            try record.move(key.id, to: destination, in: declaration, at: stamp)
        }
    }

    /// Notes what the user wants to be seen, or not.
    ///
    /// - Parameter tab: The index of the tab that the key is about, if that is one on the bar or among the root tabs by now.
    mutating func choose(_ value: TabVisibility, _ key: TreeKey, of tab: Int? = nil) throws(TabEditRefusal) {
        let places = reading.places(.wide, with: tab)
        let declaration = places.declaring(tab == nil ? [TabDeclaration.Tab(key.id, isMovable: false)] : [])
        try change { record, stamp throws(TabEditRefusal) in
            try record.setVisibility(value, of: key.id, in: declaration, at: stamp)
        }
    }

    /// Changes the record, which tells whether it is another then.
    mutating func change(
        _ change: (inout TabRecord, TabStamp) throws(TabEditRefusal) -> Bool
    ) throws(TabEditRefusal) {
        if let latest { stamp = TabStamp.next(after: latest, milliseconds: 0, replica: stamp.replica) }
        guard try change(&record, stamp) else { return }
        latest = stamp
        let known = Set(changes.map(\.field))
        changes += (record.undo?.changes ?? []).filter { !known.contains($0.field) }
    }

    /// The record after the edit, nil if that changed nothing.
    ///
    /// - Parameter undo: What an undo takes back afterwards; this edit by default.
    func finished(undo: TabUndo?? = nil) -> TabRecord? {
        guard let latest else { return nil }
        var record = record
        record.undo = undo ?? TabUndo(stamp: latest, changes: changes)
        return record
    }
}
