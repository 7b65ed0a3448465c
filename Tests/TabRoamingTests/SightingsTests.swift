import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// What a carrier knows of the files that it has read: nothing is read or told twice, and nothing that is gone is known.
final class SightingsTests: RoamingTestCase {
    private let file = DeviceFileName.name(of: 5)

    /// Writes a file as if that were a minute ago; one of just now is read once more.
    private func writeOld(_ bytes: [UInt8]) throws {
        try write(bytes, to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)],
            ofItemAtPath: folder + "/" + file
        )
    }

    func testWhatCannotBeReadIsNotReadAgain() throws {
        let fileSystem = FaultyFileSystem()
        let (folder, laptop) = (folder, device("laptop"))
        let carrier = FolderCarrier(
            folder: folder,
            device: "laptop",
            layout: laptop.location,
            identity: DeviceIdentity(of: laptop.location, in: SystemFileSystem(), machine: 0),
            open: { () throws(TabStoreError) in
                try SharedFolder.open(folder, in: fileSystem, now: WallClock.milliseconds())
            }
        )
        func readCount() throws -> Int {
            let before = fileSystem.recorded.count { $0 == .read }
            _ = try awaiting { try await carrier.receive() }
            return fileSystem.recorded.count { $0 == .read } - before
        }
        try writeOld(Array("nothing".utf8))
        XCTAssertEqual(try readCount(), 1)
        XCTAssertEqual(try readCount(), 0)
        try writeOld(Array("something".utf8))
        XCTAssertEqual(try readCount(), 1)
    }

    func testWhatIsGoneAndComesBackIsToldAgain() throws {
        let laptop = device("laptop")
        let line = "\(folder)/\(file): what was saved is damaged"
        for _ in 0..<2 {
            try writeOld(Array("nothing".utf8))
            try laptop.exchange()
            XCTAssertEqual(laptop.takeTold(), [line])
            try FileManager.default.removeItem(atPath: folder + "/" + file)
            try laptop.exchange()
            XCTAssertEqual(laptop.takeTold(), [])
        }
    }

    /// A copy says nothing of who has the name now.
    func testOnlyADevicesOwnFileHasItsName() throws {
        let published = PublishedRecord(device: 5, name: "laptop", layout: "", count: 1, record: TabRecord())
        try write(published.encoded.bytes, to: file)
        let copy = file.replacingOccurrences(of: ".tabs", with: " (conflicted copy 2026-01-02 1).tabs")
        try write(published.encoded.bytes, to: copy)
        let laptop = device("laptop")
        try laptop.exchange()
        XCTAssertEqual(
            laptop.takeTold(),
            ["\(folder)/\(file): another device has this one's name, too (laptop)"]
        )
    }
}
