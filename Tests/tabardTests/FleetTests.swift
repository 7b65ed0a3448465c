import Foundation
import XCTest

/// An administrator's commands, and devices that follow.
final class FleetTests: CommandLineTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        for name in ["fleet", "one", "two"] {
            try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: false)
        }
        for name in ["one", "two"] { try tabard("declare \(name)/L home search feed me") }
    }

    private func follow(_ device: String) throws -> String {
        try tabard("fleet follow \(device)/L --folder fleet --device \(device) --once")
    }

    func testAFleet() throws {
        XCTAssertEqual(
            try tabard(
                "fleet set --folder fleet --name Kiosks --days 30 me home --hidden feed --required home"
            ),
            "fleet/fleet.tabs: edition 1 of Kiosks\n"
        )
        let shown = try tabard("fleet show --folder fleet").split(separator: "\n").dropFirst().joined(
            separator: "\n"
        )
        XCTAssertEqual(
            shown,
            """
            edition   1
            layout    any
            term      30 days
            locked    no
            order     me home
            hidden    feed
            required  home
            fixed     -
            """
        )
        XCTAssertEqual(try follow("one"), "one/L: edition 1 of Kiosks counts now\n")
        XCTAssertEqual(try follow("one"), "one/L: nothing new\n")
        try assertVisible("one/L", "me home search")
        try assertVisible("two/L", "home search feed me")
        try assertFails("hide one/L home", 1, saying: "home cannot be hidden: the app always shows it")
        try tabard("move one/L search --first")
        try tabard("unhide one/L feed")
        try assertVisible("one/L", "search me home feed")
        XCTAssertEqual(try follow("two"), "two/L: edition 1 of Kiosks counts now\n")

        XCTAssertEqual(try tabard("fleet lock --folder fleet"), "fleet/fleet.tabs: edition 2 of Kiosks\n")
        _ = try follow("one")
        try assertVisible("one/L", "me home search")
        for edit in ["move one/L me --last", "hide one/L search", "reset one/L --all", "undo one/L"] {
            try assertFails(edit, 1, saying: "one/L: The tabs are locked by whoever manages this device")
        }
        // What is set anew stays locked.
        try tabard("fleet set --folder fleet home me")
        _ = try follow("one")
        try assertFails("undo one/L", 1, saying: "locked")
        try tabard("fleet unlock --folder fleet")
        _ = try follow("one")
        try assertVisible("one/L", "search home me feed")

        let devices = try tabard("fleet devices --folder fleet").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        XCTAssertEqual(devices.count, 6)
        XCTAssertEqual(devices[0].split(separator: " "), ["DEVICE", "NUMBER", "EDITION", "STATE", "LOOKED"])
        XCTAssertEqual(devices[4], "1 of 2 devices has edition 4 of Kiosks.")
        XCTAssertTrue(
            devices[1...2].contains { $0.hasPrefix("two") && $0.contains("  1        counts  ") },
            "\(devices)"
        )

        XCTAssertEqual(try tabard("fleet renew --folder fleet"), "fleet/fleet.tabs: edition 5 of Kiosks\n")
        try tabard("fleet withdraw --folder fleet")
        XCTAssertEqual(
            try follow("one"),
            "one/L: edition 6 of Kiosks withdraws the defaults; the app's own order counts again\n"
        )
        try assertVisible("one/L", "search home feed me")
        try assertFails("fleet lock --folder fleet", 1, saying: "these are withdrawn")
    }

    /// A file that was restored, or that another administrator replaced meanwhile, is put right by setting anew.
    func testEditionsThatDevicesHaveHeardAlready() throws {
        let file = url("fleet/fleet.tabs")
        try tabard("fleet set --folder fleet me")
        let first = try Data(contentsOf: file)
        try tabard("fleet set --folder fleet feed")
        XCTAssertEqual(try follow("one"), "one/L: edition 2 counts now\n")
        XCTAssertEqual(try follow("two"), "two/L: edition 2 counts now\n")
        // Two administrators set edition 3, each without the other's.
        let second = try Data(contentsOf: file)
        try tabard("fleet set --folder fleet search")
        let third = try Data(contentsOf: file)
        try second.write(to: file)
        try tabard("fleet set --folder fleet search me")
        XCTAssertNotEqual(try Data(contentsOf: file), third)
        XCTAssertEqual(try follow("one"), "one/L: edition 3 counts now\n")
        try third.write(to: file)
        let devices = try tabard("fleet devices --folder fleet").split(separator: "\n")
        XCTAssertEqual(devices.last, "0 of 2 devices have edition 3.")
        // A backup of the folder comes back.
        try first.write(to: file)
        XCTAssertEqual(try tabard("fleet set --folder fleet home"), "fleet/fleet.tabs: edition 4\n")
        for device in ["one", "two"] {
            XCTAssertEqual(try follow(device), "\(device)/L: edition 4 counts now\n")
        }
    }

    /// What is wrong with the fleet's file is told by commands that change a layout, too.
    func testADamagedFile() throws {
        try tabard("fleet set --folder fleet me")
        _ = try follow("one")
        try write(Array("Dear diary,\n".utf8), to: "one/L.fleet")
        let outcome = try run(["hide", "one/L", "feed"])
        XCTAssertEqual(outcome.errors, "tabard: one/L.fleet: what was saved is damaged\n")
        try assertVisible("one/L", "home search me")
    }

    /// Where each tab's place and visibility come from.
    func testShow() throws {
        try tabard("move one/L search --last")
        try tabard("hide one/L me")
        try tabard("fleet set --folder fleet feed --required me --hidden home")
        _ = try follow("one")
        let outcome = try run(["show", "one/L"])
        let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        XCTAssertEqual(rows[0].last, "FROM")
        let froms = rows.dropFirst().map { row in
            ([row[1]]
                + row.suffix(
                    from: row.firstIndex {
                        ["app", "fleet", "user"].contains($0.replacingOccurrences(of: ",", with: ""))
                    } ?? 0
                ))
                .joined(separator: " ")
        }
        XCTAssertEqual(
            froms,
            ["feed fleet", "home app, hidden by fleet", "me app, shown by fleet", "search user"]
        )
        let shown = try JSONDecoder().decode(
            ShownSources.self,
            from: Data(try tabard("show one/L --json").utf8)
        )
        XCTAssertEqual(shown.tabs.map(\.placeFrom), ["fleet", "app", "app", "user"])
        XCTAssertEqual(shown.tabs.map(\.visibilityFrom), ["app", "fleet", "fleet", "app"])
        XCTAssertEqual(shown.fleet?.condition, "inForce")
        XCTAssertEqual(shown.fleet?.isLocked, false)
    }

    private struct ShownSources: Decodable {
        struct Tab: Decodable {
            let placeFrom: String
            let visibilityFrom: String
        }

        struct Fleet: Decodable {
            let condition: String
            let isLocked: Bool
        }

        let tabs: [Tab]
        let fleet: Fleet?
    }

    func testJSON() throws {
        try write(
            Array(
                "{\"order\":[\"me\"],\"groups\":{\"library\":[\"songs\"]},\"fixed\":[\"me\"],\"locked\":true}"
                    .utf8
            ),
            to: "tabs.json"
        )
        try tabard("fleet set --folder fleet --json tabs.json")
        let text = try tabard("fleet show --folder fleet")
        XCTAssertTrue(text.contains("locked      yes\norder       me\nin library  songs\n"), text)
        XCTAssertTrue(
            try tabard("fleet show --folder fleet --json").hasSuffix("\"fixed\":[\"me\"],\"locked\":true}\n")
        )
        try tabard("fleet set --folder fleet --in library=songs --in library=albums --in films=new")
        let other = try tabard("fleet show --folder fleet")
        XCTAssertTrue(other.contains("in library  songs albums\nin films    new\n"), other)
        for (json, message) in [
            (
                "{\"orders\":[]}",
                "orders is none of the fields; order, groups, hidden, required, fixed and locked are known here"
            ),
            (
                "{\"serial\":3}",
                "it has more than tabs; order, groups, hidden, required, fixed and locked are known here"
            ),
            ("{\"order\":[\"\"]}", "order has something that is no id"),
            ("order: me", "it is no JSON object, from byte 0 on"),
        ] {
            try write(Array(json.utf8), to: "tabs.json")
            try assertFails(
                "fleet set --folder fleet --json tabs.json",
                1,
                saying: "tabard: tabs.json: \(message)\n"
            )
        }
        XCTAssertTrue(try tabard("fleet show --folder fleet").contains("edition     2\n"))
    }

    func testWhatIsRefused() throws {
        try assertFails(
            "fleet show --folder fleet",
            1,
            saying: "fleet/fleet.tabs: there is no such file; 'tabard fleet set' makes one"
        )
        try assertFails("fleet lock --folder fleet", 1, saying: "there is no such file")
        try assertFails("fleet set --folder missing me", 2, saying: "missing: there is no such directory")
        try assertFails("fleet set --folder fleet", 64, saying: "Say what to set")
        try assertFails("fleet set --folder fleet me --json x", 64, saying: "Say what to set")
        try assertFails(
            "fleet set --folder fleet me --days 9999",
            64,
            saying: "A term has from 1 to 3650 days, or 0 for none, not 9999."
        )
        try assertFails("fleet set me", 64, saying: "--folder")
        XCTAssertEqual(try tabard("fleet devices --folder fleet"), "No device has reported.\n")
        try write(Array("nonsense".utf8), to: "fleet/fleet.tabs")
        try assertFails(
            "fleet set --folder fleet me",
            1,
            saying: "fleet/fleet.tabs: what was saved is damaged"
        )
        let outcome = try run(["fleet", "follow", "one/L", "--folder", "fleet", "--once"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, "one/L: nothing new\n")
        XCTAssertEqual(outcome.errors, "tabard: fleet/fleet.tabs: what was saved is damaged\n")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: url("fleet").path), ["fleet.tabs"])
    }
}
