import Dispatch
import Foundation
import TabModel
import TabStore

/// The package's own memory behind a bar that is no `UITabBar`.
///
/// `TabMemory` does the same and more for tab bar controllers; below it, `TabModel` and `TabStore` know only ids.
@MainActor
final class RememberedTabs {
    /// The order in which the user left the tabs.
    private(set) var order: [TabID]
    /// The tab that the user selected last, if it is still there.
    let selected: TabID?

    private let declaration: TabDeclaration
    private let store: TabStore
    private let window: TabID = "main"
    private var following: Task<Void, Never>?

    /// Reads the layout at once, before the first frame.
    ///
    /// - Parameters:
    ///   - tabs: The app's tabs in their default order.
    ///   - store: Where the layout is kept.
    init(_ tabs: [TabDeclaration.Tab], in store: TabStore) {
        self.store = store
        declaration = TabDeclaration(tabs)
        let (record, problems) = TabStore.read(at: store.location)
        for problem in problems { NSLog("%@", "Tab layout: \(problem)") }
        let arrangement = record.arrangement(for: declaration, window: window)
        order = arrangement.order
        selected = arrangement.selected
    }

    isolated deinit {
        following?.cancel()
    }

    /// Saves the order that the user gave the tabs; no need to wait for it.
    func reorder(_ newOrder: [TabID]) {
        let former = order
        order = newOrder
        store.schedule { [declaration] record, stamp in
            _ = try record.customize(from: former, to: newOrder, in: declaration, at: stamp)
        }
    }

    /// Saves the user's selection.
    func select(_ id: TabID) {
        store.schedule { [declaration, window] record, stamp in
            _ = try record.select(id, in: window, of: declaration, at: stamp)
        }
    }

    /// Calls a closure with the order that another window or process of the app has saved.
    func follow(_ changed: @escaping @MainActor ([TabID]) -> Void) {
        following = Task { [weak self, store] in
            let changes = store.changes
            // The program may be killed right after the user's first change, which is saved faster into a file.
            try? await store.makeFile()
            for await record in changes {
                guard let self else { return }
                self.order = record.arrangement(for: self.declaration).order
                changed(self.order)
            }
        }
    }
}
