/// How much of what an app saved is shown.
enum Disclosure {
    /// Keys, classes, numbers and sizes, but neither texts nor data.
    case structure
    case all
    /// All, and the archives' bytes as well.
    case allWithArchives
}
