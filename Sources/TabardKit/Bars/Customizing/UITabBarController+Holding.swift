extension UITabBarController {
    /// Does what a drag does while it lasts, without a pointer: for tests and pictures of the edit screen.
    ///
    /// - Parameters:
    ///   - index: Which of the listed items is dragged, or which place of the bar if it comes from there.
    ///   - place: The place of the bar that it is held above.
    package func _hold(_ index: Int, abovePlace place: Int, fromBar: Bool = false) {
        guard let screen = _tabBar._screen else { return }
        let listed = screen.panel.grid.items
        let start = fromBar ? screen.middle(ofPlace: index) : screen.middle(inGrid: listed[index])
        guard let start else { return }
        screen.pickUp(at: start)
        screen.carry(to: screen.middle(ofPlace: place))
    }

    /// Lets go of what `_hold` dragged.
    package func _letGo() {
        _tabBar._screen?.release()
    }
}
