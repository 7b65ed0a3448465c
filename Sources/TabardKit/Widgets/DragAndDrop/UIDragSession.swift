/// A drag that began in this app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app itself knows of the drag; nil at first.
    var localContext: Any? { get set }
}
