/// What an entry of a record is about, where the app's tabs are a tree.
///
/// All that a tree adds is in entries of its own, whose ids say what they are about. So the record, its file, its rules and its
/// tools are the same for lists and trees; a saved tree has no depth and no cycles; and an older version, which knows
/// nothing of trees, keeps them as it keeps tabs that it does not have (rule 3).
package enum TreeKey: Hashable, Sendable {
    /// A tab's place on the bar and among the root tabs, and whether it is hidden: the one entry that a list has too.
    case tab(TabID)
    /// A tab's place in a group.
    case child(TabID, group: TabID)
    /// Whether a tab is on the bar: shown if the user put it there, hidden if the user took it off.
    case onBar(TabID)
    /// Whether a group's section is open: hidden if the user closed it.
    case section(TabID)
    /// Whether the sidebar is to be seen.
    case sidebar
    /// A width of the sidebar, in points: shown if it is the one that the user gave it.
    case sidebarWidth(Int)

    /// Begins the ids of all entries but those that are plainly a tab's; a control character, which apps do not use.
    private static let mark = "\u{1F}"

    /// The widths that a sidebar can be given, in points.
    static let widths = 1...10_000

    /// Reads an entry's id; nil if it begins like one of a tree, but is none that is known here.
    package init?(_ id: TabID) {
        let bytes = id.string.utf8
        guard bytes.first == Self.mark.utf8.first else {
            self = .tab(id)
            return
        }
        let rest = bytes.dropFirst(2)
        switch bytes.dropFirst().first {
        case UInt8(ascii: "t"): self.init(rest) { .tab($0) }
        case UInt8(ascii: "b"): self.init(rest) { .onBar($0) }
        case UInt8(ascii: "s"): self.init(rest) { .section($0) }
        case UInt8(ascii: "c"): self.init(pair: rest)
        case UInt8(ascii: "v") where rest.isEmpty: self = .sidebar
        case UInt8(ascii: "w"): self.init(width: rest)
        default: return nil
        }
    }

    private init?(_ bytes: Substring.UTF8View, _ make: (TabID) -> TreeKey) {
        guard let id = String(bytes).flatMap({ TabID($0) }) else { return nil }
        self = make(id)
    }

    /// Reads a width as it is written here, and no larger than a window can be.
    private init?(width bytes: Substring.UTF8View) {
        guard let text = String(bytes), let points = Int(text), String(points) == text,
            Self.widths.contains(points)
        else { return nil }
        self = .sidebarWidth(points)
    }

    /// Reads a group and a child, before which the length of the group's id is told.
    private init?(pair bytes: Substring.UTF8View) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ":")), let number = String(bytes[..<end]),
            let length = Int(number), String(length) == number
        else { return nil }
        let ids = bytes[end...].dropFirst()
        guard let group = String(ids.prefix(max(0, length))).flatMap({ TabID($0) }),
            let child = String(ids.dropFirst(max(0, length))).flatMap({ TabID($0) })
        else { return nil }
        self = .child(child, group: group)
    }

    /// The id of the entry.
    package var id: TabID {
        switch self {
        case .tab(let id):
            id.string.utf8.first == Self.mark.utf8.first ? TabID(unchecked: "\(Self.mark)t\(id)") : id
        case .child(let child, let group):
            TabID(unchecked: "\(Self.mark)c\(group.string.utf8.count):\(group)\(child)")
        case .onBar(let id): TabID(unchecked: "\(Self.mark)b\(id)")
        case .section(let id): TabID(unchecked: "\(Self.mark)s\(id)")
        case .sidebar: TabID(unchecked: "\(Self.mark)v")
        case .sidebarWidth(let points): TabID(unchecked: "\(Self.mark)w\(points)")
        }
    }

    /// The tabs that it is about.
    var tabs: [TabID] {
        switch self {
        case .tab(let id), .onBar(let id), .section(let id): [id]
        case .child(let child, let group): [child, group]
        case .sidebar, .sidebarWidth: []
        }
    }
}
