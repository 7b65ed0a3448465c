extension UITabBarItem {
    func _decodeTab(from coder: InterfaceCoder) {
        if let item = coder.choice("systemItem", SystemItem.interfaceNames) { _systemItem = item }
        if let image = coder.picture("selectedImage") { selectedImage = image }
        if let value = coder.string("badgeValue") { badgeValue = value }
        if let color = coder.color("badgeColor") { badgeColor = color }
        if let offset = coder.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
        // Large icons for people who see little are drawn from the usual ones.
        coder.skip(attributes: ["springLoaded"])
        coder.skip(children: ["inset"])
    }
}

extension UITabBarItem.SystemItem {
    static let interfaceNames: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
