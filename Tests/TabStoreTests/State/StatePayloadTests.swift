import Foundation
import XCTest

@testable import TabStore

/// What is read of a payload, whoever wrote it (S5).
final class StatePayloadTests: StateTestCase {
    private func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [number, UInt8(bytes.count)] + bytes
    }

    func testTheBytesAreThoseOfTheFormat() throws {
        var session = SavedSession(identifier: "s", role: "r")
        session.lastUsed = 300
        session.sceneClassName = "S"
        session.delegateClassName = "D"
        session.storyboard = "M"
        let state = SavedState(
            applicationVersion: "1.2",
            systemVersion: "",
            savedAt: 300,
            attempts: 1,
            session: session,
            objects: [SavedObject(path: ["a", "b"], kind: .view, className: "V", archive: [9, 8])]
        )
        let sessionFields: [[UInt8]] = [
            field(1, Array("s".utf8)), field(2, Array("r".utf8)), field(5, [0xac, 2]),
            field(6, Array("S".utf8)), field(7, Array("D".utf8)), field(8, Array("M".utf8)),
        ]
        let object: [[UInt8]] = [
            field(1, Array("a".utf8)), field(1, Array("b".utf8)), field(2, Array("view".utf8)),
            field(3, Array("V".utf8)), field(7, [9, 8]),
        ]
        let expected: [[UInt8]] = [
            [1, 1], field(1, Array("1.2".utf8)), field(2, []), field(3, [0xac, 2]), field(4, [1]),
            field(5, sessionFields.flatMap { $0 }), field(8, object.flatMap { $0 }),
        ]
        XCTAssertEqual(StatePayloadWriter(state).bytes, expected.flatMap { $0 })
    }

    func testFieldsOfANewerMinorVersionAreKept() throws {
        let session = field(1, Array("s".utf8)) + field(40, [1, 2])
        let window = field(1, [0, 0, 0, 0, 0, 0, 0, 0]) + field(2, [0, 0, 0, 0, 0, 0, 0, 0]) + field(41, [])
        let object = field(42, [3]) + field(1, Array("a".utf8))
        try place(
            payload: [1, 7] + field(5, session) + field(6, window) + field(8, object) + field(43, [4, 5])
        )
        var (state, problems) = StateStore.read(at: stateLocation())
        XCTAssertTrue(problems.isEmpty, "\(problems)")
        state?.attempts = 3
        try StateStore(stateLocation()).save(XCTUnwrap(state))
        let read = try XCTUnwrap(StateStore.read(at: stateLocation()).state)
        XCTAssertEqual(read, state)
        XCTAssertEqual(read.minorVersion, 7)
        XCTAssertEqual(read.unknownFields, [StateField(number: 43, bytes: [4, 5])])
        XCTAssertEqual(read.session.unknownFields, [StateField(number: 40, bytes: [1, 2])])
        XCTAssertEqual(read.window?.unknownFields, [StateField(number: 41, bytes: [])])
        XCTAssertEqual(read.objects.first?.unknownFields, [StateField(number: 42, bytes: [3])])
    }

    func testANewerMajorVersionIsNeitherReadNorOverwritten() throws {
        try place(payload: [2, 0, 200, 200, 200])
        let bytes = try bytes(at: stateLocation().file)
        let (state, problems) = StateStore.read(at: stateLocation())
        XCTAssertNil(state)
        XCTAssertEqual(problems.map(\.code), [.newerVersion])
        XCTAssertThrowsError(try StateStore(stateLocation()).save(.sample(1))) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .newerVersion)
        }
        XCTAssertEqual(try self.bytes(at: stateLocation().file), bytes)
    }

    func testWhatIsMalformedIsLeftOutAlone() throws {
        let good = field(8, field(1, Array("good".utf8)))
        let infinite: [UInt8] = [0, 0, 0, 0, 0, 0, 0xf0, 0x7f]
        let cases: [(String, [UInt8])] = [
            ("an object", field(8, field(1, [0xff]))),
            ("an object", field(8, [1, 200])),
            ("the window", field(6, field(1, infinite) + field(2, infinite))),
            ("the window", field(6, [])),
            ("the session", field(5, field(2, [0xc0]))),
            ("the app's version", field(1, [0x80])),
            ("the number of attempts", field(4, [])),
            ("the time", field(3, [0xff])),
        ]
        for (what, bytes) in cases {
            try place(payload: [1, 0] + field(2, Array("12".utf8)) + bytes + good)
            let (state, problems) = StateStore.read(at: stateLocation())
            XCTAssertEqual(state?.systemVersion, "12", what)
            XCTAssertEqual(state?.objects.map(\.path), [["good"]], what)
            XCTAssertNil(state?.window, what)
            XCTAssertEqual(problems.map(\.code), [.malformedEntry], what)
            XCTAssertTrue(problems.first?.detail.hasPrefix(what) ?? false, "\(problems)")
        }
    }

    func testAPayloadThatCannotBeToldApartIsDamaged() throws {
        for payload: [UInt8] in [
            [], [1], [0, 0], [1, 0, 1], [1, 0, 1, 5, 0], [1, 0, 1, 0xff, 0xff, 0xff, 0xff, 0x7f],
        ] {
            try place(payload: payload)
            let (state, problems) = StateStore.read(at: stateLocation())
            XCTAssertNil(state, "\(payload)")
            XCTAssertEqual(problems.map(\.code), [.damaged], "\(payload)")
        }
    }

    func testNumbersOfEveryLengthAreReadAsWritten() throws {
        var state = SavedState.sample(1)
        for bit in 0..<64 {
            for value in [UInt64(1) << UInt64(bit), (UInt64(1) << UInt64(bit)) - 1, .max >> UInt64(bit)] {
                state.savedAt = value
                XCTAssertEqual(try StatePayloadReader(StatePayloadWriter(state).bytes[...]).state, state)
            }
        }
    }

    func testManyPartsTakeNoMoreThanTheyAreDue() throws {
        let use = ResourceUse()
        // Of empty fields, a file has place for eight million.
        let objects = [UInt8](repeatElement([8, 0], count: 1_100_000).joined())
        XCTAssertThrowsError(try StatePayloadReader(([1, 0] + objects)[...]))
        let pathElements = [UInt8](repeatElement([1, 0], count: 1_100_000).joined())
        let reader = try StatePayloadReader(([1, 0, 8, 0xc0, 0xa3, 0x86, 1] + pathElements)[...])
        XCTAssertEqual(reader.problems.count, 1)
        XCTAssertEqual(reader.state?.objects, [])
        use.assertSmall(seconds: 20)
    }

    /// Wherever the bytes of a payload are changed, reading says what it is, and what is read is written and read again
    /// as the same.
    func testTenThousandMutatedPayloads() throws {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        var (read, partly, refused) = (0, 0, 0)
        for round in 0..<(Self.isSoaking ? 200_000 : 10_000) {
            let sample = SavedState.sample(round % 300, objectCount: round % 5)
            let bytes = StatePayloadWriter(sample).bytes.mutated(using: &generator)
            guard let (record, problems) = try? StateRecord.reading(payload: bytes[...]) else {
                refused += 1
                continue
            }
            read += 1
            partly += problems.isEmpty ? 0 : 1
            guard let state = record.state else { continue }
            let again = try StatePayloadReader(StatePayloadWriter(state).bytes[...])
            XCTAssertEqual(again.state, state, "seed \(seed), round \(round)")
            XCTAssertEqual(again.problems, [], "seed \(seed), round \(round)")
        }
        print("Mutated payloads: \(read) read, \(partly) of them in part, \(refused) refused; seed \(seed)")
        XCTAssertGreaterThan(read, 100)
        XCTAssertGreaterThan(refused, 100)
    }
}
