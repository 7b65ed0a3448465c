import GtkInterop

/// Speaks X's protocol, for what no small tool does: to send a window the message by which a
/// window manager asks it to close, and to say that it is minimized.
@MainActor
struct WindowServer {
    private enum Request {
        static let internAtom: UInt8 = 16
        static let changeProperty: UInt8 = 18
        static let sendEvent: UInt8 = 25
        static let getInputFocus: UInt8 = 43
    }

    private static let clientMessage: UInt8 = 33
    private static let atomType: UInt32 = 4
    private let socket: LocalSocket

    /// - Parameter display: A name such as `:7`, of a server that lets anyone in.
    init(display: String) throws {
        socket = try LocalSocket(path: "/tmp/.X11-unix/X" + display.drop { $0 == ":" })
        var greeting = Message()
        greeting.append(UInt8(ascii: "l"), 0)
        greeting.append(words: 11, 0, 0, 0, 0)
        try socket.write(greeting.bytes)
        let start = try socket.read(8)
        let rest = try socket.read(Int(Message.word(in: start, at: 6)) * 4)
        guard start[0] == 1 else {
            throw TestingError(.failed, "the screen refuses: \(String(decoding: rest, as: UTF8.self))")
        }
    }

    func askToClose(_ window: UInt32) throws {
        let protocols = try atom("WM_PROTOCOLS")
        let deletion = try atom("WM_DELETE_WINDOW")
        var message = Message()
        message.append(Request.sendEvent, 0)
        message.append(words: 11)
        message.append(longs: window, 0)
        message.append(Self.clientMessage, 32)
        message.append(words: 0)
        message.append(longs: window, protocols, deletion, 0, 0, 0, 0)
        message.append(Request.getInputFocus, 0)
        message.append(words: 1)
        try socket.write(message.bytes)
        // A request that needs an answer follows, so that an error would come before it.
        _ = try answer()
    }

    func setMinimized(_ isMinimized: Bool, _ window: UInt32) throws {
        let state = try atom("_NET_WM_STATE")
        let hidden = isMinimized ? [try atom("_NET_WM_STATE_HIDDEN")] : []
        var message = Message()
        message.append(Request.changeProperty, 0)
        message.append(words: UInt16(6 + hidden.count))
        message.append(longs: window, state, Self.atomType)
        message.append(32, 0, 0, 0)
        message.append(longs: UInt32(hidden.count))
        for atom in hidden { message.append(longs: atom) }
        message.append(Request.getInputFocus, 0)
        message.append(words: 1)
        try socket.write(message.bytes)
        _ = try answer()
    }

    private func atom(_ name: String) throws -> UInt32 {
        let characters = Array(name.utf8)
        let padding = (4 - characters.count % 4) % 4
        var message = Message()
        message.append(Request.internAtom, 0)
        message.append(words: UInt16(2 + (characters.count + padding) / 4), UInt16(characters.count), 0)
        message.bytes += characters + [UInt8](repeating: 0, count: padding)
        try socket.write(message.bytes)
        return Message.long(in: try answer(), at: 8)
    }

    private func answer() throws -> [UInt8] {
        let bytes = try socket.read(32)
        guard bytes[0] == 1 else { throw TestingError(.failed, "the screen answers with error \(bytes[1])") }
        return bytes
    }
}

/// The bytes of a request, numbers from their low end.
private struct Message {
    var bytes: [UInt8] = []

    mutating func append(_ values: UInt8...) { bytes += values }

    mutating func append(words: UInt16...) {
        for word in words { bytes += [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }
    }

    mutating func append(longs: UInt32...) {
        for long in longs {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: long >> shift)) }
        }
    }

    static func word(in bytes: [UInt8], at offset: Int) -> UInt16 {
        UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
    }

    static func long(in bytes: [UInt8], at offset: Int) -> UInt32 {
        UInt32(word(in: bytes, at: offset)) | UInt32(word(in: bytes, at: offset + 2)) << 16
    }
}
