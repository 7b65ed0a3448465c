import TabModel
import XCTest

@testable import TabStore

/// A layout whose edits are those of a tree of tabs (T9, T10); it is kept as any other.
struct TreeRecord: KeptRecord {
    private(set) var layout: TabRecord

    init(_ layout: TabRecord) { self.layout = layout }

    init() { self.init(TabRecord()) }

    static var kind: FileKind { TabRecord.kind }

    func joined(with saved: TreeRecord) -> TreeRecord { TreeRecord(layout.joined(with: saved.layout)) }

    var mayBeOverwritten: Bool { layout.mayBeOverwritten }

    func payload(after written: inout WrittenLayout) -> [UInt8]? { layout.payload(after: &written) }

    static func reading(
        payload: ArraySlice<UInt8>
    ) throws(MalformedPayload) -> (record: TreeRecord, problems: [String]) {
        let (layout, problems) = try TabRecord.reading(payload: payload)
        return (TreeRecord(layout), problems)
    }
}

extension TreeRecord: SampledLayout {
    /// What the user does; each of these changes tabs of its own.
    private enum Way: Int, CaseIterable {
        case putOntoBar, takeOffBar, moveInGroup, customize, hide, fold, hideSidebar

        /// There is one sidebar, which one part has; the others have a tab more to hide.
        func hiddenID(_ part: Part) -> TabID? {
            self == .hide
                ? part.id("hidden") : self == .hideSidebar && part.number > 0 ? part.id("other") : nil
        }
    }

    static let thingCount = Way.allCases.count

    /// A part of an app's tabs: another version of the app, or another program, has another part.
    private struct Part {
        let number: Int

        func id(_ name: String) -> TabID { TabID(stringLiteral: "\(name)-\(number)") }

        var tree: TabTree {
            TabTree([
                .init(
                    id("group"),
                    children: [
                        .init(id("optional")), .init(id("default"), placement: .default),
                        .init(id("sorted")), .init(id("hidden"), allowsHiding: true),
                        .init(id("other"), allowsHiding: true),
                        .init(id("moved"), placement: .default),
                    ],
                    allowsReordering: true
                ),
                .init(id("root")),
            ])
        }
    }

    private static func way(_ thing: Int) -> (Way, Part) {
        (Way.allCases[thing % thingCount], Part(number: thing / thingCount))
    }

    mutating func set(_ isOn: Bool, _ thing: Int, at stamp: TabStamp) throws -> Bool {
        let (way, part) = Self.way(thing)
        let tree = part.tree
        let end: TabDestination = isOn ? .first : .last
        if let id = way.hiddenID(part) { return try layout.setHidden(isOn, id, in: tree, at: stamp) }
        switch way {
        case .putOntoBar where isOn:
            return try layout.moveOnBar(part.id("optional"), to: end, in: tree, at: stamp)
        case .putOntoBar: return try layout.removeFromBar(part.id("optional"), in: tree, at: stamp)
        case .takeOffBar where isOn: return try layout.removeFromBar(part.id("default"), in: tree, at: stamp)
        case .takeOffBar: return try layout.moveOnBar(part.id("default"), to: end, in: tree, at: stamp)
        case .moveInGroup: return try layout.moveInGroup(part.id("sorted"), to: end, in: tree, at: stamp)
        case .customize:
            let old = layout.arrangement(for: tree, width: .narrow).visible
            let new = [part.id("root"), part.id("group")]
            return try layout.customize(from: old, to: isOn ? new : new.reversed(), in: tree, at: stamp)
        case .fold: return try layout.setFolded(isOn, part.id("group"), in: tree, at: stamp)
        case .hide, .hideSidebar: return try layout.setSidebarHidden(isOn, in: tree, at: stamp)
        }
    }

    func isSet(_ thing: Int) -> Bool {
        let (way, part) = Self.way(thing)
        let arrangement = layout.arrangement(for: part.tree)
        if let id = way.hiddenID(part) { return arrangement.hidden.contains(id) }
        return switch way {
        case .putOntoBar: arrangement.visible.contains(part.id("optional"))
        case .takeOffBar: !arrangement.visible.contains(part.id("default"))
        case .moveInGroup: arrangement.children[part.id("group")]?.first == part.id("sorted")
        case .customize: arrangement.roots.first == part.id("root")
        case .fold: arrangement.folded.contains(part.id("group"))
        case .hide, .hideSidebar: arrangement.isSidebarHidden == true
        }
    }

    static var isThorough: Bool { StoreTestCase.isSoaking }

    static func location(in stateDirectory: String) -> TabStoreLocation {
        TabRecord.location(in: stateDirectory)
    }

    static func sample(_ steps: Int) -> TreeRecord { samples[steps] }

    static func largeSample(_ steps: Int) -> TreeRecord { largeSamples[steps] }

    // The matrices compare with them many thousand times.
    private static let samples = (0...6).map(made)
    private static let largeSamples = (0...6).map { steps in
        var record = made(steps)
        record.grow(step: UInt64(steps))
        return record
    }

    /// After the first step all is edited, in each way; each further one moves tabs on the bar and in the group.
    private static func made(_ steps: Int) -> TreeRecord {
        var record = TreeRecord()
        for step in 0..<steps {
            for thing in 0..<(step == 0 ? thingCount : 1) {
                XCTAssertNoThrow(try record.set(true, thing, at: record.stamp(step: UInt64(step))))
            }
            record.move(["moved", "optional"][step % 2], step: UInt64(step))
        }
        return record
    }

    mutating func change(step: UInt64) { move("default", step: step) }

    mutating func grow(step: UInt64, tabCount: Int) {
        let tabs = (0..<tabCount).map { TabTree.Tab(TabID(stringLiteral: "tab-\($0)")) }
        let tree = TabTree([.init("large", children: tabs, allowsReordering: true)])
        let last = tabs[tabCount - 1].id
        XCTAssertNoThrow(try layout.moveInGroup(last, to: .first, in: tree, at: stamp(step: step)))
    }

    /// The user moves a tab to an end of the bar and of its group, whichever it is not at.
    private mutating func move(_ name: String, step: UInt64) {
        let part = Part(number: 0)
        let (id, tree) = (part.id(name), part.tree)
        let arrangement = layout.arrangement(for: tree)
        let bar: TabDestination = arrangement.visible.first == id ? .last : .first
        let group: TabDestination = arrangement.children[part.id("group")]?.first == id ? .last : .first
        XCTAssertNoThrow(try layout.moveOnBar(id, to: bar, in: tree, at: stamp(step: step)))
        XCTAssertNoThrow(try layout.moveInGroup(id, to: group, in: tree, at: stamp(step: step)))
    }
}
