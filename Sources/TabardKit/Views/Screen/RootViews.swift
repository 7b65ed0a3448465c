/// The windows that are on the screen, in the order in which they were shown.
@MainActor
enum RootViews {
    private(set) static var shown: [any RootView] = []

    static func add(_ view: any RootView) {
        if !shown.contains(where: { $0 === view }) { shown.append(view) }
    }

    static func remove(_ view: any RootView) {
        shown.removeAll { $0 === view }
    }
}
