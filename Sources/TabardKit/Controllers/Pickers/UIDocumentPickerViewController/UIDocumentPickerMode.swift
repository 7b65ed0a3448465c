/// What a document picker is for; deprecated on iOS in favour of its newer initializers.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Files are chosen, and the app gets copies.
    case `import` = 0
    /// Files are chosen, and the app works on them where they are.
    case open = 1
    /// Copies of the app's files go where the user wants them.
    case exportToService = 2
    /// The app's files go where the user wants them.
    case moveToService = 3
}
