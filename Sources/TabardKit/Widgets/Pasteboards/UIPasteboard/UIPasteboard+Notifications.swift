extension UIPasteboard {
    /// A clipboard holds something else now; the object is the clipboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// The types that are there now and were not before, as an array of texts.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"

    /// The types that were there before and are not now, as an array of texts.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// A clipboard of the app's own was removed; the object is the clipboard.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
