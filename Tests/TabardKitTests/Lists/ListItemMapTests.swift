import XCTest

@testable import TabardKit

final class ListItemMapTests: XCTestCase {
    /// All ways in which some of five items leave and up to five arrive, beside a map that is made item by item.
    func testEachItemIsFoundOnTheOtherSide() {
        let count = 5
        for leavingBits in 0..<(1 << count) {
            let leaving = Set((0..<count).filter { leavingBits & 1 << $0 != 0 })
            let staying = (0..<count).filter { !leaving.contains($0) }
            for arrivingCount in 0...count {
                let newCount = staying.count + arrivingCount
                for arrivingBits in 0..<(1 << newCount) where arrivingBits.nonzeroBitCount == arrivingCount {
                    let arriving = Set((0..<newCount).filter { arrivingBits & 1 << $0 != 0 })
                    let map = ListItemMap(leaving: leaving, arriving: arriving)
                    let free = (0..<newCount).filter { !arriving.contains($0) }
                    let pairs = Dictionary(uniqueKeysWithValues: zip(staying, free))
                    let message = "\(leaving.sorted()) left and \(arriving.sorted()) arrived"
                    XCTAssertEqual((0..<count).map(map.destination), (0..<count).map { pairs[$0] }, message)
                    let origins = Dictionary(uniqueKeysWithValues: zip(free, staying))
                    XCTAssertEqual(
                        (0..<newCount).map(map.origin),
                        (0..<newCount).map { origins[$0] },
                        message
                    )
                }
            }
        }
    }
}
