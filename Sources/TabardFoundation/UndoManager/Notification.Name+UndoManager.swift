// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key under which `NSUndoManagerWillCloseUndoGroup` tells whether the group may be thrown away without loss.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension Notification.Name {
    /// A group begins or ends, or a manager is asked what it can make again.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Something will be taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification"
    )
    /// Something will be made again.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification"
    )
    /// Something was taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Something was made again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// A group has begun.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification"
    )
    /// A group will end.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification"
    )
    /// A group has ended.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification"
    )
}
