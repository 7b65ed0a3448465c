import TabModel

extension TabID {
    /// What an entry with this id is about, in words; plainly the id if that is a tab's.
    var words: String {
        switch TreeKey(self) {
        case .tab(let id)?: id.string
        case .child(let id, let group)?: "\(id) in \(group)"
        case .onBar(let id)?: "\(id) on the bar"
        case .section(let id)?: "the section of \(id)"
        case .sidebar?: "the sidebar"
        case .sidebarWidth(let points)?: "\(points) points as the sidebar's width"
        case nil: "an entry of a newer version"
        }
    }
}
