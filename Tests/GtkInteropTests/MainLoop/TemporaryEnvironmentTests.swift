import Foundation
import XCTest

@testable import GtkInterop

/// What programs that the app starts must not find.
final class TemporaryEnvironmentTests: XCTestCase {
    func testEachVariableIsAsItWas() {
        let (unset, set, empty) = ("TABARD_TEST_UNSET", "TABARD_TEST_SET", "TABARD_TEST_EMPTY")
        unsetenv(unset)
        setenv(set, "before", 1)
        setenv(empty, "", 1)
        defer { for name in [set, empty] { unsetenv(name) } }
        let environment = TemporaryEnvironment([unset: "1", set: "2", empty: "3"])
        XCTAssertEqual([unset, set, empty].map { TemporaryEnvironment.value(of: $0) }, ["1", "2", "3"])
        environment.restore()
        XCTAssertEqual([unset, set, empty].map { TemporaryEnvironment.value(of: $0) }, [nil, "before", nil])
        XCTAssertNil(getenv(unset))
        XCTAssertEqual(getenv(set).map { String(cString: $0) }, "before")
        XCTAssertEqual(getenv(empty).map { String(cString: $0) }, "")
    }
}
