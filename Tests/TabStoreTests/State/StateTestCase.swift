import Foundation
import XCTest

@testable import TabStore

/// A test with a directory of its own and states to save.
class StateTestCase: StoreTestCase {
    static let application = "org.example.Tests"

    func stateLocation(_ session: String = "main") -> StateLocation {
        StateLocation(applicationIdentifier: Self.application, session: session, stateDirectory: directory)
    }

    func stateKeeper(_ fileSystem: any FileSystem = SystemFileSystem()) -> RecordKeeper<StateRecord> {
        keeper(of: StateRecord.self, fileSystem)
    }

    func store(_ fileSystem: any FileSystem) -> StateStore {
        StateStore(stateKeeper(fileSystem), stateLocation())
    }

    /// The names in the directory of the states.
    func stateNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: stateLocation().directory).sorted()
    }

    /// The permissions of whatever is at a path.
    func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// Puts a file in the place of the state whose only save has this payload.
    func place(payload: [UInt8]) throws {
        let header = SlotHeader(
            kind: .state,
            capacity: SlotLayout.capacity(forPayload: payload.count),
            generation: 1,
            payload: payload
        )
        try place(SlotLayout.file(header, payload: payload), at: stateLocation().file)
    }
}
