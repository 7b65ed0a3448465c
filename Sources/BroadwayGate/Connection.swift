import Glibc

/// A browser's connection, from its request to its end.
final class Connection {
    /// How long a request may take to come, and its refusal to be read.
    static let patience = Duration.seconds(5)

    private enum State {
        case reading([UInt8])
        /// Answered by the gate; the rest of what comes is read and forgotten, since closing would
        /// otherwise take back the answer.
        case refusing(Flow)
        /// Let through to the server.
        case passing(there: Flow, back: Flow, isSocket: Bool)
        case ended
    }

    private let browser: Socket
    private let deadline = ContinuousClock.now + patience
    private var state = State.reading([])

    init(_ browser: Socket) {
        self.browser = browser
    }

    var hasEnded: Bool {
        if case .ended = state { true } else { false }
    }

    /// Whether it knew the secret.
    var isLetThrough: Bool {
        if case .passing = state { true } else { false }
    }

    /// Whether the program is used through it.
    var isSocket: Bool {
        if case .passing(_, _, isSocket: true) = state { true } else { false }
    }

    /// When it ends if nothing happens.
    var end: ContinuousClock.Instant? { isLetThrough || hasEnded ? nil : deadline }

    /// What it needs next.
    var waits: [pollfd] {
        switch state {
        case .reading: [browser.wait(for: POLLIN)]
        case .refusing(let flow): [flow.wait ?? browser.wait(for: POLLIN)]
        case .passing(let there, let back, _): [there.wait, back.wait].compactMap(\.self)
        case .ended: []
        }
    }

    /// Closes it.
    func close() {
        state = .ended
    }

    /// Does what can be done now.
    func advance(_ admission: Admission, server: String) {
        if let end, end <= .now { return close() }
        switch state {
        case .reading(let bytes): read(after: bytes, admission, server)
        case .refusing(var flow): refuse(&flow)
        case .passing(var there, var back, let isSocket):
            there.advance()
            back.advance()
            let isOver = back.hasEnded || isSocket && there.hasEnded
            state = isOver ? .ended : .passing(there: there, back: back, isSocket: isSocket)
        case .ended: break
        }
    }

    private func read(after earlier: [UInt8], _ admission: Admission, _ server: String) {
        switch browser.receive() {
        case .nothing: break
        case .end: state = .ended
        case .bytes(let bytes): take(earlier + bytes, admission, server)
        }
    }

    private func take(_ bytes: [UInt8], _ admission: Admission, _ server: String) {
        let end = bytes.firstRange(of: "\r\n\r\n".utf8)
        guard end?.lowerBound ?? bytes.count <= RequestHead.longest else { return refuse(.tooLong) }
        guard let end else {
            state = .reading(bytes)
            return
        }
        guard let head = RequestHead(bytes[..<end.lowerBound]) else { return refuse(.malformed) }
        switch admission.answer(to: head) {
        case .refusal(let refusal): refuse(refusal)
        case .page(let request): pass(request, to: server)
        case .script(let request): pass(request, to: server, adding: ScriptAddition(TouchScript.text))
        case .socket(let request): pass(request, to: server, socketWith: bytes[end.upperBound...])
        }
    }

    private func refuse(_ refusal: Refusal) {
        state = .refusing(Flow(refusal.bytes, to: browser))
    }

    private func refuse(_ flow: inout Flow) {
        if flow.hasEnded {
            if case .end = browser.receive() { state = .ended }
            return
        }
        flow.advance()
        if flow.hasEnded { browser.endSending() }
        state = .refusing(flow)
    }

    /// Of what a browser sends after its request, only that of a WebSocket goes on to the server.
    private func pass(
        _ request: String,
        to server: String,
        adding addition: ScriptAddition? = nil,
        socketWith early: ArraySlice<UInt8>? = nil
    ) {
        guard let server = Socket.connected(to: server) else { return refuse(.noServer) }
        let there = Flow(Array(request.utf8) + (early ?? []), from: early.map { _ in browser }, to: server)
        let back = Flow([], from: server, to: browser, adding: addition)
        state = .passing(there: there, back: back, isSocket: early != nil)
    }
}
