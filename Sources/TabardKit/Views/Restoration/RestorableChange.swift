/// Tells that something in the interface changed which may come back at the next launch.
///
/// Views and containers tell; whoever saves the interface's state listens. Nobody does in an app whose state is not kept.
@MainActor
enum RestorableChange {
    static var listener: (() -> Void)?

    static func happened() { listener?() }

    /// Whether a launch has brought back something newer than the state that is saved.
    static var isStateOvertaken = false

    /// A launch brought back something newer than the state that is saved, which would be told as older at the next launch.
    static func overtookState() {
        isStateOvertaken = true
        happened()
    }
}
