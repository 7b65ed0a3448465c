internal import KeyedArchive

/// An object of the interface as it is kept.
struct PreservedObject: Hashable, Sendable {
    /// What can be kept.
    enum Kind: String, Sendable {
        /// The application, whose delegate writes what it likes.
        case application
        case controller
        case view
        /// An object that the app registered.
        case object
    }

    /// Where in a storyboard a controller comes from.
    struct Origin: Hashable, Sendable {
        /// The storyboard's name, without `storyboard`.
        let storyboard: String
        /// The object id of the controller's scene.
        let scene: String
    }

    let kind: Kind
    let path: RestorationPath
    let className: String
    /// The class that makes the object again; nil where the app's delegate, the interface or a storyboard gives it.
    var restorationClassName: String?
    var origin: Origin?
    var archive = KeyedArchive()
}

extension UIStoryboard {
    /// The name by which the storyboard is found again.
    var _name: String {
        let name = _source.document.name
        return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}
