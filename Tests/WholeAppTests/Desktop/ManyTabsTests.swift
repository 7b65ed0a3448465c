import Foundation
import TabardTesting
import XCTest

/// What a great number of tabs costs at the start.
@preconcurrency @MainActor
final class ManyTabsTests: XCTestCase {
    /// C11: start-up does no work for hidden tabs.
    func testAThousandTabsStartNearlyAsFastAsFive() throws {
        let display = try TestDisplay()
        var few: [Duration] = []
        var many: [Duration] = []
        // The first run of each reads the program from disk.
        for round in 0..<8 {
            let (fiveTime, fiveOutput) = try run(count: 5, on: display)
            let (manyTime, manyOutput) = try run(count: 1000, on: display)
            XCTAssertEqual(fiveOutput, "5 tabs, 1 loaded\n")
            XCTAssertEqual(manyOutput, "1000 tabs, 1 loaded\n")
            if round > 0 {
                few.append(fiveTime)
                many.append(manyTime)
            }
        }
        // What else the machine does makes some of them longer, and none shorter.
        let (least, leastOfMany) = (try XCTUnwrap(few.min()), try XCTUnwrap(many.min()))
        let ratio = leastOfMany / least
        print("start to first frame: 5 tabs \(least), 1,000 tabs \(leastOfMany), ratio \(ratio)")
        XCTAssertLessThanOrEqual(ratio, 1.5)
    }

    private func run(count: Int, on display: TestDisplay) throws -> (Duration, String) {
        let clock = ContinuousClock()
        let start = clock.now
        let app = try TestApplication("ManyTabs", arguments: ["\(count)", "--once"], on: display)
        XCTAssertEqual(app.waitForExit(timeout: .seconds(20)), .exited(0), app.endDescription)
        return (clock.now - start, app.standardOutput)
    }
}
