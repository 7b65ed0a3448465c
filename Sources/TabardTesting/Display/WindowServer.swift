import GtkInterop

/// Speaks X's protocol, for what no small tool does: to send a window the message by which a
/// window manager asks it to close, to say that it is minimized, and to be a window manager.
@MainActor
package struct WindowServer {
    /// The protocol's numbers for the types of properties.
    package enum PropertyType {
        package static let atom: UInt32 = 4
        package static let cardinal: UInt32 = 6
        package static let window: UInt32 = 33
    }

    /// The window that all others stand in.
    package let root: UInt32
    /// The size of that window.
    package let screenSize: PixelSize
    /// A number that no other program gives its windows.
    package let ownNumber: UInt32
    private let socket: LocalSocket

    /// - Parameters:
    ///   - display: A name such as `:7`, of a server that lets anyone in, or of which `XAUTHORITY` knows how.
    ///   - waits: Whether to wait for what comes however long that takes.
    package init(display: String, waits: Bool = false) throws {
        socket = try LocalSocket(
            path: "/tmp/.X11-unix/X" + display.drop { $0 == ":" },
            timeout: waits ? 0 : 10
        )
        var greeting = WindowServerMessage()
        greeting.append(UInt8(ascii: "l"), 0)
        let cookie = WindowServerCookie(display: display)
        let (name, data) = (cookie?.name ?? [], cookie?.data ?? [])
        greeting.append(words: 11, 0, UInt16(name.count), UInt16(data.count), 0)
        let padded = [name, data].flatMap { $0 + [UInt8](repeating: 0, count: (4 - $0.count % 4) % 4) }
        try socket.write(greeting.bytes + padded)
        let start = try socket.read(8)
        let rest = try socket.read(Int(WindowServerMessage.word(in: start, at: 6)) * 4)
        guard start[0] == 1 else {
            throw TestingError(.failed, "the screen refuses: \(String(decoding: rest, as: UTF8.self))")
        }
        ownNumber = WindowServerMessage.long(in: rest, at: 4) | 1
        // The vendor's name and the formats stand between the numbers and the first screen.
        let vendorLength = Int(WindowServerMessage.word(in: rest, at: 16))
        let screen = 32 + (vendorLength + 3) / 4 * 4 + Int(rest[21]) * 8
        root = WindowServerMessage.long(in: rest, at: screen)
        screenSize = PixelSize(
            width: Int(WindowServerMessage.word(in: rest, at: screen + 20)),
            height: Int(WindowServerMessage.word(in: rest, at: screen + 22))
        )
    }

    /// Sends a request that has no answer.
    package func send(_ message: WindowServerMessage) throws { try socket.write(message.bytes) }

    /// The next event, error or answer, whose first byte says what it is.
    package func next() throws -> [UInt8] {
        let bytes = try socket.read(32)
        guard bytes[0] == 1 else { return bytes }
        return bytes + (try socket.read(Int(WindowServerMessage.long(in: bytes, at: 4)) * 4))
    }

    /// Waits until the server has done what was sent.
    func finish() throws {
        // A request that needs an answer follows, so that an error would come before it.
        try send(.getInputFocus())
        _ = try answer()
    }

    /// The number of a name.
    package func atom(_ name: String) throws -> UInt32 {
        try send(.internAtom(name))
        return WindowServerMessage.long(in: try answer(), at: 8)
    }

    /// The size of a window.
    package func size(of window: UInt32) throws -> PixelSize {
        try send(.getGeometry(of: window))
        let answer = try answer()
        return PixelSize(
            width: Int(WindowServerMessage.word(in: answer, at: 16)),
            height: Int(WindowServerMessage.word(in: answer, at: 18))
        )
    }

    /// The numbers in a property of a window; none if it has no such property.
    package func numbers(of window: UInt32, _ name: UInt32, _ type: UInt32) throws -> [UInt32] {
        try send(.getProperty(of: window, name, type))
        let answer = try answer()
        guard answer[1] == 32 else { return [] }
        let count = Int(WindowServerMessage.long(in: answer, at: 16))
        return (0..<count).map { WindowServerMessage.long(in: answer, at: 32 + 4 * $0) }
    }

    private func answer() throws -> [UInt8] {
        // All programs hear that the keyboard has other keys, whether they listen or not.
        let mappingNotify: UInt8 = 34
        var bytes = try next()
        while bytes[0] & 0x7f == mappingNotify { bytes = try next() }
        guard bytes[0] == 1 else { throw TestingError(.failed, "the screen answers with error \(bytes[1])") }
        return bytes
    }
}

extension WindowServer {
    func askToClose(_ window: UInt32) throws {
        let protocols = try atom("WM_PROTOCOLS")
        let deletion = try atom("WM_DELETE_WINDOW")
        try send(.sendEvent(to: window, type: protocols, [deletion, 0, 0, 0, 0]))
        try finish()
    }

    /// Asks the window manager to add states to a window, or to take them away.
    func askForStates(_ isOn: Bool, _ states: [String], _ window: UInt32) throws {
        let atoms = try states.map { try atom($0) }
        let values = [isOn ? 1 : 0] + atoms + [UInt32](repeating: 0, count: 4 - atoms.count)
        try send(.tellWindowManager(root, about: window, type: try atom("_NET_WM_STATE"), values))
        try finish()
    }

    func moveToWorkspace(_ number: UInt32, _ window: UInt32) throws {
        try send(
            .tellWindowManager(root, about: window, type: try atom("_NET_WM_DESKTOP"), [number, 0, 0, 0, 0])
        )
        try finish()
    }

    func workspace(of window: UInt32) throws -> Int? {
        try numbers(of: window, try atom("_NET_WM_DESKTOP"), PropertyType.cardinal).first.map(Int.init)
    }

    func setMinimized(_ isMinimized: Bool, _ window: UInt32) throws {
        let hidden = isMinimized ? [try atom("_NET_WM_STATE_HIDDEN")] : []
        try send(.changeProperty(of: window, try atom("_NET_WM_STATE"), PropertyType.atom, hidden))
        try finish()
    }

    /// Says what programs that start later take as the resolution of the screen, which makes their texts larger.
    func setResolution(_ dotsPerInch: Int) throws {
        let resources = try atom("RESOURCE_MANAGER")
        try send(.changeProperty(of: root, resources, text: "Xft.dpi:\t\(dotsPerInch)\n"))
        try finish()
    }
}
