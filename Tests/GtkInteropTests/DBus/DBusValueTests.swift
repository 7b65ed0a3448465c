import XCTest

@testable import GtkInterop

@preconcurrency @MainActor
final class DBusValueTests: XCTestCase {
    private static let samples: [(DBusValue, signature: String)] = [
        (.string(""), "s"), (.string("Zażółć 🎉 \u{1}"), "s"), (.objectPath("/org/example/a_1"), "o"),
        (.signature("a{sv}(ii)"), "g"), (.signature(""), "g"),
        (.bool(true), "b"), (.bool(false), "b"), (.byte(.max), "y"),
        (.int16(.min), "n"), (.int32(.min), "i"), (.int64(.min), "x"),
        (.uint16(.max), "q"), (.uint32(.max), "u"), (.uint64(.max), "t"),
        (.double(-0.1), "d"), (.double(.infinity), "d"),
        (.array(elementSignature: "s", []), "as"),
        (.array(elementSignature: "y", [.byte(0), .byte(1)]), "ay"),
        (.array(elementSignature: "a(so)", [.array(elementSignature: "(so)", [])]), "aa(so)"),
        (
            .array(
                elementSignature: "{sv}",
                [
                    .dictionaryEntry(key: .string("a"), value: .variant(.int32(1))),
                    .dictionaryEntry(key: .string("b"), value: .variant(.variant(.bool(true)))),
                ]
            ), "a{sv}"
        ),
        (.structure([.string("x"), .structure([.byte(1)]), .array(elementSignature: "i", [])]), "(s(y)ai)"),
        (.variant(.structure([.double(1), .objectPath("/")])), "v"),
    ]

    func testEveryKindTellsItsSignature() {
        for (value, signature) in Self.samples { XCTAssertEqual(value.signature, signature) }
    }

    func testEveryKindSurvivesTheTripThroughABus() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        var received: [[DBusValue]] = []
        let subscription = try connection.subscribe(interface: "org.example.Echo") {
            received.append($0.arguments)
        }
        let values = Self.samples.map(\.0)
        for value in values {
            try connection.emit(
                path: "/echo",
                interface: "org.example.Echo",
                member: "One",
                arguments: [value]
            )
        }
        try connection.emit(path: "/echo", interface: "org.example.Echo", member: "All", arguments: values)
        let deadline = ContinuousClock.now + .seconds(5)
        while received.count < values.count + 1, ContinuousClock.now < deadline {
            if !MainLoop.iterate() { usleep(1000) }
        }
        XCTAssertEqual(received, values.map { [$0] } + [values])
        subscription.unsubscribe()
    }

    func testWhatDBusCannotCarryIsRefused() {
        let refused: [DBusValue] = [
            .string("a\0b"), .signature("("), .signature("s\0"), .signature("m"),
            .signature(String(repeating: "i", count: 256)),
            .array(elementSignature: "", []), .array(elementSignature: "ss", []),
            .array(elementSignature: "m", []), .array(elementSignature: "()", []),
            .array(elementSignature: "*", []), .array(elementSignature: "{vs}", []),
            .array(elementSignature: "s", [.int32(1)]), .array(elementSignature: "s\0", []),
            .array(elementSignature: "s", [.string("\0")]),
            .array(
                elementSignature: "{ss}",
                [.dictionaryEntry(key: .string("\0"), value: .string(""))]
            ),
            .structure([]), .variant(.structure([])),
            .dictionaryEntry(key: .string("a"), value: .string("b")),
            .structure([.dictionaryEntry(key: .string("a"), value: .string("b"))]),
        ]
        for value in refused {
            XCTAssertThrowsError(try value.check(), "\(value)") {
                XCTAssertEqual(($0 as? DBusError)?.code, .invalidValue, "\(value)")
            }
        }
    }

    func testMisspelledPathsAreRefused() {
        for path in ["", "relative", "/a/", "/a\0"] {
            XCTAssertThrowsError(try DBusValue.objectPath(path).check(), path) {
                XCTAssertEqual(($0 as? DBusError)?.code, .invalidName)
            }
        }
    }

    func testDepthIsBounded() throws {
        func nested(_ depth: Int) -> DBusValue {
            (0..<depth).reduce(DBusValue.bool(true)) { value, _ in .variant(value) }
        }
        try nested(DBusValue.Limits.depth - 1).check()
        XCTAssertThrowsError(try nested(DBusValue.Limits.depth).check())
        XCTAssertThrowsError(try nested(10_000).check())
    }

    func testReadingLooksIntoVariants() {
        XCTAssertEqual(DBusValue.variant(.string("a")).stringValue, "a")
        XCTAssertEqual(DBusValue.objectPath("/a").stringValue, "/a")
        XCTAssertNil(DBusValue.int32(1).stringValue)
        XCTAssertEqual(DBusValue.variant(.uint64(7)).integerValue, 7)
        XCTAssertNil(DBusValue.uint64(.max).integerValue)
        XCTAssertEqual(DBusValue.bool(true).boolValue, true)
        XCTAssertEqual(DBusValue.structure([.byte(1)]).elements, [.byte(1)])
        XCTAssertNil(DBusValue.string("a").elements)
    }
}
