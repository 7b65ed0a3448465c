/// Reads a state's payload, however hostile: what is bad is left out alone and named.
///
/// Nothing is nested deeper than an object's fields, and the number of fields is bounded, so that neither the stack nor
/// the memory grows beyond what is due to the payload's size.
struct StatePayloadReader {
    /// The state, nil if the payload says that there is none or is of a newer major version.
    private(set) var state: SavedState?
    /// Whether a newer version wrote it, which this one does not understand.
    private(set) var isNewer = false
    /// What was malformed and left out, the first hundred.
    private(set) var problems: [String] = []

    private let start: Int
    private var allowance = StateFormat.maximumFieldCount

    init(_ payload: ArraySlice<UInt8>) throws(MalformedPayload) {
        start = payload.startIndex
        var rest = payload
        guard let major = StateField.takeNumber(&rest), let minor = StateField.takeNumber(&rest), major > 0
        else {
            throw MalformedPayload(position: 0)
        }
        guard major <= StateFormat.majorVersion else {
            isNewer = true
            return
        }
        guard !rest.isEmpty else { return }
        var state = SavedState(
            applicationVersion: "",
            systemVersion: "",
            savedAt: 0,
            session: SavedSession(identifier: "", role: "")
        )
        state.minorVersion = max(minor, StateFormat.minorVersion)
        while !rest.isEmpty {
            // What cannot be told apart from what follows leaves nothing to be read.
            guard let field = take(&rest) else { throw MalformedPayload(position: rest.startIndex - start) }
            read(field, into: &state)
        }
        self.state = state
    }

    private mutating func take(_ rest: inout ArraySlice<UInt8>) -> StateField? {
        guard allowance > 0 else { return nil }
        allowance -= 1
        return StateField.take(&rest)
    }

    private mutating func note(_ what: String, _ field: StateField) {
        if problems.count < StateFormat.maximumProblemCount {
            problems.append("\(what) at byte \(field.bytes.startIndex - start)")
        }
    }

    private mutating func read(_ field: StateField, into state: inout SavedState) {
        switch field.number {
        case StateFormat.State.applicationVersion:
            take(field.text, "the app's version", field) { state.applicationVersion = $0 }
        case StateFormat.State.systemVersion:
            take(field.text, "the system's version", field) { state.systemVersion = $0 }
        case StateFormat.State.savedAt: take(field.integer, "the time", field) { state.savedAt = $0 }
        case StateFormat.State.attempts:
            take(field.integer, "the number of attempts", field) { state.attempts = Int(clamping: $0) }
        case StateFormat.State.session: take(session(field), "the session", field) { state.session = $0 }
        case StateFormat.State.window: take(window(field), "the window", field) { state.window = $0 }
        case StateFormat.State.activity: state.activity = Array(field.bytes)
        case StateFormat.State.object: take(object(field), "an object", field) { state.objects.append($0) }
        default: state.unknownFields.append(field.alone)
        }
    }

    private mutating func take<Value>(
        _ value: Value?,
        _ what: String,
        _ field: StateField,
        _ body: (Value) -> Void
    ) {
        if let value {
            body(value)
        } else {
            note(what, field)
        }
    }

    /// Hands over the fields in a field; false if they are malformed or the body says that one is.
    private mutating func each(in field: StateField, _ body: (StateField) -> Bool) -> Bool {
        var rest = field.bytes
        while !rest.isEmpty {
            guard let inner = take(&rest), body(inner) else { return false }
        }
        return true
    }

    private mutating func session(_ field: StateField) -> SavedSession? {
        var session = SavedSession(identifier: "", role: "")
        let isWhole = each(in: field) { field in
            switch field.number {
            case StateFormat.Session.identifier: field.text.assign { session.identifier = $0 }
            case StateFormat.Session.role: field.text.assign { session.role = $0 }
            case StateFormat.Session.configurationName: field.text.assign { session.configurationName = $0 }
            case StateFormat.Session.userInfo: Optional(field.bytes).assign { session.userInfo = Array($0) }
            case StateFormat.Session.lastUsed: field.integer.assign { session.lastUsed = $0 }
            case StateFormat.Session.sceneClassName: field.text.assign { session.sceneClassName = $0 }
            case StateFormat.Session.delegateClassName:
                field.text.assign { session.delegateClassName = $0 }
            case StateFormat.Session.storyboard: field.text.assign { session.storyboard = $0 }
            default: Optional(field.alone).assign { session.unknownFields.append($0) }
            }
        }
        return isWhole ? session : nil
    }

    private mutating func window(_ field: StateField) -> SavedWindow? {
        var window = SavedWindow(width: -1, height: -1)
        let isWhole = each(in: field) { field in
            switch field.number {
            case StateFormat.Window.width: field.double.assign { window.width = $0 }
            case StateFormat.Window.height: field.double.assign { window.height = $0 }
            case StateFormat.Window.isMaximized: field.integer.assign { window.isMaximized = $0 != 0 }
            case StateFormat.Window.isFullscreen: field.integer.assign { window.isFullscreen = $0 != 0 }
            case StateFormat.Window.monitor: field.text.assign { window.monitor = $0 }
            case StateFormat.Window.title: field.text.assign { window.title = $0 }
            case StateFormat.Window.workspace:
                field.integer.assign { window.workspace = $0 == 0 ? -2 : Int(clamping: $0 - 1) }
            default: Optional(field.alone).assign { window.unknownFields.append($0) }
            }
        }
        return isWhole && window.width >= 0 && window.height >= 0 ? window : nil
    }

    private mutating func object(_ field: StateField) -> SavedObject? {
        var object = SavedObject(path: [], kind: .object, className: "", archive: [])
        let isWhole = each(in: field) { field in
            switch field.number {
            case StateFormat.Object.pathElement: field.text.assign { object.path.append($0) }
            case StateFormat.Object.kind: field.text.assign { object.kind = .init(rawValue: $0) }
            case StateFormat.Object.className: field.text.assign { object.className = $0 }
            case StateFormat.Object.restorationClassName:
                field.text.assign { object.restorationClassName = $0 }
            case StateFormat.Object.storyboard: field.text.assign { object.storyboard = $0 }
            case StateFormat.Object.storyboardIdentifier:
                field.text.assign { object.storyboardIdentifier = $0 }
            case StateFormat.Object.archive: Optional(field.bytes).assign { object.archive = Array($0) }
            default: Optional(field.alone).assign { object.unknownFields.append($0) }
            }
        }
        return isWhole ? object : nil
    }
}

extension StateField {
    /// The field with bytes of its own, which do not keep the whole payload in memory.
    fileprivate var alone: StateField { StateField(number: number, bytes: Array(bytes)[...]) }
}

extension Optional {
    /// Hands the value over; false if there is none.
    fileprivate func assign(_ body: (Wrapped) -> Void) -> Bool {
        map(body) != nil
    }
}
