import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabStore

/// What a roamer tells of what is wrong: each time that it begins, and once.
final class RoamerProblemsTests: RoamingTestCase {
    /// A carrier that brings what the test says, and then nothing.
    private final class Carrier: TabCarrier {
        private let receipts: Mutex<[Result<TabReceipt, TabStoreError>]>
        private let continuation: AsyncStream<Void>.Continuation
        let signals: AsyncStream<Void>

        init(_ receipts: [Result<TabReceipt, TabStoreError>]) {
            self.receipts = Mutex(receipts)
            (signals, continuation) = AsyncStream.makeStream(of: Void.self)
        }

        func signal() { continuation.yield() }

        func receive() async throws(TabStoreError) -> TabReceipt {
            try receipts.withLock { $0.isEmpty ? .success(TabReceipt()) : $0.removeFirst() }.get()
        }

        func publish(_ record: TabRecord) async throws(TabStoreError) -> TabPublication { .unchanged }
    }

    private func roamer(_ carrier: Carrier, telling told: Told) -> TabRoamer {
        TabRoamer(device("laptop").store(), through: carrier) { told.add($0) }
    }

    private final class Told: Sendable {
        private let lines = Mutex<[String]>([])
        var value: [String] { lines.withLock(\.self) }
        func add(_ problem: TabStoreError) { lines.withLock { $0.append(problem.description) } }
    }

    func testAFailureThatComesAgainIsToldAgain() throws {
        let away = TabStoreError(.missingDirectory, path: "/away")
        let carrier = Carrier([.failure(away), .success(TabReceipt()), .failure(away)])
        let (told, succeeded) = (Told(), DispatchSemaphore(value: 0))
        let task = roamer(carrier, telling: told).start { _ in succeeded.signal() }
        XCTAssertEqual(succeeded.wait(timeout: .now() + 30), .success)
        XCTAssertEqual(told.value, ["\(away)"])
        carrier.signal()
        XCTAssertEqual(succeeded.wait(timeout: .now() + 30), .success)
        XCTAssertEqual(told.value, ["\(away)", "\(away)"])
        task.cancel()
    }

    func testWhatTheCarrierToldOfIsNotToldOnceMore() throws {
        var plain = TabPlainRecord(
            entries: [
                .init(
                    id: "feed",
                    visibility: .init(value: "hidden", stamp: .init(milliseconds: .max, replica: 3))
                )
            ]
        )
        plain.latestStamp = .init(milliseconds: .max, replica: 3)
        let record = TabRecord.validated(plain).record
        let told = Told()
        let problem = TabStoreError(.malformedEntry, path: "phone", detail: "first")
        let receipt = TabReceipt(deliveries: [.init(record: record, origin: "phone")], problems: [problem])
        let roamer = roamer(Carrier([.success(receipt)]), telling: told)
        _ = try awaiting { try await roamer.exchange() }
        XCTAssertEqual(told.value, ["\(problem)"])
        // It is another matter for one of which the carrier told nothing.
        let other = self.roamer(
            Carrier([.success(TabReceipt(deliveries: receipt.deliveries))]),
            telling: told
        )
        _ = try awaiting { try await other.exchange() }
        XCTAssertEqual(told.value.count, 2)
    }
}
