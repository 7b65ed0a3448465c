#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// Whether a fleet's defaults let the user change nothing: no edit screen is offered, and every edit is refused (F9).
    ///
    /// What the user changed before does not count meanwhile, and is kept.
    public var isLocked: Bool { declaration.isLocked }

    /// Other defaults count, or those that came while the user was at the edit screen.
    func defaultsChanged() {
        guard isRead, drawnDefaults != defaults.defaults else { return }
        let isLocked = defaults.defaults?.isLocked ?? false
        // What the user does there counts as done to what they see, unless they may not do it any more.
        guard isLocked || !session.isBusy() else { return }
        declareDefaults()
        draw()
    }

    /// Takes the defaults that are known by now as the app's own.
    func declareDefaults() {
        drawnDefaults = defaults.defaults
        declaration = ownDeclaration.managed(by: drawnDefaults)
    }

    /// The tabs that the app lets the user move, and the fleet does not (F6, F9).
    var heldTabs: Set<TabID> {
        guard drawnDefaults != nil else { return [] }
        guard !declaration.isLocked else { return Set(declaration.tabs.map(\.id)) }
        let movable = ownDeclaration.tabs.filter(\.isMovable).map(\.id)
        return Set(movable.filter { declaration.tab($0)?.isMovable == false })
    }
}
