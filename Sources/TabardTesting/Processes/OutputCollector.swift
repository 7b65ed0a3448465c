import Dispatch
import Foundation
import Synchronization

/// Drains a pipe in the background, so that the program at the other end never waits.
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

    /// - Parameter file: The end of the pipe to read from; it may be closed once the collector is made.
    init(reading file: FileHandle, limit: Int = 4 << 20) {
        self.limit = limit
        let queue = DispatchQueue(label: "Output")
        let descriptor = dup(file.fileDescriptor)
        let channel = DispatchIO(type: .stream, fileDescriptor: descriptor, queue: queue) { _ in
            close(descriptor)
        }
        // Each piece at once.
        channel.setLimit(lowWater: 1)
        channel.read(offset: 0, length: Int.max, queue: queue) { [self] isDone, data, _ in
            if let data, !data.isEmpty { append(Data(data)) }
            guard isDone else { return }
            contents.withLock { $0.isComplete = true }
            channel.close()
        }
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
