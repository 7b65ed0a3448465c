/// Tells that something in the interface changed which may come back at the next launch.
///
/// Views and containers tell; whoever saves the interface's state listens. Nobody does in an app whose state is not kept.
@MainActor
enum RestorableChange {
    static var listener: (() -> Void)?

    static func happened() { listener?() }
}
