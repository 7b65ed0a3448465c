import Foundation
import TabModel
import TabStore

/// `TabStore` as apps use it: from the main actor, with the change made under its lock.
struct TabStorePeer: Peer {
    static let title = "TabStore, awaited from another thread"
    static let promise = Promise(isDurable: true, isWhole: true)

    let store: TabStore
    let declaration: TabDeclaration
    private var moved: TabID = "none"
    private var selected: TabID = "none"

    init(_ folder: URL, _ layout: Layout) async throws {
        declaration = Self.declaration(layout)
        store = TabStore(Self.location(folder))
        let (from, to) = (Self.identifiers(layout.ids), Self.identifiers(layout.order))
        try await store.edit { [declaration] record, stamp in
            _ = try record.customize(from: from, to: to, in: declaration, at: stamp)
        }
        // The file is written anew where it was to grow; what is measured is the usual save.
        prepare(layout)
        for _ in 0..<3 { _ = try await save() }
    }

    mutating func prepare(_ layout: Layout) {
        moved = TabID(layout.order[0]) ?? moved
        selected = TabID(layout.selected) ?? selected
    }

    func save() async throws -> Duration {
        let change = change
        let start = ContinuousClock.now
        try await store.edit(change)
        return .now - start
    }

    var change: TabStore.Change<Void> {
        { [declaration, moved, selected] record, stamp in
            try record.move(moved, to: .first, in: declaration, at: stamp)
            let next = record.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
            try record.select(selected, in: "main", of: declaration, at: next)
        }
    }

    static func loader(_ folder: URL, _ layout: Layout) -> () throws -> Int {
        let location = location(folder)
        return {
            let (record, problems) = TabStore.read(at: location)
            guard problems.isEmpty else { throw Failure("\(problems)") }
            return record.selections.isEmpty ? 0 : record.entries.count
        }
    }

    private static func location(_ folder: URL) -> TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Tabs", stateDirectory: folder.path)
    }

    private static func identifiers(_ ids: [String]) -> [TabID] {
        ids.compactMap { TabID($0) }
    }

    static func declaration(_ layout: Layout) -> TabDeclaration {
        TabDeclaration(ids: identifiers(layout.ids))
    }
}

/// The same from the store's own thread, so that nobody waits for another thread.
struct OwnThreadPeer: Peer {
    static let title = "TabStore, on its own thread"
    static let promise = TabStorePeer.promise

    private var peer: TabStorePeer

    init(_ folder: URL, _ layout: Layout) async throws {
        peer = try await TabStorePeer(folder, layout)
    }

    mutating func prepare(_ layout: Layout) {
        peer.prepare(layout)
    }

    func save() async throws -> Duration {
        try await Self.save(in: peer.store, peer.change)
    }

    private static func save(
        in store: isolated TabStore,
        _ change: @escaping TabStore.Change<Void>
    ) async throws -> Duration {
        let start = ContinuousClock.now
        try await store.edit(change)
        return .now - start
    }

    static func loader(_ folder: URL, _ layout: Layout) -> () throws -> Int {
        TabStorePeer.loader(folder, layout)
    }
}
