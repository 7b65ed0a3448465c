extension CustomizingSession {
    /// Makes an item of the bar look fixed, lifted, or about to be replaced (M4).
    func adjust(_ drawn: inout TabBarDrawing.Item, of item: UITabBarItem, at place: Int) {
        drawn.isPressed = false
        if !customization.isMovable(item) {
            drawn.opacity = 0.35
        }
        guard carried != nil, place == customization.destination else { return }
        drawn.isDropPlace = true
        if isUnderPointer {
            drawn.opacity = carriesFromBar ? 0 : 0.3
        }
    }
}
