import Foundation
import Synchronization

/// Something between device and server, or in the server's place, that breaks off at a chosen byte.
final class Relay: Sendable {
    /// What it does when it has handed over so much from the server.
    enum Ending: Sendable, CaseIterable {
        case silence
        case close
        case garbage
        case endlessGarbage
    }

    let port: UInt16
    private let listener: Int32
    private let ends = Mutex(false)
    private let count = Mutex(0)

    /// How many bytes the server has sent through it.
    var byteCount: Int { count.withLock(\.self) }

    /// - Parameters:
    ///   - server: The port of the server; nil if there is none.
    ///   - limit: After how many of its bytes it ends.
    ///   - greeting: What it says itself first, once it is spoken to.
    init(
        to server: UInt16?,
        after limit: Int = .max,
        _ ending: Ending = .close,
        saying greeting: [UInt8] = []
    ) throws {
        (listener, port) = try Self.listening()
        let listener = listener
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread.detachNewThread { [weak self] in
                    self?.serve(client, server, limit, ending, greeting)
                    close(client)
                }
            }
        }
    }

    deinit {
        stop()
    }

    func stop() {
        let wasOver = ends.withLock { ends in
            defer { ends = true }
            return ends
        }
        if !wasOver {
            shutdown(listener, Int32(SHUT_RDWR))
            close(listener)
        }
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }

    private static func withAddress(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32)
        -> Int32
    {
        withUnsafePointer(to: address(port)) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func listening() throws -> (Int32, UInt16) {
        for _ in 0..<100 {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            let port = UInt16.random(in: 30_000..<32_000)
            if withAddress(port, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 16) == 0 {
                return (descriptor, port)
            }
            close(descriptor)
        }
        throw Command.Failure(description: "there is no port")
    }

    private func serve(
        _ client: Int32,
        _ server: UInt16?,
        _ limit: Int,
        _ ending: Ending,
        _ greeting: [UInt8]
    ) {
        let upstream = server.map { port in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            _ = Self.withAddress(port) { connect(descriptor, $0, $1) }
            return descriptor
        }
        defer { if let upstream { close(upstream) } }
        var rest = limit
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !ends.withLock(\.self) {
            var descriptors = [pollfd(fd: client, events: Int16(POLLIN), revents: 0)]
            if let upstream { descriptors.append(pollfd(fd: upstream, events: Int16(POLLIN), revents: 0)) }
            guard poll(&descriptors, nfds_t(descriptors.count), 100) >= 0 else { return }
            if descriptors[0].revents != 0 {
                let read = recv(client, &buffer, buffer.count, 0)
                guard read > 0 else { return }
                guard let upstream else {
                    if !greeting.isEmpty { send(client, greeting, greeting.count, Int32(MSG_NOSIGNAL)) }
                    return end(client, ending)
                }
                send(upstream, buffer, read, Int32(MSG_NOSIGNAL))
            }
            if let upstream, descriptors[1].revents != 0 {
                let read = min(recv(upstream, &buffer, buffer.count, 0), rest)
                guard read >= 0, read > 0 || rest == 0 else { return }
                send(client, buffer, read, Int32(MSG_NOSIGNAL))
                count.withLock { $0 += read }
                rest -= read
                if rest == 0 { return end(client, ending) }
            }
        }
    }

    private func end(_ client: Int32, _ ending: Ending) {
        let garbage = [UInt8](repeating: 0x5a, count: 65_536)
        switch ending {
        case .close: return
        case .garbage:
            send(client, garbage, 100, Int32(MSG_NOSIGNAL))
        case .silence:
            while !ends.withLock(\.self), isOpen(client) {}
        case .endlessGarbage:
            while !ends.withLock(\.self), send(client, garbage, garbage.count, Int32(MSG_NOSIGNAL)) > 0 {}
        }
    }

    /// Waits for a moment; whether the other side is still there.
    private func isOpen(_ client: Int32) -> Bool {
        var descriptors = [pollfd(fd: client, events: Int16(POLLIN), revents: 0)]
        guard poll(&descriptors, 1, 100) > 0 else { return true }
        var byte: UInt8 = 0
        return recv(client, &byte, 1, 0) > 0
    }
}
