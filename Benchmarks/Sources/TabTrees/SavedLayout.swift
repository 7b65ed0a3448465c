import TabModel
import TabStore
import TabardTesting
import UIKit

/// What a user leaves who moved a tab in each group and hid one of every five.
@MainActor
struct SavedLayout {
    private let groups: [TabTree.Tab]

    init(of tree: Tree) {
        groups = tree.makeTabs().compactMap { group in
            guard let group = group as? UITabGroup, let id = TabID(group.identifier) else { return nil }
            let children = group.children.compactMap { TabID($0.identifier) }
            return TabTree.Tab(
                id,
                children: children.map { TabTree.Tab($0, allowsHiding: true) },
                allowsReordering: true
            )
        }
    }

    /// Makes the edits, to the file that the screen saves its own into.
    ///
    /// - Returns: How many edits.
    func write(after screen: Screen) -> Int {
        _ = screen.measureEdits(1)
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? "")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path } ?? []
        guard
            let file = files.first(where: {
                !TabStore.read(at: TabStoreLocation(file: $0)).0.entries.isEmpty
            })
        else { fatalError("There is no layout among \(files)") }
        let tree = TabTree(groups)
        var record = TabStore.read(at: TabStoreLocation(file: file)).0
        var count = 0
        for group in groups {
            let tabs = group.children ?? []
            if let last = tabs.last,
                (try? record.moveInGroup(last.id, to: .first, in: tree, at: stamp(record))) == true
            {
                count += 1
            }
            for (index, tab) in tabs.enumerated() where index % 5 == 2 {
                if (try? record.setHidden(true, tab.id, in: tree, at: stamp(record))) == true { count += 1 }
            }
        }
        let store = TabStore(TabStoreLocation(file: file))
        let final = record
        store.schedule { record, _ in record = record.joined(with: final) }
        // The store's own thread waits for the disk.
        TestEnvironment.run(seconds: 1)
        guard count > 0, TabStore.read(at: TabStoreLocation(file: file)).0.entries.count >= count else {
            fatalError("The edits were not saved")
        }
        return count
    }

    private func stamp(_ record: TabRecord) -> TabStamp { record.nextStamp(milliseconds: 1, replica: 1) }
}
