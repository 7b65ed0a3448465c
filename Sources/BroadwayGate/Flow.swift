import Glibc

/// Bytes on their way from one socket to another, of which hardly more wait here than one call receives.
struct Flow {
    private let source: Socket?
    private let target: Socket
    private var waiting: ArraySlice<UInt8>
    private var hasSourceEnded: Bool
    private var isBroken = false
    private var addition: ScriptAddition?

    /// Sends the bytes first, and then, where there is a source, all that comes from it, with what is
    /// added to it.
    init(
        _ bytes: [UInt8],
        from source: Socket? = nil,
        to target: Socket,
        adding addition: ScriptAddition? = nil
    ) {
        self.source = source
        self.target = target
        self.addition = addition
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
            case .bytes(let bytes): waiting = (addition?.pass(bytes) ?? bytes)[...]
            case .nothing: return
            case .end:
                hasSourceEnded = true
                waiting = (addition?.finish() ?? [])[...]
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
