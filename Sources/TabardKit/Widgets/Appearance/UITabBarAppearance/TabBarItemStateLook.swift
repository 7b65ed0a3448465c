/// What is set of an item's look in one state; nil is not set.
struct TabBarItemStateLook: Equatable {
    var title: TextAttributes?
    var titleOffset: UIOffset?
    var iconColor: UIColor?
    var badgeOffset: UIOffset?
    var badgeColor: UIColor?
    var badgeText: TextAttributes?
    var badgeTitleOffset: UIOffset?
}

/// The looks of an item in all its states.
struct TabBarItemStateLooks: Equatable {
    var normal = TabBarItemStateLook()
    var selected = TabBarItemStateLook()
    var disabled = TabBarItemStateLook()
    var focused = TabBarItemStateLook()
}
