extension CustomizingSession {
    /// Makes an item of the bar look fixed, lifted, or about to be replaced (M4).
    func adjust(_ drawn: inout TabBarDrawing.Item, of item: UITabBarItem, at place: Int) {
        drawn.isPressed = false
        if !customization.isMovable(item) {
            drawn.opacity = 0.45
        }
        if item === settling {
            drawn.opacity = 0
            return
        }
        guard let carried else { return }
        if isUnderPointer, item === carried {
            // Its place stays visible while it is elsewhere.
            drawn.opacity = customization.destination == nil ? 0.3 : 0
        }
        guard place == customization.destination else { return }
        drawn.isDropPlace = true
        if isUnderPointer, item !== carried { drawn.opacity = 0.3 }
    }
}
