import Foundation
import Glibc
import LanguageServer

/// The messages that a file handle brings, read on a thread of its own.
enum MessageStream {
    static func read(
        _ handle: FileHandle,
        message: @escaping @Sendable ([UInt8]) -> Void,
        end: @escaping @Sendable (String?) -> Void
    ) {
        let descriptor = handle.fileDescriptor
        Thread {
            var framing = MessageFraming()
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            do {
                while true {
                    let count = Glibc.read(descriptor, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { break }
                    framing.add(buffer[..<count])
                    while let bytes = try framing.next() { message(bytes) }
                }
                end(framing.isBetweenMessages ? nil : "the last message is not whole")
            } catch {
                end("\(error)")
            }
            withExtendedLifetime(handle) {}
        }.start()
    }
}

/// Messages on their way to a file handle, written on a thread of their own, so that nobody waits for a slow reader.
final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "messages")

    init(_ handle: FileHandle) {
        descriptor = handle.fileDescriptor
    }

    func write(_ message: [UInt8]) {
        queue.async { [descriptor] in
            let bytes = MessageFraming.framed(message)
            var written = 0
            while written < bytes.count {
                let count = bytes[written...].withUnsafeBytes {
                    Glibc.write(descriptor, $0.baseAddress, $0.count)
                }
                if count < 0, errno == EINTR { continue }
                // A reader that ended is noticed where it is read from.
                guard count > 0 else { return }
                written += count
            }
        }
    }

    /// Waits until everything is written.
    func finish() { queue.sync {} }
}
