/// One registered action.
struct UndoAction {
    private weak var target: AnyObject?
    private let identifier: ObjectIdentifier
    let perform: () -> Void

    init(target: AnyObject, perform: @escaping () -> Void) {
        self.target = target
        identifier = ObjectIdentifier(target)
        self.perform = perform
    }

    /// Whether the action concerns an object, or nobody any more.
    func concerns(_ object: AnyObject) -> Bool { target == nil || identifier == ObjectIdentifier(object) }
}

/// Actions that are taken back at once, the last one first.
struct UndoGroup {
    private(set) var actions: [UndoAction] = []
    var name = ""
    var isDiscardable = false

    var isEmpty: Bool { actions.isEmpty }

    mutating func append(_ action: UndoAction) { actions.append(action) }

    /// Takes over the actions of a group within this one.
    mutating func adopt(_ group: UndoGroup) {
        actions += group.actions
        if name.isEmpty { name = group.name }
    }

    mutating func describe(as other: UndoGroup) {
        name = other.name
        isDiscardable = other.isDiscardable
    }

    mutating func remove(_ target: AnyObject) { actions.removeAll { $0.concerns(target) } }
}
