import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabStore

/// What wrong clocks do (rule 10): a change counts as later than all that its device knew, and what devices do without
/// knowing of each other is ordered by their clocks, right or wrong.
final class ClocksTests: RoamingTestCase {
    private static let year: UInt64 = 365 * 86_400_000

    private func laptopAndPhone(phoneAhead milliseconds: Int64) -> (SimulatedDevice, SimulatedDevice) {
        let (laptop, phone) = (device("laptop"), device("phone"))
        phone.clock.withLock { $0 = UInt64(Int64(Self.noon) + milliseconds) }
        return (laptop, phone)
    }

    private func exchange(_ devices: SimulatedDevice...) throws {
        for device in devices { try device.exchange() }
    }

    /// The phone is a year ahead: what it does wins against what the laptop does without having heard of it, later too.
    func testAClockThatIsAYearAhead() throws {
        let (laptop, phone) = laptopAndPhone(phoneAhead: Int64(Self.year))
        try phone.hide("feed")
        laptop.clock.withLock { $0 += 60_000 }
        try laptop.edit { try $0.hide("feed", in: Self.declaration, at: $1) }
        try laptop.edit { try $0.unhide("feed", in: Self.declaration, at: $1) }
        try exchange(phone, laptop, phone)
        try assertOrder(laptop, ["home", "search", "me"])
        // From then on the laptop's changes are later than the phone's, whatever its clock says.
        try laptop.edit { try $0.unhide("feed", in: Self.declaration, at: $1) }
        try exchange(laptop, phone)
        try assertOrder(phone, ["home", "search", "feed", "me"])
        let stamp = try XCTUnwrap(try laptop.record().entry(for: "feed")?.visibility?.stamp)
        XCTAssertEqual(stamp.milliseconds, Self.noon + Self.year)
        XCTAssertGreaterThan(stamp.counter, 0)
    }

    /// The phone is a year behind: what it does loses against what the laptop did before, until it has heard of that.
    func testAClockThatIsAYearBehind() throws {
        let (laptop, phone) = laptopAndPhone(phoneAhead: -Int64(Self.year))
        try laptop.move("me", .first)
        try phone.move("me", .after("search"))
        try phone.hide("feed")
        try exchange(laptop, phone, laptop)
        for device in [laptop, phone] { try assertOrder(device, ["me", "home", "search"]) }
        try phone.move("me", .last)
        try exchange(phone, laptop)
        for device in [laptop, phone] { try assertOrder(device, ["home", "search", "me"]) }
    }

    /// A clock that runs as late as can be said, or a file that says so, does not stop the others.
    func testAClockBeyondAllTime() throws {
        let laptop = device("laptop")
        var record = TabPlainRecord(
            entries: [
                .init(
                    id: "feed",
                    visibility: .init(value: "hidden", stamp: .init(milliseconds: .max, replica: 3))
                )
            ]
        )
        record.latestStamp = .init(milliseconds: .max, counter: .max, replica: .max)
        let bytes = PublishedRecord(
            device: 5,
            name: "other",
            layout: "",
            count: 1,
            record: TabRecord.validated(record).record
        ).encoded.bytes
        try write(bytes, to: DeviceFileName.name(of: 5))
        try laptop.exchange()
        try assertOrder(laptop, ["home", "search", "me"])
        try laptop.edit { try $0.unhide("feed", in: Self.declaration, at: $1) }
        try laptop.exchange()
        let phone = device("phone")
        try phone.exchange()
        try assertOrder(phone, ["home", "search", "feed", "me"])
    }
}
