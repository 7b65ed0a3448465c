/// The bytes of a request to an X server, numbers from their low end.
package struct WindowServerMessage {
    package private(set) var bytes: [UInt8] = []

    init() {}

    mutating func append(_ values: UInt8...) { bytes += values }

    mutating func append(words: UInt16...) {
        for word in words { bytes += [UInt8(truncatingIfNeeded: word), UInt8(word >> 8)] }
    }

    mutating func append(longs: [UInt32]) {
        for long in longs {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: long >> shift)) }
        }
    }

    /// A request with its number and four-byte values, and a text after them.
    private init(_ number: UInt8, _ longs: [UInt32], _ text: String = "") {
        self.init(number, longs, Array(text.utf8))
    }

    private init(_ number: UInt8, _ longs: [UInt32], _ rest: [UInt8]) {
        let padding = (4 - rest.count % 4) % 4
        append(number, 0)
        append(words: UInt16(1 + longs.count + (rest.count + padding) / 4))
        append(longs: longs)
        bytes += rest + [UInt8](repeating: 0, count: padding)
    }

    package static func word(in bytes: [UInt8], at offset: Int) -> UInt16 {
        UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
    }

    package static func long(in bytes: [UInt8], at offset: Int) -> UInt32 {
        UInt32(word(in: bytes, at: offset)) | UInt32(word(in: bytes, at: offset + 2)) << 16
    }
}

extension WindowServerMessage {
    /// A window of one point that is never seen and stands for its program.
    package static func createHiddenWindow(_ number: UInt32, in parent: UInt32) -> Self {
        let size: UInt32 = 1 | 1 << 16
        let onlyForInput: UInt32 = 2 << 16
        return Self(1, [number, parent, 0, size, onlyForInput, 0, 0])
    }

    /// Asks for the events that a mask names.
    package static func selectEvents(_ mask: UInt32, of window: UInt32) -> Self {
        let eventMask: UInt32 = 1 << 11
        return Self(2, [window, eventMask, mask])
    }

    package static func map(_ window: UInt32) -> Self { Self(8, [window]) }

    package static func unmap(_ window: UInt32) -> Self { Self(10, [window]) }

    /// Changes where a window stands.
    ///
    /// - Parameters:
    ///   - mask: Which values there are, in the protocol's order.
    ///   - values: The values.
    package static func configure(_ window: UInt32, _ mask: UInt16, _ values: [UInt32]) -> Self {
        Self(12, [window, UInt32(mask)] + values)
    }

    static func internAtom(_ name: String) -> Self {
        Self(16, [UInt32(name.utf8.count)], name)
    }

    package static func changeProperty(
        of window: UInt32,
        _ name: UInt32,
        _ type: UInt32,
        _ values: [UInt32]
    ) -> Self {
        let bitsAValue: UInt32 = 32
        return Self(18, [window, name, type, bitsAValue, UInt32(values.count)] + values)
    }

    /// Sets a property that is a text, which must be of Latin letters.
    static func changeProperty(of window: UInt32, _ name: UInt32, text: String) -> Self {
        let (string, bitsAValue): (UInt32, UInt32) = (31, 8)
        return Self(18, [window, name, string, bitsAValue, UInt32(text.utf8.count)], text)
    }

    /// Sets a property that is bytes, at most 200,000 of them.
    package static func changeProperty(of window: UInt32, _ name: UInt32, _ type: UInt32, bytes: [UInt8])
        -> Self
    {
        let bitsAValue: UInt32 = 8
        return Self(18, [window, name, type, bitsAValue, UInt32(bytes.count)], bytes)
    }

    /// Makes a window the owner of what is copied or selected.
    package static func setSelectionOwner(_ window: UInt32, _ selection: UInt32) -> Self {
        Self(22, [window, selection, 0])
    }

    /// Tells who asked for a selection which property holds it; 0 if none does.
    package static func notifyOfSelection(
        _ requestor: UInt32,
        _ selection: UInt32,
        _ target: UInt32,
        _ property: UInt32,
        time: UInt32
    ) -> Self {
        let selectionNotify: UInt32 = 31
        return Self(25, [requestor, 0, selectionNotify, time, requestor, selection, target, property, 0, 0])
    }

    /// Asks where a window stands.
    package static func getGeometry(of window: UInt32) -> Self { Self(14, [window]) }

    /// Asks for a property of numbers.
    package static func getProperty(of window: UInt32, _ name: UInt32, _ type: UInt32) -> Self {
        Self(20, [window, name, type, 0, 1024])
    }

    /// A message about a window to the window manager.
    static func tellWindowManager(_ root: UInt32, about window: UInt32, type: UInt32, _ values: [UInt32])
        -> Self
    {
        let clientMessage: UInt32 = 33
        let bitsAValue: UInt32 = 32
        let redirectAndNotify: UInt32 = 1 << 20 | 1 << 19
        return Self(25, [root, redirectAndNotify, clientMessage | bitsAValue << 8, window, type] + values)
    }

    /// A message to the program whose window it is.
    package static func sendEvent(to window: UInt32, type: UInt32, _ values: [UInt32]) -> Self {
        let clientMessage: UInt32 = 33
        let bitsAValue: UInt32 = 32
        return Self(25, [window, 0, clientMessage | bitsAValue << 8, window, type] + values)
    }

    /// Gives a window the keyboard; none, if it is 0.
    package static func setInputFocus(_ window: UInt32) -> Self { Self(42, [window, 0]) }

    static func getInputFocus() -> Self { Self(43, []) }
}
