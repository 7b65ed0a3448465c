import CGtk

/// What a drag may do with what is carried.
public struct DragActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is copied.
    public static let copy = DragActions(rawValue: 1 << 0)
    /// It is moved, so that it is no longer where it came from.
    public static let move = DragActions(rawValue: 1 << 1)

    init(_ actions: GdkDragAction) {
        var result: DragActions = []
        if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { result.insert(.copy) }
        if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { result.insert(.move) }
        self = result
    }

    var native: GdkDragAction {
        var result: UInt32 = 0
        if contains(.copy) { result |= GDK_ACTION_COPY.rawValue }
        if contains(.move) { result |= GDK_ACTION_MOVE.rawValue }
        return GdkDragAction(rawValue: result)
    }
}
