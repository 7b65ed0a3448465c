import CBareFile
import Dispatch
import Foundation

/// The system calls of `TabStore` alone, on a file that it has made.
struct BarePeer: Peer {
    static let title = "the same system calls in C"
    static let promise = TabStorePeer.promise

    let calls: BareCalls
    private var slot = 0

    init(_ folder: URL, _ layout: Layout) async throws {
        _ = try await TabStorePeer(folder, layout)
        calls = try BareCalls(folder)
    }

    func prepare(_ layout: Layout) {}

    mutating func save() async throws -> Duration {
        slot = (slot + 1) % BareCalls.slotCount
        return try measure { try calls.save(slot) }
    }

    static func loader(_ folder: URL, _ layout: Layout) throws -> () throws -> Int {
        let calls = try BareCalls(folder)
        return {
            try calls.load(0)
            return layout.ids.count
        }
    }
}

/// The same calls on a thread of a queue's own, awaited: what the change of threads costs by itself.
struct BareThreadPeer: Peer {
    static let title = "the same, awaited from another thread"
    static let promise = TabStorePeer.promise

    private let queue = DispatchQueue(label: "BareThreadPeer", qos: .userInitiated)
    private let calls: BareCalls
    private var slot = 0

    init(_ folder: URL, _ layout: Layout) async throws {
        calls = try await BarePeer(folder, layout).calls
    }

    func prepare(_ layout: Layout) {}

    mutating func save() async throws -> Duration {
        slot = (slot + 1) % BareCalls.slotCount
        let start = ContinuousClock.now
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            queue.async { [calls, slot] in
                continuation.resume(with: Result { try calls.save(slot) })
            }
        }
        return .now - start
    }

    static func loader(_ folder: URL, _ layout: Layout) throws -> () throws -> Int {
        try BarePeer.loader(folder, layout)
    }
}

/// A file of four slots and the C functions for it.
final class BareCalls: Sendable {
    static let slotCount = 4

    private let directory: String
    private let capacity: Int
    private let bytes: [UInt8]

    init(_ folder: URL) throws {
        let directory = folder.appendingPathComponent("org.example.Tabs")
        let data = try Data(contentsOf: directory.appendingPathComponent("tabs.layout"))
        self.directory = directory.path
        capacity = data.count / Self.slotCount
        // The newest save, with as many bytes as those that follow: its generation and its length are in its header.
        let number = { (place: Range<Int>) in data[place].reversed().reduce(0) { $0 << 8 | Int($1) } }
        let starts = (0..<Self.slotCount).map { [capacity] slot in slot * capacity }
        let start = starts.max { number($0 + 16..<$0 + 24) < number($1 + 16..<$1 + 24) } ?? 0
        bytes = Array(data[start..<start + 64 + number(start + 24..<start + 28)])
    }

    func save(_ slot: Int) throws {
        try call { bare_save(&$0, Int32(slot), bytes, $1) }
    }

    func load(_ slot: Int) throws {
        try call { bare_load(&$0, Int32(slot), $1) }
    }

    private func call(_ body: (inout BareFile, UnsafeMutableRawPointer?) -> Int32) throws {
        let result = withUnsafeTemporaryAllocation(byteCount: Self.slotCount * capacity, alignment: 16) {
            scratch in
            directory.withCString { directory in
                "tabs.layout".withCString { name in
                    var file = BareFile(
                        directory: directory,
                        name: name,
                        capacity: capacity,
                        length: bytes.count
                    )
                    return body(&file, scratch.baseAddress)
                }
            }
        }
        guard result == 0 else { throw Failure("The bare system calls failed in \(directory)") }
    }
}
