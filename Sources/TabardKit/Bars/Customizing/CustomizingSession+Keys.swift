internal import GtkInterop

extension CustomizingSession {
    /// Moves the carried item with the keys (M5): the arrows carry it from place to place, Home and End to the ends,
    /// Escape puts it back.
    ///
    /// - Returns: Whether the key meant something; none does while nothing is carried.
    func handle(_ key: Key, _ modifiers: Modifiers, isRightToLeft: Bool) -> Bool {
        guard modifiers.isEmpty, carried != nil else { return false }
        switch key {
        case .left: carry(forwards: isRightToLeft)
        case .right: carry(forwards: !isRightToLeft)
        case .down: carry(forwards: true)
        case .up: carry(forwards: false)
        case .home: carry(to: customization.openPlaces.first)
        case .end: carry(to: customization.openPlaces.last)
        case .escape: cancel()
        default: return false
        }
        return true
    }
}
