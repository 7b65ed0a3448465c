import SystemPackage
import TabModel
import XCTest

@testable import TabStore

/// Damage is noticed or does no harm: what is read was saved once, and is called whole only if it was saved last.
final class DamageTests: StoreTestCase {
    /// The bytes of a file with some saves; with three, the newest is in the last slot.
    private func file<Record: SampledRecord>(of record: Record.Type, saves: Int = 3) throws -> [UInt8] {
        let disk = ModelDisk()
        let fileName = location(of: record).fileName
        var keeper = keeper(of: record, disk)
        for step in 1...saves {
            try keeper.save { $0 = .sample(step) }
        }
        return try XCTUnwrap(disk.bytes(fileName))
    }

    /// Reads the damaged bytes; says whether the damage was noticed.
    private func check<Record: SampledRecord>(
        _ bytes: [UInt8],
        of record: Record.Type,
        _ context: @autoclosure () -> String
    ) throws -> Bool {
        let fileName = location(of: record).fileName
        let contents = try keeper(of: record, ModelDisk(fileName, bytes)).contents()
        switch contents.state {
        case .whole:
            XCTAssertEqual(contents.record, .sample(3), context())
            XCTAssertTrue(contents.problems.isEmpty, context())
            return false
        case .recovered:
            XCTAssertTrue((1...3).contains { contents.record == .sample($0) }, context())
        case .damaged:
            XCTAssertNil(contents.record, context())
        case .missing, .newer:
            XCTFail("\(contents.state), \(context())")
        }
        XCTAssertFalse(contents.problems.isEmpty, context())
        return true
    }

    /// Saves over damaged bytes: they are kept, and the next start finds a whole file.
    private func checkKeeping<Record: SampledRecord>(
        _ bytes: [UInt8],
        of record: Record.Type,
        allowsLinks: Bool,
        _ context: String
    ) throws {
        let fileName = location(of: record).fileName
        let disk = ModelDisk(fileName, bytes, allowsLinks: allowsLinks)
        var keeper = keeper(of: record, disk)
        let recovered = try keeper.contents().record
        try keeper.save { _ in }
        XCTAssertEqual(disk.bytes(fileName + ".damaged-20260102T120405Z"), bytes, context)
        let contents = try self.keeper(of: record, disk).contents()
        XCTAssertEqual(contents.state, .whole, context)
        XCTAssertEqual(contents.record, recovered ?? Record(), context)
    }

    /// In the short form: all bits of the headers, one of each byte that was written, or of some, and some of the rest.
    private func isWorthwhile(_ bit: Int, _ file: [UInt8], isThorough: Bool) -> Bool {
        let byte = bit / 8
        let isHeader = byte % SlotLayout.block < SlotHeader.length
        let isRotating = bit % 8 == byte % 8
        return isHeader || isRotating && (file[byte] != 0 && (isThorough || byte % 5 == 0) || byte % 16 == 0)
    }

    func testEveryBitFlipOfALayout() throws {
        try checkBitFlips(of: TabRecord.self)
    }

    func testEveryBitFlipOfATree() throws {
        try checkBitFlips(of: TreeRecord.self)
    }

    func testEveryBitFlipOfAState() throws {
        try checkBitFlips(of: StateRecord.self)
    }

    private func checkBitFlips<Record: SampledRecord>(of record: Record.Type) throws {
        let file = try file(of: record)
        var noticed = 0
        var bytes = file
        var flips = 0
        for bit in 0..<bytes.count * 8
        where Self.isSoaking || isWorthwhile(bit, file, isThorough: Record.isThorough) {
            flips += 1
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            if try check(bytes, of: record, "bit \(bit)") {
                noticed += 1
                if noticed % 50 == 0 {
                    try checkKeeping(bytes, of: record, allowsLinks: noticed % 100 == 0, "bit \(bit)")
                }
            }
            bytes[bit / 8] = file[bit / 8]
        }
        print(
            "Bit flips of \(record): \(flips), \(noticed) noticed, the others harmless, \(failureCount) losses"
        )
        XCTAssertGreaterThan(noticed, 1000)
    }

    func testEveryTruncationOfALayout() throws {
        try checkTruncations(of: TabRecord.self)
    }

    func testEveryTruncationOfATree() throws {
        try checkTruncations(of: TreeRecord.self)
    }

    func testEveryTruncationOfAState() throws {
        try checkTruncations(of: StateRecord.self)
    }

