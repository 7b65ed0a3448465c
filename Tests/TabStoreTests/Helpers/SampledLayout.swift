import TabModel
import XCTest

@testable import TabStore

/// A kind of edits of layouts, by which tests change layouts in many ways that do not hinder each other.
protocol SampledLayout: SampledRecord {
    /// How many things one program edits in turn, in each way of the kind at least one.
    static var thingCount: Int { get }
    /// The layout that was edited.
    var layout: TabRecord { get }

    init(_ layout: TabRecord)
    /// The user does something about a thing of the tests', or takes it back.
    ///
    /// - Returns: Whether the layout is another now.
    @discardableResult
    mutating func set(_ isOn: Bool, _ thing: Int, at stamp: TabStamp) throws -> Bool
    /// Whether what the user did about the thing is there.
    func isSet(_ thing: Int) -> Bool
    /// Moves one of so many tabs that the record needs a larger slot.
    mutating func grow(step: UInt64, tabCount: Int)
}

extension SampledLayout {
    mutating func grow(step: UInt64) { grow(step: step, tabCount: 120) }

    /// The stamp of an edit; `step` tells one time from the next.
    func stamp(step: UInt64) -> TabStamp {
        layout.nextStamp(milliseconds: StoreTestCase.noon + step, replica: 7)
    }

    /// Whether all that another record has of the user's is here, too.
    func keeps(_ former: Self) -> Bool {
        former.layout.entries.allSatisfy { entry in
            let own = layout.entry(for: entry.id)
            return own?.place == entry.place && own?.visibility == entry.visibility
        }
    }
}

extension TabRecord: SampledLayout {
    static let thingCount = 4

    var layout: TabRecord { self }

    init(_ layout: TabRecord) { self = layout }

    mutating func set(_ isOn: Bool, _ thing: Int, at stamp: TabStamp) throws -> Bool {
        let declaration = TabDeclaration(ids: [Self.tab(thing), "other"])
        return try setVisibility(isOn ? .hidden : .shown, of: Self.tab(thing), in: declaration, at: stamp)
    }

    func isSet(_ thing: Int) -> Bool { entry(for: Self.tab(thing))?.visibility?.value == .hidden }

    mutating func grow(step: UInt64, tabCount: Int) {
        let declaration = TabDeclaration(ids: (0..<tabCount).map { TabID(stringLiteral: "grown-\($0)") })
        let last = TabID(stringLiteral: "grown-\(tabCount - 1)")
        XCTAssertNoThrow(try move(last, to: .first, in: declaration, at: stamp(step: step)))
    }

    private static func tab(_ thing: Int) -> TabID { TabID(stringLiteral: "tab-\(thing)") }
}
