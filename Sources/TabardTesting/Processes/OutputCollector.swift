import Foundation
import Synchronization

/// Drains a pipe on a thread of its own, so that the program at the other end never waits.
///
/// It keeps the first part up to a limit and only counts the rest.
final class OutputCollector: Sendable {
    private struct Contents {
        var data = Data()
        var droppedCount = 0
        var isComplete = false
    }

    private let contents = Mutex(Contents())
    private let limit: Int

    init(reading file: FileHandle, limit: Int = 4 << 20) {
        self.limit = limit
        let descriptor = file.fileDescriptor
        let thread = Thread { [self] in
            // The handle is captured to keep its descriptor open until the end.
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            while true {
                let data = handle.availableData
                guard !data.isEmpty else { break }
                append(data)
            }
            contents.withLock { $0.isComplete = true }
        }
        thread.start()
    }

    /// Whether the other end is closed, so that nothing more can come.
    var isComplete: Bool { contents.withLock { $0.isComplete } }

    /// What was written so far. Bytes that are not UTF-8 are replaced.
    var text: String {
        contents.withLock { contents in
            let text = String(decoding: contents.data, as: UTF8.self)
            return contents.droppedCount == 0 ? text : text + "\n… and \(contents.droppedCount) bytes more\n"
        }
    }

    var data: Data { contents.withLock { $0.data } }

    private func append(_ data: Data) {
        contents.withLock { contents in
            let kept = data.prefix(limit - contents.data.count)
            contents.data.append(kept)
            contents.droppedCount += data.count - kept.count
        }
    }
}
