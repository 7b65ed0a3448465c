import Foundation
import TabModel
import XCTest

@testable import TabStore

/// A file of the system's counts only if nobody but the system's administrator can have written it.
final class SystemEditionTests: XCTestCase {
    private var directory = ""
    private let edition = ManagedDefaultsEdition(
        fleet: 1,
        number: .init(serial: 1, mark: 1),
        defaults: ManagedDefaults(order: ["me"])
    )

    override func setUpWithError() throws {
        directory =
            FileManager.default.temporaryDirectory.path
            + "/SystemEditionTests-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(
            atPath: directory + "/org.example.Notes",
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o755]
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: directory)
    }

    private var path: String { directory + "/org.example.Notes/tabs.fleet" }

    private func place(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }

    private func read(owner: UInt32 = geteuid(), layout: String = "tabs") throws -> ManagedDefaultsEdition? {
        let location = TabStoreLocation(
            applicationIdentifier: "org.example.Notes",
            layout: layout,
            stateDirectory: directory + "/state"
        )
        return try SystemEdition(of: location, in: directory, owner: owner).read()
    }

    private func assertRefused(_ code: TabStoreError.Code, owner: UInt32 = geteuid(), line: UInt = #line)
        throws
    {
        XCTAssertThrowsError(try read(owner: owner), line: line) {
            XCTAssertEqual(($0 as? TabStoreError)?.code, code, line: line)
        }
    }

    func testItIsRead() throws {
        XCTAssertNil(try read())
        try place(try EditionFile.encode(edition, path: ""))
        XCTAssertEqual(try read(), edition)
        XCTAssertNil(try read(layout: "other"))
        let elsewhere = TabStoreLocation(file: "/tmp/L")
        XCTAssertNil(try SystemEdition(of: elsewhere, in: directory, owner: geteuid()).read())
        XCTAssertNil(SystemEdition(of: elsewhere).path)
        let real = SystemEdition(of: TabStoreLocation(applicationIdentifier: "org.example.Notes"))
        #if os(Linux)
            XCTAssertEqual(real.path, "/etc/xdg/org.example.Notes/tabs.fleet")
        #endif
    }

    func testWhoMayWriteIt() throws {
        try place(try EditionFile.encode(edition, path: ""))
        try assertRefused(.foreignOwner, owner: geteuid() + 1)
        for mode in [0o664, 0o646] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            try assertRefused(.foreignOwner)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        XCTAssertEqual(try read(), edition)
        let folder = directory + "/org.example.Notes"
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
        try assertRefused(.foreignOwner)
    }

    func testWhatElseMayBeThere() throws {
        try place(Array("nonsense".utf8))
        try assertRefused(.damaged)
        try place(Array("tabfleet 2.0\n".utf8))
        try assertRefused(.newerVersion)
        XCTAssertEqual(truncate(path, 8 << 30), 0)
        try assertRefused(.tooLarge)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
        try assertRefused(.symbolicLink)
        try FileManager.default.removeItem(atPath: path)
        XCTAssertEqual(mkfifo(path, 0o644), 0)
        try assertRefused(.notAFile)
        try FileManager.default.removeItem(atPath: path)
        var other = edition
        other.layout = "org.example.Mail/tabs"
        try place(try EditionFile.encode(other, path: ""))
        try assertRefused(.otherLayout)
        let folder = directory + "/org.example.Notes"
        try FileManager.default.moveItem(atPath: folder, toPath: folder + "-real")
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: folder + "-real")
        try assertRefused(.symbolicLink)
    }
}
