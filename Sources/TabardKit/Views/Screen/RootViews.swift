/// The windows that are on the screen, in the order in which they were shown.
@MainActor
enum RootViews {
    private(set) static var shown: [any RootView] = []

    /// The window that the user works in; the newest one while the user works in another program.
    static var active: (any RootView)? { shown.last { $0._native?.isActive == true } ?? shown.last }

    static func add(_ view: any RootView) {
        if !shown.contains(where: { $0 === view }) { shown.append(view) }
    }

    static func remove(_ view: any RootView) {
        shown.removeAll { $0 === view }
    }
}
