import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// How much of documents that others made is understood, to the element and the attribute (I7).
@preconcurrency @MainActor
final class PublicDocumentsTests: PublicDocumentTestCase {
    override class var misuses: [String: () -> Void] { ["measured": { measure() }] }

    /// Writes a line of what came of each document, and one of each of its gaps.
    private static func measure() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.makeKeyAndVisible()
        lookAtDocuments { path in
            let before = processorMilliseconds()
            do {
                let scenes = try InterfaceScenes(contentsOf: path, bundle: nil)
                let trial = InterfaceTrial()
                scenes.makeAll(in: trial)
                let made = processorMilliseconds() - before
                try trial.run {
                    let bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
                    _ = try BuiltDocument(bytes ?? [], performs: false)
                }
                let count = scenes.coverage.count
                for gap in count.gaps { print("gap \(gap.name)") }
                print(
                    "measured \(count.elements.understood) \(count.elements.total) "
                        + "\(count.attributes.understood) \(count.attributes.total) "
                        + "\(Int(made)) \(Int(processorMilliseconds() - before))"
                )
            } catch {
                print("refused \(error)")
            }
        }
    }

    private struct Result {
        var elements = InterfaceCount.Share()
        var attributes = InterfaceCount.Share()
        var whole = 0
        var partial = 0
        var refused: [String] = []
        /// How long making alone took, and with laying out, in milliseconds of processor time.
        var times: [(made: Int, all: Int, name: String)] = []
        var gaps: [String: Int] = [:]
        var documentsOfGaps: [String: Int] = [:]
    }

    func testI7PublicDocumentsAreUnderstood() throws {
        var result = Result()
        let (count, crashed) = try measureDocuments("measured") { name, lines in
            take(name, lines, &result)
        }
        report(result, count, crashed)
        XCTAssertEqual(crashed, [])
        XCTAssertEqual(result.times.filter { $0.all > 1_000 }.map(\.name), [])
        XCTAssertGreaterThanOrEqual(share(result.elements), 98)
        XCTAssertGreaterThanOrEqual(share(result.attributes), 98)
    }

    private func take(_ name: String, _ lines: [Substring], _ result: inout Result) {
        if let refusal = lines.first(where: { $0.hasPrefix("refused ") }) {
            return result.refused.append("\(name): \(refusal.dropFirst("refused ".count))")
        }
        let gaps = lines.filter { $0.hasPrefix("gap ") }.map { String($0.dropFirst("gap ".count)) }
        let measures = lines.last { $0.hasPrefix("measured ") } ?? ""
        let numbers = measures.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 6 else { return XCTFail("\(name): \(measures)") }
        result.elements.understood += numbers[0]
        result.elements.total += numbers[1]
        result.attributes.understood += numbers[2]
        result.attributes.total += numbers[3]
        result.times.append((numbers[4], numbers[5], name))
        if gaps.isEmpty { result.whole += 1 } else { result.partial += 1 }
        for gap in gaps { result.gaps[gap, default: 0] += 1 }
        for gap in Set(gaps) { result.documentsOfGaps[gap, default: 0] += 1 }
    }

    private func share(_ share: InterfaceCount.Share) -> Double {
        100 * Double(share.understood) / Double(max(share.total, 1))
    }

    private func report(_ result: Result, _ count: Int, _ crashed: [String]) {
        let slowest = result.times.sorted { $0.all > $1.all }.prefix(8)
        print(
            """
            \(count) documents: \(result.whole) whole, \(result.partial) with unknown parts, \
            \(result.refused.count) refused, \(crashed.count) crashed
            elements \(result.elements.understood) of \(result.elements.total): \(share(result.elements)) %
            attributes \(result.attributes.understood) of \(result.attributes.total): \(share(result.attributes)) %
            slowest: \(slowest.map { "\($0.name) \($0.all) ms, \($0.made) of them until it is made" })
            """
        )
        for refusal in result.refused { print("refused \(refusal)") }
        for (gap, count) in result.gaps.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("\(count) in \(result.documentsOfGaps[gap] ?? 0): \(gap)")
        }
    }
}
