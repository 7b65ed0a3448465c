import Glibc

/// Bytes on their way from one socket to another, of which no more wait here than one call receives.
struct Flow {
    private let source: Socket?
    private let target: Socket
    private var waiting: ArraySlice<UInt8>
    private var hasSourceEnded: Bool
    private var isBroken = false

    /// Sends the bytes first, and then, where there is a source, all that comes from it.
    init(_ bytes: [UInt8], from source: Socket? = nil, to target: Socket) {
        self.source = source
        self.target = target
        waiting = bytes[...]
        hasSourceEnded = source == nil
    }

    /// Whether all is sent that will ever come.
    var hasEnded: Bool { isBroken || hasSourceEnded && waiting.isEmpty }

    /// What it needs next.
    var wait: pollfd? {
        guard !hasEnded else { return nil }
        return waiting.isEmpty ? source?.wait(for: POLLIN) : target.wait(for: Int32(POLLOUT))
    }

    /// Moves what can be moved now.
    mutating func advance() {
        if waiting.isEmpty, !hasSourceEnded, let source {
            switch source.receive() {
            case .bytes(let bytes): waiting = bytes[...]
            case .nothing: return
            case .end: hasSourceEnded = true
            }
        }
        guard !waiting.isEmpty else { return }
        if let count = target.send(waiting) {
            waiting = waiting.dropFirst(count)
        } else {
            isBroken = true
        }
    }
}
