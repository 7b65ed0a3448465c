@testable import TabModel
@testable import TabStore

/// What holds of every property list that can be imported, whoever wrote it (S6).
enum PropertyListProperties {
    private static let keys: Set<String> = ["savedTabOrder", "tabOrder", "selectedTab"]
    private static let path = "/settings/old.plist"

    static func check(_ bytes: [UInt8]) throws {
        if let values = propertyListValues(for: keys, in: bytes) {
            try PropertyFailure.unless(keys.isSuperset(of: values.keys), "the keys \(values.keys)")
            for value in values.values {
                try checkBounds(value)
            }
            for list in [PropertyListSample.xml(values), PropertyListSample.binary(values)] {
                let again = propertyListValues(for: keys, in: list)
                try PropertyFailure.unless(again == values, "\(String(describing: again)), not \(values)")
            }
        }
        try checkImport(bytes)
    }

    private static func checkBounds(_ value: PropertyListValue) throws {
        guard case .strings(let strings) = value else { return }
        try PropertyFailure.unless(strings.count <= PropertyListLimits.elementCount, "\(strings.count)")
        let longest = strings.map(\.utf16.count).max() ?? 0
        try PropertyFailure.unless(longest <= PropertyListLimits.stringSize, "a string of \(longest)")
    }

    /// A list is refused with the one error for it, or gives a record that can be drawn and saved.
    private static func checkImport(_ bytes: [UInt8]) throws {
        let disk = ModelDisk("old.plist", bytes)
        let old: TabImport
        do throws(TabStoreError) {
            old = try TabImport(propertyList: path, in: disk)
        } catch {
            let isExpected = error.code == .notImportable && error.path == path
            return try PropertyFailure.unless(isExpected, "importing says \(error)")
        }
        for declaration: TabDeclaration in [["home", "search", "feed", "me"], TabDeclaration(ids: ids(old))] {
            let stamp = TabStamp(milliseconds: 1 << 41, replica: 7)
            let record = try old.record(for: declaration, at: stamp) { TabID($0) }
            try PayloadProperties.checkReadingBack(record)
            let arrangement = record.arrangement(for: declaration)
            let declared = declaration.tabs.map(\.id)
            let known = Set(declared)
            try PropertyFailure.unless(
                arrangement.order.sorted() == declared.sorted(),
                "arranged \(arrangement.order)"
            )
            // Where the app has all tabs of the list and no others, the list's order is the arrangement.
            if known == Set(ids(old)) {
                try PropertyFailure.unless(arrangement.order == ids(old), "imported \(arrangement.order)")
            }
        }
    }

    /// The ids of the titles, each once.
    private static func ids(_ old: TabImport) -> [TabID] {
        var known: Set<TabID> = []
        return old.titles.compactMap { TabID($0) }.filter { known.insert($0).inserted }
    }
}
