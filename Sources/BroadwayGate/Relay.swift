import Glibc

/// All connections, on one thread.
final class Relay {
    /// The most connections that have not shown the secret yet; of more, the oldest is closed.
    static let mostStrangers = 32
    /// The most connections.
    static let most = 64

    private let listener: Socket
    private let server: String
    private let admission: Admission
    private var connections: [Connection] = []

    init(listener: Socket, server: String, admission: Admission) {
        self.listener = listener
        self.server = server
        self.admission = admission
    }

    func run() -> Never {
        while true {
            waitForSomething()
            for connection in connections { advance(connection) }
            if connections.count < Self.most, let browser = listener.accepted() { add(browser) }
            connections.removeAll(where: \.hasEnded)
        }
    }

    private func waitForSomething() {
        var waits = connections.flatMap(\.waits)
        if connections.count < Self.most { waits.append(listener.wait(for: POLLIN)) }
        let end = connections.compactMap(\.end).min()
        let patience = end.map { max(.zero, $0 - .now) }
        // Rounded up, so that the time is over when the wait is.
        let milliseconds = patience.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
        poll(&waits, nfds_t(waits.count), milliseconds)
    }

    /// The program is used from one page at a time: the one that was opened last.
    private func advance(_ connection: Connection) {
        let wasSocket = connection.isSocket
        connection.advance(admission, server: server)
        guard connection.isSocket, !wasSocket else { return }
        for other in connections where other !== connection && other.isSocket { other.close() }
    }

    private func add(_ browser: Socket) {
        let strangers = connections.filter { !$0.isLetThrough }
        if strangers.count >= Self.mostStrangers { strangers.first?.close() }
        connections.append(Connection(browser))
    }
}
