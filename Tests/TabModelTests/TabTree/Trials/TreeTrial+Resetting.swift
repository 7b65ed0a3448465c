import TabModel

extension TreeTrial {
    mutating func reset(_ kind: TabRecord.Reset, _ stamp: TabStamp) throws -> Bool {
        undone = naive
        try record.reset(kind, at: stamp)
        if kind != .visibility {
            naive.places.moved = []
            naive.yielded = []
            naive.places.saved = savedOrder { $0.group == nil ? $0.tab : nil }
            for group in naive.groups.keys {
                naive.groups[group] = NaiveLayout(
                    saved: savedOrder { $0.group == group ? $0.tab : nil },
                    moved: []
                )
            }
        }
        if kind != .order {
            naive.bar = [:]
            naive.hidden = [:]
            naive.folded = [:]
            naive.isSidebarHidden = nil
            naive.sidebarWidth = nil
        }
        return true
    }

    /// The saved order of one list, after a reset: tabs are back at the places that they had by themselves.
    private func savedOrder(_ tab: (SavedPlace) -> TabID?) -> [TabID] {
        let places = record.entries.filter { $0.rank != nil }.compactMap { SavedPlace($0.id) }
        return places.filter { place in
            tab(place) != nil
                && !places.contains { $0.tab == place.tab && $0.group == place.group && $0.age > place.age }
        }.compactMap(tab)
    }

    /// What an entry of a place is about, with the tab's and the group's first ids.
    private struct SavedPlace {
        var tab: TabID
        var group: TabID?
        /// How often the tab and the group had got another id.
        var age: Int

        init?(_ id: TabID) {
            var child = Substring(id.string)
            var group = ""
            if id.string.hasPrefix("\u{1F}") {
                child = child.dropFirst()
                guard child.popFirst() == "c", let colon = child.firstIndex(of: ":"),
                    let length = Int(child[..<colon])
                else { return nil }
                child = child[child.index(after: colon)...]
                group = String(child.prefix(length))
                child = child.dropFirst(length)
            }
            guard let tab = TabID(String(child)) else { return nil }
            self.tab = LayoutTrial.first(tab)
            self.group = TabID(group).map { LayoutTrial.first($0) }
            age = (String(child) + group).filter { $0 == "'" }.count
        }
    }
}
