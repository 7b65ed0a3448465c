/// Something that opens by itself when what is dragged waits over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether it does; false by default.
    var isSpringLoaded: Bool { get set }
}
