import Foundation
import Synchronization
import TabModel
import TabStore
import XCTest

@testable import TabMemory
@testable import TabardKit

/// A controller whose layout roams: what another device changed is drawn, and what the user does is published.
@preconcurrency @MainActor
final class RoamingMemoryTests: TabMemoryTestCase {
    /// Stands for the way to another device.
    private final class Carrier: TabCarrier {
        private let arriving = Mutex<[TabDelivery]>([])
        private let published = Mutex<TabRecord?>(nil)
        let signals: AsyncStream<Void>
        private let continuation: AsyncStream<Void>.Continuation

        init() {
            (signals, continuation) = AsyncStream.makeStream(of: Void.self)
        }

        var record: TabRecord? { published.withLock(\.self) }

        func deliver(_ record: TabRecord) {
            arriving.withLock { $0.append(TabDelivery(record: record, origin: "phone")) }
            continuation.yield()
        }

        func receive() async throws(TabStoreError) -> TabReceipt {
            TabReceipt(
                deliveries: arriving.withLock { arriving in
                    defer { arriving = [] }
                    return arriving
                }
            )
        }

        func publish(_ record: TabRecord) async throws(TabStoreError) -> TabPublication {
            published.withLock { $0 = record }
            return .published
        }
    }

    func testALayoutRoams() throws {
        let carrier = Carrier()
        let (memory, tabs) = start(["One", "Two", "Three"])
        memory.roams(through: carrier)
        var record = TabRecord()
        try record.move(
            "Three",
            to: .first,
            in: ["One", "Two", "Three"],
            at: .init(milliseconds: 1_767_355_445_000, replica: 5)
        )
        carrier.deliver(record)
        wait { tabs.titles == ["Three", "One", "Two"] }
        XCTAssertEqual(tabs.titles, ["Three", "One", "Two"])
        perform { try await memory.hide("Two") }
        wait { carrier.record?.entry(for: "Two")?.visibility?.value == .hidden }
        XCTAssertEqual(carrier.record?.entry(for: "Two")?.visibility?.value, .hidden)
        XCTAssertEqual(carrier.record?.selections, [])
        XCTAssertTrue(problems.isEmpty)
        // From here on nothing is published.
        memory.roams(through: nil)
        XCTAssertNil(memory.roaming)
    }

    func testARecordThatIsLeftAloneIsTold() throws {
        let carrier = Carrier()
        let (memory, _) = start(["One", "Two", "Three"])
        memory.roams(through: carrier)
        let plain = TabPlainRecord(version: .init(major: 2, minor: 0))
        carrier.deliver(TabRecord.validated(plain).record)
        wait { !self.problems.isEmpty }
        XCTAssertEqual(problems.map(\.code), [.newerVersion])
        XCTAssertEqual(problems.first?.path, "phone")
    }
}
