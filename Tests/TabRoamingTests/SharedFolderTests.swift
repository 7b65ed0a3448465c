import Foundation
import SystemPackage
import XCTest

@testable import TabStore

/// How a file comes into a shared folder: whole, and on the disk when that is said.
final class SharedFolderTests: RoamingTestCase {
    private func replace(in fileSystem: any FileSystem) throws -> Bool {
        let shared = try SharedFolder.open(folder, in: fileSystem, now: Self.noon)
        defer { shared.close() }
        return try shared.replace("file", with: [1, 2, 3], number: 7)
    }

    func testAFileIsOnTheDiskBeforeItHasItsName() throws {
        let fileSystem = FaultyFileSystem()
        XCTAssertTrue(try replace(in: fileSystem))
        XCTAssertEqual(
            fileSystem.recorded,
            [
                .openDirectory, .names, .open, .write, .synchronize, .rename, .synchronizeDirectory, .close,
                .close,
            ]
        )
        XCTAssertEqual(try bytes("file"), [1, 2, 3])
    }

    func testWhatCannotBeWrittenLeavesNothing() throws {
        for failing in [Operation.write, .synchronize, .rename] {
            let fileSystem = FaultyFileSystem(
                before: { _, operation throws(Errno) in if operation == failing { throw .noSpace } }
            )
            XCTAssertThrowsError(try replace(in: fileSystem)) { error in
                XCTAssertEqual((error as? TabStoreError)?.code, .noSpace)
            }
            XCTAssertEqual(try names(), [], "\(failing)")
        }
    }
}