    private func checkTruncations<Record: SampledRecord>(of record: Record.Type) throws {
        let file = try file(of: record)
        var noticed = 0
        var lengths = 0
        for length in 0..<file.count where Self.isSoaking || length % SlotLayout.block < 65 || length % 8 == 0
        {
            lengths += 1
            let bytes = Array(file.prefix(length))
            if try check(bytes, of: record, "length \(length)") {
                noticed += 1
                if length % 100 == 0 {
                    try checkKeeping(bytes, of: record, allowsLinks: length % 200 == 0, "length \(length)")
                }
            }
        }
        print(
            "Truncations of \(record): \(lengths), \(noticed) noticed, the others harmless, \(failureCount) losses"
        )
        XCTAssertGreaterThan(noticed, 512)
    }

    /// Zeros in a slot's place, or in that of its header, are damage, whether it was the newest, an older one, or none.
    func testEveryZeroedSlotOfALayout() throws {
        try checkZeroedSlots(of: TabRecord.self)
    }

    func testEveryZeroedSlotOfATree() throws {
        try checkZeroedSlots(of: TreeRecord.self)
    }

    func testEveryZeroedSlotOfAState() throws {
        try checkZeroedSlots(of: StateRecord.self)
    }

    private func checkZeroedSlots<Record: SampledRecord>(of record: Record.Type) throws {
        let fileName = location(of: record).fileName
        for saves in 1...6 {
            let file = try file(of: record, saves: saves)
            let capacity = file.count / SlotLayout.slotCount
            let newest = try keeper(of: record, ModelDisk(fileName, file)).contents().slot
            for slot in 0..<SlotLayout.slotCount {
                for length in [SlotHeader.length, SlotLayout.block, capacity] {
                    var bytes = file
                    for index in 0..<length { bytes[slot * capacity + index] = 0 }
                    let context = "\(saves) saves, \(length) bytes of slot \(slot)"
                    let contents = try keeper(of: record, ModelDisk(fileName, bytes)).contents()
                    let isAllGone = saves == 1 && slot == newest
                    XCTAssertEqual(contents.state, isAllGone ? .damaged : .recovered, context)
                    XCTAssertEqual(
                        contents.problems.map(\.code),
                        [isAllGone ? .damaged : .recovered],
                        context
                    )
                    let left = slot == newest ? saves - 1 : saves
                    XCTAssertEqual(contents.record, isAllGone ? nil : .sample(left), context)
                    try checkKeeping(bytes, of: record, allowsLinks: slot % 2 == 0, context)
                }
            }
        }
    }

    func testRandomDamageOfALayout() throws {
        try checkRandomDamage(of: TabRecord.self)
    }

    func testRandomDamageOfATree() throws {
        try checkRandomDamage(of: TreeRecord.self)
    }

    func testRandomDamageOfAState() throws {
        try checkRandomDamage(of: StateRecord.self)
    }

    private func checkRandomDamage<Record: SampledRecord>(of record: Record.Type) throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let file = try file(of: record)
        let count = Self.isSoaking ? 200_000 : 2000
        var noticed = 0
        for round in 0..<count {
            var bytes = file
            let length = Int.random(in: 1...(round % 2 == 0 ? 8 : 4096), using: &generator)
            let start = Int.random(in: 0...(bytes.count - length), using: &generator)
            for index in start..<start + length {
                bytes[index] = .random(in: 0...255, using: &generator)
            }
            noticed += try check(bytes, of: record, "seed \(seed), round \(round)") ? 1 : 0
        }
        print(
            "Random damage of \(record): \(count), \(noticed) noticed, the others harmless, \(failureCount) losses; seed \(seed)"
        )
    }

    func testWhatCannotBeKeptIsNotOverwritten() throws {
        let disk = ModelDisk(location.fileName, Array("no layout".utf8))
        // The layout's file is opened, and the fresh one is looked for and made; then both are looked at again, but no copy is
        // made.
        let opening = Countdown(5)
        let faulty = FaultyFileSystem(disk) { _, operation throws(Errno) in
            if operation == .link || operation == .rename || operation == .open && !opening.next() {
                throw .permissionDenied
            }
        }
        var keeper = keeper(faulty)
        XCTAssertThrowsError(try keeper.save { $0 = .sample(1) }) { error in
            XCTAssertEqual((error as? TabStoreError)?.code, .damagedNotKept)
        }
        XCTAssertEqual(disk.bytes(location.fileName), Array("no layout".utf8))
        XCTAssertEqual(keeper.record, .sample(1))
    }
}
