import Foundation
import XCTest

@testable import TabStore

/// What a program was told of each of its changes, kept where it outlasts the program.
struct AnswersLog {
    struct Answer {
        /// How long the call took that made the change.
        let microseconds: Int
        /// Whether all that was changed in that window was in the file then, as far as could be seen without waiting.
        let isWritten: Bool
    }

    private let file: Int32

    init(_ path: String) {
        file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }

    mutating func note(_ store: TabStore, after duration: Duration) {
        let isWritten =
            store.state.withLockIfAvailable { store.scheduled.isEmpty && $0.keeper.isSaved } ?? false
        let line = "\(duration / .microseconds(1)) \(isWritten)\n"
        _ = line.withCString { write(file, $0, strlen($0)) }
    }

    static func read(_ path: String) throws -> [Answer] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .compactMap { line in
                let words = line.split(separator: " ")
                guard words.count == 2, let microseconds = Double(words[0]),
                    let isWritten = Bool(String(words[1]))
                else { return nil }
                return Answer(microseconds: Int(microseconds), isWritten: isWritten)
            }
    }
}
