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

    /// Publishes a record of another device in which Feed is hidden at a time.
    private func publish(hidingAt stamp: TabStamp, latest: TabStamp? = nil) throws {
        var record = TabPlainRecord(
            entries: [
                .init(id: "feed", visibility: .init(value: "hidden", stamp: stamp), lastSeen: .max),
                .init(
                    id: "search",
                    visibility: .init(value: "hidden", stamp: .init(milliseconds: Self.noon, replica: 3))
                ),
            ]
        )
        record.latestStamp = latest
        let published = PublishedRecord(
            device: 5,
            name: "other",
            layout: "",
            count: 1,
            record: TabRecord.validated(record).record
        )
        try write(published.encoded.bytes, to: DeviceFileName.name(of: 5))
    }

    /// A clock that runs as late as can be said, or a file that says so, does not stop the others.
    func testAClockBeyondAllTime() throws {
        let laptop = device("laptop")
        let last = TabStamp(milliseconds: .max, counter: .max, replica: .max)
        try publish(hidingAt: .init(milliseconds: .max, replica: 3), latest: last)
        try laptop.exchange()
        try assertOrder(laptop, ["home", "feed", "me"])
        XCTAssertEqual(
            laptop.takeTold(),
            [
                "\(folder)/\(DeviceFileName.name(of: 5)): changes of a time in more than a hundred years are left out"
            ]
        )
        let latest = try XCTUnwrap(try laptop.record().latestStamp)
        XCTAssertEqual(latest.milliseconds, Self.noon)
        XCTAssertEqual(try laptop.record().entry(for: "feed"), nil)
        let phone = device("phone")
        try laptop.hide("me")
        try laptop.exchange()
        try phone.exchange()
        try assertOrder(phone, ["home", "feed"])
    }

    /// The last time that a file may have would be later than each change that comes after, on all devices, for good.
    func testNoFileWinsForEver() throws {
        let (laptop, phone) = (device("laptop"), device("phone"))
        let lead = TabRecord.maximumLead
        let stamps: [TabStamp] = [
            // A lead that is believed just so, the last milliseconds that clocks have, and what was the last stamp of all.
            .init(milliseconds: Self.noon + lead, counter: .max, replica: .max),
            .init(milliseconds: TabStamp.horizon - 1, counter: .max, replica: .max),
            .init(milliseconds: TabStamp.horizon, counter: .max / 2, replica: .max),
            .init(milliseconds: TabStamp.horizon, counter: .max / 2 - 1, replica: 1),
        ]
        for stamp in stamps {
            try publish(hidingAt: stamp)
            try exchange(laptop, phone)
            // The devices have other clocks, and start anew each time.
            for device in [laptop, phone] {
                device.clock.withLock { $0 += 1000 }
                device.restart()
            }
            try laptop.edit { try $0.unhide("feed", in: Self.declaration, at: $1) }
            for _ in 0..<2 {
                try exchange(laptop, phone)
                for device in [laptop, phone] {
                    XCTAssertEqual(
                        try device.record().entry(for: "feed")?.visibility?.value != .hidden,
                        true,
                        "\(stamp), \(device.name)"
                    )
                    device.restart()
                }
            }
            XCTAssertEqual(Set(phone.takeTold()).count, stamp == stamps[0] ? 0 : 1)
        }
    }
}
