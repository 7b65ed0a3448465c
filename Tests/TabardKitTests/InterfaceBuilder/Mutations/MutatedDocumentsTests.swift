import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// Documents that were changed at random never stop the program, nor keep it for a second (I7).
///
/// `TABARD_SOAK=1` tries a hundred thousand. `TABARD_SEED=7` tries others, of which each failure names its own; that one
/// alone is tried again with `TABARD_DOCUMENTS=1`. `TABARD_ORIGINALS=folder` changes the documents of a folder, too.
@preconcurrency @MainActor
final class MutatedDocumentsTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["changed": { buildChangedDocuments() }] }

    /// As many are built in a process.
    private static let countOfChild = 500
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    private static func originals() -> [InterfaceElement] {
        var texts = GrammarDocuments.all.map { [UInt8]($0.utf8) }
        if let folder = environment["TABARD_ORIGINALS"] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            texts += names.sorted().compactMap { name in
                FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
            }
        }
        return texts.compactMap { try? InterfaceDocument(bytes: $0, name: "original").root }
    }

    private static func buildChangedDocuments() {
        let start = environment["TABARD_SEED"].flatMap(UInt64.init) ?? 1
        let count = environment["TABARD_DOCUMENTS"].flatMap(UInt64.init) ?? UInt64(countOfChild)
        let mutator = DocumentMutator(originals())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.makeKeyAndVisible()
        var built = 0
        for seed in start..<start &+ count {
            let document = mutator.document(seed: seed)
            if environment["TABARD_SHOWS"] != nil { print(String(decoding: document, as: UTF8.self)) }
            FileHandle.standardError.write(Data("seed \(seed)\n".utf8))
            let before = processorMilliseconds()
            // Each twentieth is seen in a window, which takes longer.
            let made = try? BuiltDocument(document, in: seed % 20 == 0 ? window : nil)
            let seconds = (processorMilliseconds() - before) / 1_000
            if seconds > 1 { print("too slow: seed \(seed) took \(seconds) s") }
            built += made?.count ?? 0 > 0 ? 1 : 0
        }
        print("built \(built) of \(count) documents")
    }

    func testI7ChangedDocumentsNeverStopTheProgram() throws {
        let rounds = Self.environment["TABARD_SOAK"] == "1" ? 200 : 1
        let start = Self.environment["TABARD_SEED"].flatMap(UInt64.init) ?? 1
        for round in 0..<rounds {
            let seed = start &+ UInt64(round * Self.countOfChild)
            // That no document takes long is told by each; all of them may, on a machine that does other work.
            let (reason, text) = try run("changed", ["TABARD_SEED": "\(seed)"], limit: 600)
            let last = text.split(separator: "\n").last { $0.hasPrefix("seed ") } ?? ""
            XCTAssertEqual(reason, .exit, "\(last): \(text.suffix(2_000))")
            XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("too slow") }, [])
            let built = text.firstMatch(of: /built (\d+) of/).flatMap { Int($0.1) } ?? 0
            XCTAssertGreaterThan(built, Self.countOfChild / 2, "\(last)")
        }
    }

    /// The originals are ones that Tabard follows to the last attribute: what is changed in them is known.
    func testTheOriginalsAreKnown() throws {
        let before = InterfaceReport.told
        for text in GrammarDocuments.all {
            XCTAssertGreaterThan(try BuiltDocument([UInt8](text.utf8), performs: false).count, 0)
        }
        XCTAssertEqual(InterfaceReport.told.subtracting(before).sorted(), [])
    }
}
