/// An edit of a tree in the making, of one or several changes of a record, which one undo takes back together.
struct TreeEdit {
    let tree: TabTree
    private(set) var record: TabRecord
    private var stamp: TabStamp
    /// The stamp of the last change, nil if there was none yet.
    private var latest: TabStamp?
    private var changes: [TabUndo.Change] = []
    /// What an undo took back before the edit.
    private let formerUndo: TabUndo?

    init(of record: TabRecord, _ tree: TabTree, at stamp: TabStamp) throws(TabEditRefusal) {
        try tree.checkUnlocked()
        try record.check(stamp)
        self.record = record
        self.tree = tree
        self.stamp = stamp
        formerUndo = record.undo
    }

    /// The record as it is by now, read against the tree.
    var reading: TreeReading {
        mutating get {
            let reading = latestReading ?? TreeReading(of: record, for: tree)
            latestReading = reading
            return reading
        }
    }

    /// The reading of the record, nil if there is none since the last change.
    private var latestReading: TreeReading?

    /// Moves an entry beside another one of its list.
    ///
    /// After another change it gets that place even if it stands there already: the user put it there.
    mutating func move(
        _ key: TreeKey,
        to destination: TabDestination,
        in list: TreeList
    ) throws(TabEditRefusal) {
        let isChanged = latest != nil
        let whole = reading.reading(of: list, includingAbsent: true)
        try change { record, stamp throws(TabEditRefusal) in
            try record.place(
                key.id,
                to: destination,
                in: list.declaration,
                whole,
                at: stamp,
                isPlaced: isChanged
            )
        }
    }

    /// Notes what the user wants to be seen, or not.
    ///
    /// - Parameter keys: What it is about, as it is called now, and then under former ids.
    mutating func choose(_ value: TabVisibility, _ keys: [TreeKey]) throws(TabEditRefusal) {
        let ids = keys.map(\.id)
        let known = record.entries.filter { ids.contains($0.id) }
        let choice = known.compactMap(\.visibility).max { $1.outranks($0) }
        guard let id = ids.first, choice?.value ?? .default != value else { return }
        try note { $0.choose(value, of: id, known: $0.record.entries.filter { ids.contains($0.id) }) }
    }

    /// Makes the place that a tab had by itself the user's, for a tab that comes to the bar.
    ///
    /// Else it would come with the app's order, and all that stands behind it by the user's choice would go there with it.
    mutating func claimPlace(_ keys: [TreeKey]) throws(TabEditRefusal) {
        let ids = keys.map(\.id)
        guard let id = ids.first, record.entries.contains(where: { ids.contains($0.id) && $0.rank != nil })
        else { return }
        try change { record, stamp throws(TabEditRefusal) in
            record.claimPlace(of: id, formerly: Array(ids.dropFirst()), at: stamp)
        }
    }

    /// Takes note of the tabs on the bar and among the root tabs, as every edit does, if this one has changed anything.
    mutating func notePlaces() throws(TabEditRefusal) {
        guard latest != nil else { return }
        try note { _ in }
    }

    private mutating func note(_ edit: (inout TabOrderEdit) -> Void) throws(TabEditRefusal) {
        let places = reading.places(.wide)
        let whole = reading.reading(of: places, includingAbsent: true)
        try change { record, stamp throws(TabEditRefusal) in
            var order = TabOrderEdit(of: record, whole, for: places.declaration, at: stamp)
            edit(&order)
            record = order.finish(undo: TabUndo(stamp: stamp, changes: order.changes))
            return true
        }
    }

    /// Changes the record, which tells whether it is another then.
    mutating func change(
        _ change: (inout TabRecord, TabStamp) throws(TabEditRefusal) -> Bool
    ) throws(TabEditRefusal) {
        if let latest { stamp = TabStamp.next(after: latest, milliseconds: 0, replica: stamp.replica) }
        guard try change(&record, stamp) else { return }
        latestReading = nil
        latest = stamp
        let known = Set(changes.map(\.field))
        changes += (record.undo?.changes ?? []).filter { !known.contains($0.field) }
    }

    /// The record after the edit, nil if that changed nothing.
    ///
    /// - Parameter canBeUndone: Whether an undo takes this edit back afterwards, or what it did before.
    func finished(canBeUndone: Bool = true) -> TabRecord? {
        guard let latest else { return nil }
        var record = record
        record.undo = canBeUndone ? TabUndo(stamp: latest, changes: changes) : formerUndo
        return record
    }
}
