/// Imports point one way: each room may import only the rooms that its row names.
enum Imports {
    /// What each room may import of this package; Documentation/architecture.md has the same table.
    static let rooms: [String: Set<String>] = [
        "Sources/TabModel": [],
        "Sources/TabStore": ["TabModel", "KeyedArchive", "SystemPackage"],
        "Sources/Constraints": [],
        "Sources/TabRoaming": ["TabModel", "TabStore", "Crypto"],
        "Sources/CPostgres": [],
        "Sources/TabRoamingPostgres": ["CPostgres", "TabModel", "TabStore", "TabRoaming"],
        "Sources/tabard": ["TabModel", "TabStore", "TabRoaming", "TabRoamingPostgres", "ArgumentParser"],
        "Sources/CGtk": [],
        "Sources/CImageDecoder": [],
        "Sources/CCrashReport": [],
        "Sources/GtkInterop": ["CGtk", "CImageDecoder", "CCrashReport"],
        "Sources/CXML": [],
        "Sources/StringTables": ["KeyedArchive"],
        "Sources/InterfaceDocument": ["CXML", "StringTables"],
        "Sources/KeyedArchive": [],
        "Sources/TabardFoundation": ["StringTables"],
        "Sources/TabardDrawing": ["TabardFoundation", "StringTables", "GtkInterop"],
        "Sources/TabardKit": [
            "TabModel", "TabStore", "Constraints", "InterfaceDocument", "KeyedArchive", "TabardFoundation",
            "TabardDrawing", "GtkInterop",
        ],
        "Sources/TabMemory": ["TabardKit", "UIKit", "TabStore", "TabModel"],
        "Sources/TabardNotifications": ["TabardFoundation", "TabardKit", "TabStore", "GtkInterop"],
        "Sources/TabardTesting": ["TabardKit", "GtkInterop"],
        "Sources/InterfacePreview": ["TabardKit", "TabardTesting", "InterfaceDocument", "TabardFoundation"],
        "Sources/AccessibilityAudit": ["TabardTesting"],
        "Sources/BroadwayGate": [],
    ]

    /// What comes with Swift. The rooms of values do without.
    static let swiftLibraries: Set<String> = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Observation",
        "Synchronization",
    ]
    static let roomsOfValues: Set<String> = ["Sources/TabModel", "Sources/Constraints"]

    /// What an app can see, under the names by which it asks for it.
    static let products: Set<String> = [
        "Constraints", "TabModel", "TabStore", "TabMemory", "TabRoaming", "TabRoamingPostgres",
        "TabardKit", "TabardTesting", "UIKit",
        "TabardNotifications",
    ]

    static func findings(in files: [TextFile]) -> [Finding] {
        files.flatMap { file in
            imports(of: file).compactMap { module, line in
                problem(importing: module, in: file.room).map {
                    Finding(path: file.path, line: line, problem: $0)
                }
            }
        }
    }

    private static func problem(importing module: String, in room: String) -> String? {
        if room.hasPrefix("Tests/") {
            if module == "Testing" { return "tests are XCTest, on the main thread" }
            let isDoor = room == "Tests/GtkInteropTests"
            return module == "CGtk" && !isDoor ? "only GtkInterop imports CGtk" : nil
        }
        if room.hasPrefix("Examples/") {
            var allowed = products.union(swiftLibraries)
            // iOS packages, with manifests and tests of their own.
            if room == "Examples/Habits" { allowed.formUnion(["PackageDescription", "XCTest", "Habits"]) }
            if room == "Examples/TabBarSaveStateIB" { allowed.insert("PackageDescription") }
            return allowed.contains(module) ? nil : "an example imports products, and not \(module)"
        }
        guard var allowed = rooms[room] else { return "the table of rooms has no \(room)" }
        if !roomsOfValues.contains(room) { allowed.formUnion(swiftLibraries) }
        return allowed.contains(module) ? nil : "\(room) may not import \(module)"
    }

    private static func imports(of file: TextFile) -> [(module: String, line: Int)] {
        let statement =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)/
        return file.code.enumerated().compactMap { index, line in
            guard line.contains("import") else { return nil }
            return line.firstMatch(of: statement).map { (String($0.1), index + 1) }
        }
    }
}
