/// Every word of the edit screen, for the eye and for screen readers (M5, V1).
enum CustomizingWords {
    static let title = "Configure"
    static let reset = "Reset"
    static let undo = "Undo"
    static let done = "Done"
    static let hint = "Drag the icons to organize tabs."
    static let listLabel = "Tabs"
    static let untitled = "Untitled"

    /// Where an item of the list is now.
    ///
    /// - Parameters:
    ///   - place: Its place on the bar, from 1; nil if it is not there.
    ///   - count: How many of the items the bar shows.
    static func state(place: Int?, of count: Int, isCarried: Bool) -> String {
        let whereItIs = place.map { "on the bar, place \($0) of \(count)" } ?? "not on the bar"
        return isCarried ? "picked up, \(whereItIs)" : whereItIs
    }

    /// What is to be known of an item on the bar, beside its place.
    static func stateOnBar(isMovable: Bool, isCarried: Bool) -> String? {
        if isCarried { return "picked up" }
        return isMovable ? nil : "fixed"
    }

    static func pickedUp(_ name: String, isDragged: Bool) -> String {
        isDragged
            ? "\(name): drop it on a place of the bar."
            : "\(name) picked up: choose its place with the arrow keys."
    }

    /// The carried item is above a place of the bar.
    ///
    /// - Parameters:
    ///   - place: From 1; nil if it is above none.
    ///   - replaced: The item that leaves the bar for it, if any.
    static func carried(_ name: String, place: Int?, of count: Int, replacing replaced: String?) -> String {
        guard let place else { return "\(name): on no place of the bar" }
        let whereItGoes = "\(name): place \(place) of \(count)"
        return replaced.map { "\(whereItGoes), in exchange for \($0)" } ?? whereItGoes
    }

    static func dropped(_ name: String, place: Int?, of count: Int, replacing replaced: String?) -> String {
        guard let place else { return cancelled(name) }
        let whereItIs = "\(name) is on place \(place) of \(count) now"
        return replaced.map { "\(whereItIs), in exchange for \($0)" } ?? whereItIs
    }

    static func cancelled(_ name: String) -> String { "\(name) stays where it was." }

    static let undone = "The last change was taken back."
    static let wasReset = "The tabs are in their first order again."
}

extension CustomizingWords {
    /// What an item is called.
    @MainActor
    static func name(of item: UITabBarItem) -> String {
        let names = [item.accessibilityLabel, item.title].compactMap { $0 }
        return names.first { !$0.isEmpty } ?? untitled
    }
}
