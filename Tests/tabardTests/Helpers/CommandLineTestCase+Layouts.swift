import Foundation
import TabModel
import TabStore
import XCTest

/// What `tabard show --json` prints, as far as the tests read it.
struct Shown: Decodable, Equatable {
    struct Tab: Decodable, Equatable {
        let id: String
        let position: Int?
        let state: String
        let isNew: Bool
        let isMoved: Bool
        let selectedIn: [String]
        let changed: String?
    }

    struct Absent: Decodable, Equatable {
        let id: String
        let isMoved: Bool
        let isHidden: Bool
        let lastSeen: String
    }

    struct Tree: Decodable, Equatable {
        struct Choice: Decodable, Equatable {
            let id: String
            let isShown: Bool
            let changed: String
        }

        struct Tab: Decodable, Equatable {
            let id: String
            let isMoved: Bool
            let changed: String?
        }

        struct Group: Decodable, Equatable {
            let id: String
            let tabs: [Tab]
        }

        let bar: [Choice]
        let groups: [Group]
        let sections: [Choice]
        let isSidebarHidden: Bool?
        let sidebarWidth: Int?
        let unknownCount: Int
    }

    let file: String
    let condition: String
    let generation: UInt64
    let isDeclared: Bool
    let capacity: Int?
    let tabs: [Tab]
    let absent: [Absent]
    let retired: [String]
    let tree: Tree?
    let problems: [String]

    /// The ids of the tabs that can be seen, in order.
    var visible: [String] { tabs.filter { $0.state != "hidden" }.map(\.id) }
    var hidden: [String] { tabs.filter { $0.state == "hidden" }.map(\.id) }
    var moved: [String] { tabs.filter(\.isMoved).map(\.id) }
    var new: [String] { tabs.filter(\.isNew).map(\.id) }
}

extension CommandLineTestCase {
    func shown(_ layout: String, _ options: String = "") throws -> Shown {
        let text = try tabard("show \(layout) --json \(options)")
        return try JSONDecoder().decode(Shown.self, from: Data(text.utf8))
    }

    func assertVisible(
        _ layout: String,
        _ expected: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let visible = try shown(layout).visible.joined(separator: " ")
        XCTAssertEqual(visible, expected, file: file, line: line)
    }

    func url(_ name: String) -> URL { directory.appendingPathComponent(name) }

    func location(_ name: String) -> TabStoreLocation { TabStoreLocation(file: url(name).path) }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

    func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: url(name)) }

    func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(at: url(name), to: url(other))
    }

    /// The names in the directory.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    /// Flips the bits of a byte.
    func damage(_ name: String, at offset: Int) throws {
        var bytes = try bytes(name)
        bytes[offset] ^= 0xff
        try write(bytes, to: name)
    }

    /// Changes a layout as an app does, without the program.
    func edit(
        _ name: String,
        _ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Void
    ) throws {
        let store = TabStore(location(name))
        let done = expectation(description: "The layout is saved")
        Task {
            do {
                try await store.edit(change)
            } catch {
                XCTFail("\(error)")
            }
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
    }
}
