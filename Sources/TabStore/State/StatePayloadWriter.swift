/// Writes a state as a payload: one field after the other, so that the bytes of what did not change are copied.
struct StatePayloadWriter {
    private(set) var bytes: [UInt8] = []
    /// How many fields were written, which reading bounds.
    private(set) var fieldCount = 0

    init(_ state: SavedState?) {
        number(StateFormat.majorVersion)
        number(state?.minorVersion ?? StateFormat.minorVersion)
        guard let state else { return }
        let archives = state.objects.reduce(0) { $0 + $1.archive.count }
        bytes.reserveCapacity(1024 + archives + state.objects.count * 256)
        text(StateFormat.State.applicationVersion, state.applicationVersion)
        text(StateFormat.State.systemVersion, state.systemVersion)
        integer(StateFormat.State.savedAt, state.savedAt)
        integer(StateFormat.State.attempts, UInt64(max(0, state.attempts)))
        fields(StateFormat.State.session) { $0.write(state.session) }
        if let window = state.window {
            fields(StateFormat.State.window) { $0.write(window) }
        }
        data(StateFormat.State.activity, state.activity)
        for object in state.objects {
            write(object)
        }
        write(state.unknownFields)
    }

    private init() {}

    private mutating func write(_ session: SavedSession) {
        text(StateFormat.Session.identifier, session.identifier)
        text(StateFormat.Session.role, session.role)
        text(StateFormat.Session.configurationName, session.configurationName)
        data(StateFormat.Session.userInfo, session.userInfo)
        if session.lastUsed > 0 { integer(StateFormat.Session.lastUsed, session.lastUsed) }
        text(StateFormat.Session.sceneClassName, session.sceneClassName)
        text(StateFormat.Session.delegateClassName, session.delegateClassName)
        text(StateFormat.Session.storyboard, session.storyboard)
        write(session.unknownFields)
    }

    private mutating func write(_ window: SavedWindow) {
        double(StateFormat.Window.width, window.width)
        double(StateFormat.Window.height, window.height)
        integer(StateFormat.Window.isMaximized, window.isMaximized ? 1 : 0)
        integer(StateFormat.Window.isFullscreen, window.isFullscreen ? 1 : 0)
        text(StateFormat.Window.monitor, window.monitor)
        text(StateFormat.Window.title, window.title)
        // All workspaces are 0 there, and the first is 1.
        if let workspace = window.workspace {
            integer(StateFormat.Window.workspace, UInt64(max(0, workspace + 1)))
        }
        write(window.unknownFields)
    }

    /// Writes an object; its archive, which is by far the most of it, is copied once.
    private mutating func write(_ object: SavedObject) {
        var head = StatePayloadWriter()
        for element in object.path {
            head.text(StateFormat.Object.pathElement, element)
        }
        head.text(StateFormat.Object.kind, object.kind.rawValue)
        head.text(StateFormat.Object.className, object.className)
        head.text(StateFormat.Object.restorationClassName, object.restorationClassName)
        head.text(StateFormat.Object.storyboard, object.storyboard)
        head.text(StateFormat.Object.storyboardIdentifier, object.storyboardIdentifier)
        head.write(object.unknownFields)
        head.begin(StateFormat.Object.archive, length: object.archive.count)
        begin(StateFormat.State.object, length: head.bytes.count + object.archive.count)
        fieldCount += head.fieldCount
        bytes += head.bytes
        bytes += object.archive
    }

    private mutating func write(_ fields: [StateField]) {
        for field in fields {
            begin(field.number, length: field.bytes.count)
            bytes += field.bytes
        }
    }

    private mutating func fields(_ number: UInt64, _ write: (inout StatePayloadWriter) -> Void) {
        var inner = StatePayloadWriter()
        write(&inner)
        begin(number, length: inner.bytes.count)
        bytes += inner.bytes
        fieldCount += inner.fieldCount
    }

    private mutating func text(_ number: UInt64, _ text: String?) {
        guard var text else { return }
        text.withUTF8 { utf8 in
            begin(number, length: utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    private mutating func data(_ number: UInt64, _ data: [UInt8]?) {
        guard let data else { return }
        begin(number, length: data.count)
        bytes += data
    }

    private mutating func integer(_ number: UInt64, _ value: UInt64) {
        begin(number, length: Self.length(of: value))
        self.number(value)
    }

    private mutating func double(_ number: UInt64, _ value: Double) {
        begin(number, length: 8)
        bytes.append(littleEndian: value.bitPattern)
    }

    private mutating func begin(_ number: UInt64, length: Int) {
        fieldCount += 1
        self.number(number)
        self.number(UInt64(length))
    }

    private mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func length(of value: UInt64) -> Int {
        max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
    }
}
