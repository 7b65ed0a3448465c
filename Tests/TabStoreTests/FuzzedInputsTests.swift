import Foundation
import XCTest

/// The short form of fuzzing: all inputs that were found to take ways of their own, and some changes of each (S5, S6).
///
/// `TABARD_SEED` in the environment repeats a run.
final class FuzzedInputsTests: StoreTestCase {
    private static let corpus = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Fuzzing/Corpus").standardizedFileURL

    private func inputs(_ kind: FuzzedInput) throws -> [(name: String, bytes: [UInt8])] {
        let folder = Self.corpus.appendingPathComponent(kind.rawValue)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    func testEveryInputThatWasFound() throws {
        for kind in FuzzedInput.allCases {
            let inputs = try inputs(kind)
            for (name, bytes) in inputs {
                XCTAssertNoThrow(try kind.check(bytes), "\(kind.rawValue)/\(name)")
            }
            print("Fuzzed inputs: \(inputs.count) of \(kind.rawValue), \(failureCount) losses")
            XCTAssertGreaterThan(inputs.count, 20, kind.rawValue)
        }
    }

    func testChangedInputs() throws {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? .random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        // Written at once, so that it is there even if an input stops the process.
        FileHandle.standardError.write(Data("Changed inputs from TABARD_SEED=\(seed) on\n".utf8))
        let perKind = Self.isSoaking ? 20.0 : 1
        for kind in FuzzedInput.allCases {
            let inputs = try inputs(kind).map(\.bytes)
            let end = Date(timeIntervalSinceNow: perKind)
            var count = 0
            while Date() < end {
                let bytes = Self.changed(inputs, using: &generator)
                XCTAssertNoThrow(try kind.check(bytes), "\(kind.rawValue), seed \(seed), input \(count)")
                count += 1
            }
            print("Changed inputs: \(count) of \(kind.rawValue), \(failureCount) losses; seed \(seed)")
        }
    }

    /// One of the inputs with some bytes changed, moved or taken from another one.
    private static func changed(_ inputs: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = inputs.randomElement(using: &generator) ?? []
        let other = inputs.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: bytes.indices, using: &generator)
            let length = Int.random(in: 0...min(16, bytes.count - index), using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = .random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(index..<index + length)
            case 2: bytes.insert(contentsOf: bytes[index..<index + length], at: index)
            default:
                bytes.replaceSubrange(index..<index + length, with: other.dropFirst(index).prefix(length))
            }
        }
        return bytes
    }
}
