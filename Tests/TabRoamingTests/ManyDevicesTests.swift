import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// The records of very many devices are joined in a time that grows with their number.
final class ManyDevicesTests: RoamingTestCase {
    private static let tabCount = 100

    /// A device's record of 100 tabs, of which it moved and hid some.
    private func record(of device: UInt64) throws -> TabRecord {
        let ids = (0..<Self.tabCount).map { TabID(stringLiteral: "tab-\($0)") }
        let declaration = TabDeclaration(ids: ids)
        var record = TabRecord()
        for step in 0..<3 as Range<UInt64> {
            let stamp = record.nextStamp(milliseconds: Self.noon + device * 10 + step, replica: device)
            let id = ids[Int(device &* 7 &+ step * 13) % Self.tabCount]
            try record.move(id, to: .first, in: declaration, at: stamp)
        }
        let hidden = ids[Int(device) % Self.tabCount]
        try record.hide(
            hidden,
            in: declaration,
            at: record.nextStamp(milliseconds: Self.noon, replica: device)
        )
        return record
    }

    /// The time that this thread has worked; how long it waited for a processor says nothing.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func testTheTimeIsLinear() throws {
        // Short, or the long form: 10,000.
        let largest = Self.isSoaking ? 10_000 : 800
        let deliveries = try (1...UInt64(largest)).map { number in
            TabDelivery(record: try record(of: number).roaming, origin: "device \(number)")
        }
        var times: [Double] = []
        var results: [TabRecord] = []
        for count in [largest / 4, largest / 2, largest] {
            var record = TabRecord()
            let start = Self.processorTime()
            let bundle = RoamingBundle(Array(deliveries.prefix(count)), for: record, now: Self.noon)
            bundle.join(into: &record, replica: 1)
            XCTAssertEqual(bundle.problems.count, 0)
            times.append(Self.processorTime() - start)
            XCTAssertEqual(record.entries.count, Self.tabCount)
            results.append(record)
        }
        print(
            """
            Joined records of \(Self.tabCount) tabs, in seconds of the processor: \(largest / 4) in \(times[0]), \
            \(largest / 2) in \(times[1]), \(largest) in \(times[2])
            """
        )
        // Four times as many take about four times as long; sixteen would be quadratic.
        XCTAssertLessThan(times[2], times[0] * 8)
        let backwards = deliveries.reversed().reduce(TabRecord()) { $0.joined(with: $1.record) }
        XCTAssertEqual(results[2], backwards)
    }

    /// The same through a folder of files.
    func testAFolderOfManyDevices() throws {
        let count: UInt64 = Self.isSoaking ? 10_000 : 200
        for number in 1...count {
            let published = PublishedRecord(
                device: number,
                name: "device \(number)",
                layout: "org.example.Notes/tabs",
                count: 1,
                record: try record(of: number).roaming
            )
            try write(published.encoded.bytes, to: DeviceFileName.name(of: number))
        }
        let laptop = device("laptop")
        var exchange: TabRoamer.Exchange?
        let time = try ContinuousClock().measure { exchange = try laptop.exchange() }
        XCTAssertEqual(exchange, .init(receivedCount: Int(count), isChanged: true, isPublished: true))
        print("A folder of \(count) devices of \(Self.tabCount) tabs taken in: \(time)")
    }
}
