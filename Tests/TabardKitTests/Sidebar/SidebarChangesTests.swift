import XCTest

@testable import TabardKit

/// How a sidebar's rows become others: what is the same is not looked into, and nothing else is left out (T8).
@preconcurrency @MainActor
final class SidebarChangesTests: SidebarTestCase {
    private func all(_ contents: SidebarContents) -> ListContents<SidebarSection, SidebarRow> {
        var list = ListContents<SidebarSection, SidebarRow>()
        list.insertSections(contents.sections.map(\.id), at: 0)
        for section in contents.sections { list.insert(section.rows, in: section.id, at: nil) }
        return list
    }

    func testT8ChangesAreThoseOfAllRows() {
        let seed = UInt64(ProcessInfo.processInfo.environment["TABARD_SEED"] ?? "") ?? .random(in: 1...99_999)
        print("TABARD_SEED=\(seed)")
        var random = SeededGenerator(seed: seed)
        let inner = (0..<6).map { number in group("inner \(number)", tabs("i\(number)", "j\(number)")) }
        let groups = (0..<6).map { number in
            group("group \(number)", tabs("a\(number)", "b\(number)") + [inner[number]] + tabs("c\(number)"))
        }
        let roots: [UITab] = groups + tabs("x", "y", "z")
        for group in groups + inner { group.allowsReordering = true }
        func contents() -> SidebarContents {
            let folded = Set((groups + inner).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
            var source = SidebarContents.Source(
                roots: roots.shuffled(using: &random),
                isFolded: folded.contains,
                isEditing: Bool.random(using: &random)
            )
            source.hasHeader = Bool.random(using: &random)
            source.hasFooter = Bool.random(using: &random)
            return SidebarContents(source)
        }
        var before = contents()
        for round in 0..<500 {
            for tab in DeclaredTabs.all(roots) { tab.isHidden = Int.random(in: 0..<6, using: &random) == 0 }
            for group in groups where Int.random(in: 0..<3, using: &random) == 0 {
                let appearances: [UITabGroup.SidebarAppearance] = [.automatic, .inline, .rootSection]
                group.sidebarAppearance = appearances.randomElement(using: &random) ?? .automatic
                inner.randomElement(using: &random)?.sidebarAppearance = group.sidebarAppearance
                group.displayOrderIdentifiers = group.children.map(\.identifier).shuffled(using: &random)
            }
            let after = contents()
            let words = "round \(round), TABARD_SEED=\(seed)"
            XCTAssertEqual(
                before.changes(to: after),
                ListDifference(from: all(before), to: all(after)).changes,
                words
            )
            XCTAssertEqual(after.hasRows(of: before), before.changes(to: after).isEmpty, words)
            for (number, section) in after.sections.enumerated() {
                for (item, row) in section.rows.enumerated() {
                    XCTAssertEqual(after.path(of: row), IndexPath(item: item, section: number), words)
                }
            }
            for tab in DeclaredTabs.all(roots) where after.path(of: .tab(tab)) == nil {
                XCTAssertFalse(after.sections.contains { $0.rows.contains(.tab(tab)) }, words)
            }
            before = after
        }
    }
}
