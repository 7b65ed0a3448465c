import Foundation
import TabModel
import TabStore

/// What `tabard show` prints: the arrangement of the declared tabs, and what else the record knows.
struct ShownLayout: Encodable {
    struct Tab: Encodable {
        enum State: String, Encodable {
            case shown
            case more
            case hidden
        }

        let id: String
        /// The place among the tabs that can be seen, from 1 on; nil for a hidden one.
        let position: Int?
        let state: State
        let isNew: Bool
        let isMoved: Bool
        /// The windows in which the tab is selected.
        let selectedIn: [String]
        /// When the user last moved, hid or showed the tab.
        let changed: String?
        /// Whose the place is.
        let placeFrom: ChangeSources.Source
        /// Whose it is that the tab is seen, or is not.
        let visibilityFrom: ChangeSources.Source
    }

    /// A tab that the app does not have now.
    struct AbsentTab: Encodable {
        let id: String
        let isMoved: Bool
        let isHidden: Bool
        /// When the layout was last edited while the app had the tab.
        let lastSeen: String
    }

    /// The tab that was selected last in a window.
    struct Selection: Encodable {
        let window: String
        let id: String
    }

    let file: String
    let condition: String
    let generation: UInt64
    let isDeclared: Bool
    let capacity: Int?
    let tabs: [Tab]
    let absent: [AbsentTab]
    let retired: [String]
    /// What was selected last, where that is none of the tabs.
    let selections: [Selection]?
    /// The fleet's defaults by which the device goes, nil if it never heard of any.
    let fleet: ShownFleet?
    /// What was saved of the tree that the tabs are in, nil if nothing was.
    let tree: ShownTree?
    let problems: [String]

    init(
        _ file: String,
        _ reading: TabStoreReading,
        _ policy: TabPolicy,
        _ managed: ManagedDefaultsReading
    ) {
        let record = reading.record
        let known = KnownTabs(of: record)
        self.file = file
        condition = reading.condition.rawValue
        generation = reading.generation
        isDeclared = known.isDeclared
        capacity = policy.capacity
        let elsewhere = known.isDeclared ? [] : Self.selections(record, known.declaration)
        selections = elsewhere.isEmpty ? nil : elsewhere
        fleet = ShownFleet(managed)
        tabs = Self.tabs(
            record,
            known.declaration.managed(by: managed.defaults),
            policy,
            ChangeSources(record, app: known.declaration, by: managed.defaults),
            besides: Set(elsewhere.map(\.window))
        )
        tree = ShownTree(record, besides: known.declaration)
        absent = known.absentTabs(of: record).map { entry in
            AbsentTab(
                id: entry.id.words,
                isMoved: entry.isMoved,
                isHidden: entry.visibility?.value == .hidden,
                lastSeen: Self.text(entry.lastSeen)
            )
        }
        retired = record.retirements.map(\.id.words)
        problems = (reading.problems + managed.problems).map(\.description)
    }

    /// The latest tabs of the windows in which that is none of the tabs, but one of a group.
    private static func selections(_ record: TabRecord, _ declaration: TabDeclaration) -> [Selection] {
        record.selections.compactMap { selection in
            selection.history.first
                .flatMap { declaration.index(of: $0) == nil ? $0 : nil }
                .map { Selection(window: selection.window.string, id: $0.words) }
        }
    }

    private static func tabs(
        _ record: TabRecord,
        _ declaration: TabDeclaration,
        _ policy: TabPolicy,
        _ sources: ChangeSources,
        besides windowsElsewhere: Set<String>
    ) -> [Tab] {
        let arrangement = record.arrangement(for: declaration, policy: policy)
        let hidden = Set(arrangement.hidden)
        let more = Set(arrangement.more)
        let new = Set(arrangement.new)
        let moved = Set(arrangement.moved)
        let changes = changes(record, declaration)
        var windows: [TabID: [String]] = [:]
        for window in record.selections.map(\.window) where !windowsElsewhere.contains(window.string) {
            if let id = record.arrangement(for: declaration, policy: policy, window: window).selected {
                windows[id, default: []].append(window.string)
            }
        }
        var position = 0
        return arrangement.order.map { id in
            let isHidden = hidden.contains(id)
            position += isHidden ? 0 : 1
            return Tab(
                id: id.words,
                position: isHidden ? nil : position,
                state: isHidden ? .hidden : more.contains(id) ? .more : .shown,
                isNew: new.contains(id),
                isMoved: moved.contains(id),
                selectedIn: windows[id] ?? [],
                changed: changes[id].map(text),
                placeFrom: sources.place(of: id, isMoved: moved.contains(id)),
                visibilityFrom: sources.visibility(of: id)
            )
        }
    }

    /// The milliseconds at which the user last changed each tab, under its present id or a former one.
    private static func changes(_ record: TabRecord, _ declaration: TabDeclaration) -> [TabID: UInt64] {
        var changes: [TabID: UInt64] = [:]
        for entry in record.entries {
            guard let id = declaration.tab(entry.id)?.id else { continue }
            for stamp in [entry.place?.stamp, entry.visibility?.stamp].compactMap({ $0 }) {
                changes[id] = max(changes[id] ?? 0, stamp.milliseconds)
            }
        }
        return changes
    }

    static func text(_ milliseconds: UInt64) -> String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(.iso8601)
    }

    /// The layout as JSON text.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
