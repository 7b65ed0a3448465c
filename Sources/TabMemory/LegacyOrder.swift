import Foundation

/// An order that an app saved in its own way, before it had a memory: the ways of two well-known articles (S6).
///
/// ```swift
/// let memory = TabMemory(store, legacyOrder: .defaults(domain: "org.example.Notes"))
/// ```
///
/// Known are a list of titles under `savedTabOrder`, and one under `tabOrder` with the selected index under
/// `selectedTab`. It is read once, if the memory has nothing saved yet, and is left as it is.
public struct LegacyOrder: Sendable {
    enum Source: Sendable {
        case defaults(domain: String)
        case propertyList(path: String)
    }

    let source: Source
    let id: (@Sendable (String) -> TabID?)?

    /// An order in the app's `UserDefaults`.
    ///
    /// - Parameters:
    ///   - domain: The domain; that of the standard defaults if it is nil, as by default.
    ///   - id: The id of the tab that had a title; nil for a title that means nothing. By default the tab is meant
    ///     that has this title now.
    public static func defaults(
        domain: String? = nil,
        id: (@Sendable (String) -> TabID?)? = nil
    ) -> LegacyOrder {
        let standard = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return LegacyOrder(source: .defaults(domain: domain ?? standard), id: id)
    }

    /// An order in a property list file, in XML or the binary format.
    public static func propertyList(
        _ path: String,
        id: (@Sendable (String) -> TabID?)? = nil
    ) -> LegacyOrder {
        LegacyOrder(source: .propertyList(path: path), id: id)
    }

    func load() throws(TabStoreError) -> TabImport {
        switch source {
        case .defaults(let domain): try TabImport(defaultsDomain: domain)
        case .propertyList(let path): try TabImport(propertyList: path)
        }
    }
}

extension TabMemory {
    /// Takes over what the app saved in its own way; that there is nothing is no problem.
    func importLegacyOrder() {
        guard let legacyOrder else { return }
        do {
            let old = try legacyOrder.load()
            let known = tabIDs(of: old.titles)
            let id = legacyOrder.id ?? { known[$0] }
            let make: @Sendable (TabStamp) throws -> TabRecord = { [ownDeclaration, window] stamp in
                try old.record(for: ownDeclaration, in: window, at: stamp, id: id)
            }
            let now = UInt64(max(0, Date().timeIntervalSince1970 * 1000))
            session.replace(try make(record.nextStamp(milliseconds: now, replica: store.replica)))
            session.save { record, stamp in
                // Another window may have been first.
                if record == TabRecord() { record = try make(stamp) }
            }
        } catch let error as TabStoreError {
            if error.code != .notImportable { problemHandler(error) }
        } catch {
            NSLog("%@", "Tab layout: the order that was saved before is not taken over: \(error)")
        }
    }

    /// The tabs that older programs' titles mean.
    ///
    /// Programs saved the titles of the controllers or those of their items, all of one kind. Of the kinds the one
    /// counts by which the most tabs are found; what it does not know, the others may.
    private func tabIDs(of titles: [String]) -> [String: TabID] {
        let kinds = ownDeclaration.tabs.map { tab in tabs[tab.id].map(Self.titles) ?? [] }
        let tables = (0..<3).map { kind in
            Dictionary(
                zip(ownDeclaration.tabs, kinds).compactMap { tab, titles in
                    titles.indices.contains(kind) ? titles[kind].map { ($0, tab.id) } : nil
                },
                uniquingKeysWith: { first, _ in first }
            )
        }
        let known = tables.map { table in titles.count { table[$0] != nil } }
        let order = tables.indices.sorted { known[$0] == known[$1] ? $0 < $1 : known[$0] > known[$1] }
        var result: [String: TabID] = [:]
        var found: Set<TabID> = []
        for table in order.map({ tables[$0] }) {
            for title in titles where result[title] == nil {
                if let id = table[title], found.insert(id).inserted { result[title] = id }
            }
        }
        return result
    }
}
