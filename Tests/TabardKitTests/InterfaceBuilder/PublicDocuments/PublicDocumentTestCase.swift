import XCTest

/// Measures documents that others made, which lie in a folder outside of the repository.
///
/// `TABARD_PUBLIC=folder` names it; without it there is nothing to measure. The documents are looked at in child processes, a few
/// in each, so that one that stops the program counts and keeps nobody from the next.
@preconcurrency @MainActor
class PublicDocumentTestCase: MisuseTestCase {
    /// As many are looked at in a process.
    private static let countOfChild = 20
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
    private static var folder: String? { environment["TABARD_PUBLIC"] }

    private static func documents() -> [String] {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }

    /// The child's part: looks at some of the documents, of which it gets the paths.
    static func lookAtDocuments(_ look: (_ path: String) -> Void) {
        guard let folder, let start = environment["TABARD_FROM"].flatMap({ Int($0) }) else { return }
        for (index, name) in documents().enumerated().dropFirst(start).prefix(countOfChild) {
            print("begins \(index)")
            fflush(nil)
            look("\(folder)/\(name)")
            print("ends \(index)")
            fflush(nil)
        }
    }

    /// Lets children look at all documents.
    ///
    /// - Parameters:
    ///   - misuse: What children do, which calls `lookAtDocuments`.
    ///   - take: Gets the name of each document, and what a child wrote of it.
    /// - Returns: How many documents there are, and those that stopped the program, each with the last that it wrote.
    func measureDocuments(
        _ misuse: String,
        _ take: (_ name: String, _ lines: [Substring]) -> Void
    ) throws -> (count: Int, crashed: [String]) {
        guard Self.folder != nil else { throw XCTSkip("TABARD_PUBLIC names no folder") }
        let names = Self.documents()
        var crashed: [String] = []
        var next = 0
        while next < names.count {
            // That one document takes long is told of it; all of a child's may take their time.
            let (reason, text) = try run(misuse, ["TABARD_FROM": "\(next)"], limit: 600)
            var current: Int?
            var lines: [Substring] = []
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                switch (words.first, words.count == 2 ? Int(words[1]) : nil) {
                case ("begins", let index?):
                    current = index
                    lines = []
                case ("ends", let index?):
                    take(names[index], lines)
                    current = nil
                default: lines.append(line)
                }
            }
            if reason == .exit {
                next += Self.countOfChild
            } else if let current {
                crashed.append("\(names[current]): \(text.suffix(600))")
                next = current + 1
            } else {
                XCTFail("the child stopped before it began: \(text.suffix(2_000))")
                break
            }
        }
        return (names.count, crashed)
    }
}
