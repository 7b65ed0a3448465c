/// Remembers how changes are taken back, and does it: each taken-back change can be made again.
///
/// What is registered in one turn of the main loop is one group, which is taken back at once, unless `groupsByEvent` is
/// off. Registering anything new forgets what could be made again.
///
/// ```swift
/// func rename(_ note: Note, to name: String) {
///     let old = note.name
///     undoManager.registerUndo(withTarget: self) { $0.rename(note, to: old) }
///     undoManager.setActionName("Rename")
///     note.name = name
/// }
/// ```
///
/// Targets are not held. One that is gone is left out; Apple's documentation wants `removeAllActions(withTarget:)` then.
@preconcurrency @MainActor
open class UndoManager: NSObject, _SelectorAnswering {
    private enum Direction { case undoing, redoing }

    private var undoGroups: [UndoGroup] = []
    private var redoGroups: [UndoGroup] = []
    /// Groups that have begun and not ended, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var direction: Direction?
    private var disablings = 0
    /// Whether the outermost group began by itself and ends with the turn of the main loop.
    private var groupEndsWithTurn = false
    private var discardable = false

    /// Makes a manager with nothing to take back.
    public nonisolated override init() { super.init() }

    /// Begins a group; what is registered up to its end is taken back at once. Groups may stand in one another.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, direction == nil { beginTurn() }
        begin()
    }

    /// Ends the group that began last.
    ///
    /// Without one it is a programming error.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else { fatalError("endUndoGrouping() without beginUndoGrouping() before") }
        if !groupEndsWithTurn || openGroups.count > 1 { post(.NSUndoManagerCheckpoint) }
        end()
    }

    /// How many groups have begun and not ended; 0 if none has.
    open var groupingLevel: Int { openGroups.count }

    /// Whether a group begins by itself when something is registered, and ends with the turn of the main loop; true by
    /// default.
    open var groupsByEvent = true

    /// How many groups are kept, the oldest go first; 0, the default, stands for all.
    open var levelsOfUndo = 0 {
        didSet {
            if levelsOfUndo < 0 {
                fatalError("levelsOfUndo is 0 for any number or more, and not \(levelsOfUndo)")
            }
            limit()
        }
    }

    /// The run loop's modes in which a group ends by itself. Here one ends in any mode.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    private func begin() {
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func beginTurn() {
        openGroups.append(UndoGroup())
        groupEndsWithTurn = true
        post(.NSUndoManagerDidOpenUndoGroup)
        Task { [weak self] in self?.endTurn() }
    }

    private func endTurn() {
        guard groupEndsWithTurn, openGroups.count == 1 else { return }
        end()
    }

    private func end() {
        post(.NSUndoManagerWillCloseUndoGroup, userInfo: [NSUndoManagerGroupIsDiscardableKey: discardable])
        let group = openGroups.removeLast()
        if openGroups.isEmpty {
            groupEndsWithTurn = false
            discardable = false
            keep(group)
        } else {
            openGroups[openGroups.count - 1].adopt(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        if direction == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
        limit()
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
        redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
    }

    /// Registers what takes a change back.
    ///
    /// - Parameters:
    ///   - target: The object that changed; it is not held.
    ///   - handler: Takes the change back, and registers how that is taken back in turn.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping (TargetType) -> Void
    ) {
        register(UndoAction(target: target) { [weak target] in if let target { handler(target) } })
    }

    /// Registers the method that takes a change back.
    ///
    /// - Parameters:
    ///   - target: The object that changed; it is not held.
    ///   - selector: Its method, with one argument or none.
    ///   - anObject: The argument, which is held.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let target = ClassObject.receiver(target)
        register(
            UndoAction(target: target) { [weak target] in
                if let target { selector.send(to: target, [anObject]) }
            }
        )
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                fatalError("registerUndo outside a group; begin one with beginUndoGrouping()")
            }
            beginTurn()
        }
        if direction == nil { redoGroups = [] }
        openGroups[openGroups.count - 1].append(action)
    }

    /// Stops registering, until `enableUndoRegistration()` has been called as often.
    open func disableUndoRegistration() { disablings += 1 }

    /// Takes one `disableUndoRegistration()` back.
    ///
    /// Without one it is a programming error.
    open func enableUndoRegistration() {
        guard disablings > 0 else {
            fatalError("enableUndoRegistration() without disableUndoRegistration() before")
        }
        disablings -= 1
    }

    /// Whether what is registered is kept.
    open var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is something to make again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }

    /// Whether something is being taken back now.
    open var isUndoing: Bool { direction == .undoing }

    /// Whether something is being made again now.
    open var isRedoing: Bool { direction == .redoing }

    /// Takes the last group back. Ends the group of this turn; while another is open it is a programming error.
    open func undo() {
        if groupEndsWithTurn, openGroups.count == 1 { end() }
        guard openGroups.isEmpty else {
            fatalError("undo() while a group is open; end it with endUndoGrouping()")
        }
        undoNestedGroup()
    }

    /// Takes the last group that has ended back; nothing if there is none, or while something is taken back or made
    /// again.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard direction == nil, let group = undoGroups.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        run(group, .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes again what was taken back last; nothing if there is none.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard direction == nil, let group = redoGroups.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        run(group, .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// What the actions register becomes one group of the other stack, with the name of this one.
    private func run(_ group: UndoGroup, _ direction: Direction) {
        self.direction = direction
        begin()
        openGroups[openGroups.count - 1].describe(as: group)
        for action in group.actions.reversed() { action.perform() }
        while !openGroups.isEmpty { end() }
        self.direction = nil
    }

    /// Forgets everything, and the groups that are open.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        openGroups = []
        groupEndsWithTurn = false
        disablings = 0
    }

    /// Forgets what concerns one target.
    open func removeAllActions(withTarget target: Any) {
        let target = ClassObject.receiver(target)
        for stack in [\UndoManager.undoGroups, \.redoGroups] {
            for index in self[keyPath: stack].indices { self[keyPath: stack][index].remove(target) }
            self[keyPath: stack].removeAll(where: \.isEmpty)
        }
        for index in openGroups.indices { openGroups[index].remove(target) }
    }

    /// Names the group that is open, or the last one, as in "Undo Rename".
    open func setActionName(_ actionName: String) { changeNamed { $0.name = actionName } }

    /// The name of what would be taken back; empty if it has none.
    open var undoActionName: String { current(undoGroups)?.name ?? "" }

    /// The name of what would be made again; empty if it has none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// The title of a menu's item that takes back, as "Undo Rename".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's item that makes again, as "Redo Rename".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu's item that takes back something of a name; "Undo" for an empty one.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu's item that makes again something of a name; "Redo" for an empty one.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Marks the open group, or the last one, as one that may be thrown away without loss, such as a scrolling.
    open func setActionIsDiscardable(_ discardable: Bool) {
        if openGroups.isEmpty == false { self.discardable = discardable }
        changeNamed { $0.isDiscardable = discardable }
    }

    /// Whether what would be taken back may be thrown away without loss.
    open var undoActionIsDiscardable: Bool { current(undoGroups)?.isDiscardable ?? false }

    /// Whether what would be made again may be thrown away without loss.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    private func current(_ groups: [UndoGroup]) -> UndoGroup? {
        direction == nil ? openGroups.first { !$0.isEmpty || !$0.name.isEmpty } ?? groups.last : groups.last
    }

    private func changeNamed(_ change: (inout UndoGroup) -> Void) {
        if !openGroups.isEmpty {
            change(&openGroups[0])
        } else if !undoGroups.isEmpty {
            change(&undoGroups[undoGroups.count - 1])
        }
    }

    private func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UndoManager.self, [.method("undo") { $0.undo() }, .method("redo") { $0.redo() }])
    }
}
