/// Every word of the edit screen, for the eye and for screen readers (M5, V1, V2).
@MainActor
enum CustomizingWords {
    static var title: String { Word.configure.text }
    static var reset: String { Word.reset.text }
    static var undo: String { Word.undo.text }
    static var done: String { Word.done.text }
    static var hint: String { Word.dragHint.text }
    static var listLabel: String { Word.tabs.text }
    static var untitled: String { Word.untitled.text }
    static var undone: String { Word.undone.text }
    static var wasReset: String { Word.wasReset.text }

    /// Where an item of the list is now.
    ///
    /// - Parameters:
    ///   - place: Its place on the bar, from 1; nil if it is not there.
    ///   - count: How many of the items the bar shows.
    static func state(place: Int?, of count: Int, isCarried: Bool) -> String {
        let whereItIs = place.map { Word.onBar.text(place: $0, count: count) } ?? Word.notOnBar.text
        return isCarried ? Word.pickedUpWhere.text(where: whereItIs) : whereItIs
    }

    /// What is to be known of an item on the bar, beside its place.
    static func stateOnBar(isMovable: Bool, isCarried: Bool) -> String? {
        if isCarried { return Word.pickedUp.text }
        return isMovable ? nil : Word.fixed.text
    }

    static func pickedUp(_ name: String, isDragged: Bool) -> String {
        (isDragged ? Word.dropIt : .chooseItsPlace).text(name: name)
    }

    /// The carried item is above a place of the bar.
    ///
    /// - Parameters:
    ///   - place: From 1; nil if it is above none.
    ///   - replaced: The item that leaves the bar for it, if any.
    static func carried(_ name: String, place: Int?, of count: Int, replacing replaced: String?) -> String {
        guard let place else { return Word.onNoPlace.text(name: name) }
        return (replaced == nil ? Word.overPlace : .overPlaceReplacing)
            .text(name: name, other: replaced ?? "", place: place, count: count)
    }

    static func dropped(_ name: String, place: Int?, of count: Int, replacing replaced: String?) -> String {
        guard let place else { return cancelled(name) }
        return (replaced == nil ? Word.isOnPlace : .isOnPlaceReplacing)
            .text(name: name, other: replaced ?? "", place: place, count: count)
    }

    static func cancelled(_ name: String) -> String { Word.stays.text(name: name) }

    /// What an item is called.
    static func name(of item: UITabBarItem) -> String {
        let names = [item.accessibilityLabel, item.title].compactMap { $0 }
        return names.first { !$0.isEmpty } ?? untitled
    }
}
