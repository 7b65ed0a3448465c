import GtkInterop
import XCTest

@testable import TabardKit

/// Where the rows of a sidebar stand when some of them come, go, or become higher (T8, T9).
@preconcurrency @MainActor
final class SidebarRowsTests: SidebarTestCase {
    /// Rows that overlap another or whose height is not what their content needs, as they stand.
    private func faults(_ controller: UITabBarController) throws -> [String] {
        let collection = try list(controller).collection
        let cells = collection.visibleCells.compactMap { $0 as? SidebarCell }
            .sorted { $0.frame.minY < $1.frame.minY }
        var faults: [String] = []
        for (above, below) in zip(cells, cells.dropFirst()) where above.frame.maxY > below.frame.minY + 0.5 {
            faults.append("\(above.name) \(above.frame) is over \(below.name) \(below.frame)")
        }
        for cell in cells {
            let wanted = cell._preferredSize(CGSize(width: cell.frame.width, height: 44), on: .vertical)
                .height
            if abs(wanted - cell.frame.height) > 0.5 {
                faults.append("\(cell.name) is \(cell.frame.height) high, but wants \(wanted)")
            }
        }
        return faults
    }

    func testT9HiddenRowsComeInBetween() throws {
        let all = library()
        let songs = try XCTUnwrap((all[1] as? UITabGroup)?.children.last)
        songs.isHidden = true
        let controller = makeController(all)
        showWide(controller)
        XCTAssertEqual(try faults(controller), [])
        for isEditing in [true, false, true] {
            controller._setEditingTabs(isEditing)
            MainLoop.iterate(seconds: 0.3)
            XCTAssertEqual(try faults(controller), [], "editing \(isEditing)")
        }
    }

    func testT9RowsGrowWithTheMarksOfEditing() throws {
        let all = library()
        for tab in (all[1] as? UITabGroup)?.children ?? [] {
            tab.title += " with a title of forty letters or so"
        }
        let controller = makeController(all)
        showWide(controller)
        XCTAssertEqual(try faults(controller), [])
        for isEditing in [true, false] {
            controller._setEditingTabs(isEditing)
            MainLoop.iterate(seconds: 0.3)
            XCTAssertEqual(try faults(controller), [], "editing \(isEditing)")
        }
    }
}

extension SidebarCell {
    fileprivate var name: String {
        guard case .tab(let tab)? = row else { return "?" }
        return tab.identifier
    }
}
