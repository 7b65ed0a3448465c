import TabModel
import XCTest

@testable import TabStore

final class SmokeTests: XCTestCase {
    func testSmoke() async throws {
        let dir = "/tmp/tabstore-smoke-\(UInt32.random(in: 0 ... .max))"
        let location = TabStoreLocation(applicationIdentifier: "org.example.Smoke", stateDirectory: dir)
        let declaration: TabDeclaration = ["home", "search", "feed", "me"]
        let store = try await TabStore.open(location)
        for index in 0..<5 {
            try await store.edit { record, stamp in
                try record.move(index % 2 == 0 ? "me" : "feed", to: .first, in: declaration, at: stamp)
            }
        }
        let (record, problems) = TabStore.read(at: location)
        XCTAssertTrue(problems.isEmpty, "\(problems)")
        print(PayloadWriter(record.plain).bytes.count)
        print(String(decoding: PayloadWriter(record.plain).bytes, as: UTF8.self))
        let mine = await store.record()
        XCTAssertEqual(mine, record)
    }
}
