import Foundation
import XCTest

/// The version that the program tells.
final class VersionTests: XCTestCase {
    func testItIsThatOfTheScripts() throws {
        let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        let version = try Command("/usr/bin/env", ["Scripts/version"], in: checkout).run().output
        XCTAssertNotNil(version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+(-dev)?\n/), version)
        let program = TestKit.products.appendingPathComponent("tabard-swift").path
        XCTAssertEqual(try Command(program, ["--version"], in: checkout).run().output, version)
    }
}
