import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// How much of documents that others made is understood, to the element and the attribute (I7).
///
/// `TABARD_PUBLIC=folder` measures the documents of a folder; without it there is nothing to measure. Each is built in a child
/// process, so that one that stops the program counts and keeps nobody from the next.
@preconcurrency @MainActor
final class PublicDocumentsTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["measured": { measure() }] }

    /// As many are built in a process.
    private static let countOfChild = 20
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    private static var folder: String? { environment["TABARD_PUBLIC"] }

    private static func documents() -> [String] {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }

    /// Writes a line of what came of each document, and one of each of its gaps.
    private static func measure() {
        guard let folder, let start = environment["TABARD_FROM"].flatMap({ Int($0) }) else { return }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.makeKeyAndVisible()
        for (index, name) in documents().enumerated().dropFirst(start).prefix(countOfChild) {
            print("begins \(index) \(name)")
            fflush(nil)
            let before = processorMilliseconds()
            do {
                let scenes = try InterfaceScenes(contentsOf: "\(folder)/\(name)", bundle: nil)
                let trial = InterfaceTrial()
                scenes.makeAll(in: trial)
                let made = processorMilliseconds() - before
                try trial.run {
                    let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
                    _ = try BuiltDocument(bytes ?? [], performs: false)
                }
                let count = scenes.coverage.count
                for gap in count.gaps { print("gap \(gap.name)") }
                print(
                    "measured \(index) \(count.elements.understood) \(count.elements.total) "
                        + "\(count.attributes.understood) \(count.attributes.total) "
                        + "\(Int(made)) \(Int(processorMilliseconds() - before))"
                )
            } catch {
                print("refused \(index) \(error)")
            }
            fflush(nil)
        }
    }

    private struct Result {
        var elements = InterfaceCount.Share()
        var attributes = InterfaceCount.Share()
        var whole = 0
        var partial = 0
        var refused: [String] = []
        var crashed: [String] = []
        var times: [(Int, String)] = []
        var gaps: [String: Int] = [:]
        var documentsOfGaps: [String: Set<Int>] = [:]
    }

    func testI7PublicDocumentsAreUnderstood() throws {
        guard Self.folder != nil else { throw XCTSkip("TABARD_PUBLIC names no folder") }
        let names = Self.documents()
        var result = Result()
        var next = 0
        while next < names.count {
            let (reason, text) = try run("measured", ["TABARD_FROM": "\(next)"])
            var last: Int?
            var gaps: [String] = []
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ", maxSplits: 2)
                guard words.count > 1 else { continue }
                switch words[0] {
                case "begins": last = Int(words[1])
                case "gap": gaps.append(String(words[1]))
                case "refused":
                    result.refused.append(line.dropFirst("refused ".count).description)
                    last = nil
                case "measured":
                    take(line.split(separator: " ").dropFirst().compactMap { Int($0) }, gaps, names, &result)
                    gaps = []
                    last = nil
                default: break
                }
            }
            if reason == .exit {
                next += Self.countOfChild
            } else if let last {
                result.crashed.append("\(names[last]): \(text.suffix(600))")
                next = last + 1
            } else {
                return XCTFail("the child stopped before it began: \(text.suffix(2_000))")
            }
        }
        report(result, names.count)
        XCTAssertEqual(result.crashed, [])
        XCTAssertEqual(result.times.filter { $0.0 > 1_000 }.map(\.1), [])
        XCTAssertGreaterThanOrEqual(share(result.elements), 98)
        XCTAssertGreaterThanOrEqual(share(result.attributes), 98)
    }

    private func take(_ numbers: [Int], _ gaps: [String], _ names: [String], _ result: inout Result) {
        guard numbers.count == 7 else { return XCTFail("\(numbers)") }
        result.elements.understood += numbers[1]
        result.elements.total += numbers[2]
        result.attributes.understood += numbers[3]
        result.attributes.total += numbers[4]
        result.times.append((numbers[6], names[numbers[0]]))
        if gaps.isEmpty { result.whole += 1 } else { result.partial += 1 }
        for gap in gaps {
            result.gaps[gap, default: 0] += 1
            result.documentsOfGaps[gap, default: []].insert(numbers[0])
        }
    }

    private func share(_ share: InterfaceCount.Share) -> Double {
        100 * Double(share.understood) / Double(max(share.total, 1))
    }

    private func report(_ result: Result, _ count: Int) {
        print(
            """
            \(count) documents: \(result.whole) whole, \(result.partial) with unknown parts, \
            \(result.refused.count) refused, \(result.crashed.count) crashed
            elements \(result.elements.understood) of \(result.elements.total): \(share(result.elements)) %
            attributes \(result.attributes.understood) of \(result.attributes.total): \(share(result.attributes)) %
            slowest: \(result.times.sorted { $0.0 > $1.0 }.prefix(5).map { "\($0.1) \($0.0) ms" })
            """
        )
        for refusal in result.refused { print("refused \(refusal)") }
        for (gap, count) in result.gaps.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(count) in \(result.documentsOfGaps[gap]?.count ?? 0): \(gap)")
        }
    }
}
