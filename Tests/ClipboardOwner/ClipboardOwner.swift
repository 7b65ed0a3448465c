import Foundation
import TabardTesting

/// Another program that owns what is copied, and gives it as its argument says: well, falsely, endlessly or never.
///
/// It writes a line when it has the clipboard, and one for each kind of data that it is asked for.
@main
@MainActor
struct ClipboardOwner {
    /// What is offered, by the name of its type.
    private let offers: [String: [UInt8]]
    private let manner: Manner
    private let server: WindowServer
    private let names: Names
    /// The names of all types by their numbers.
    private var types: [UInt32: String] = [:]
    /// A part of a window that gets data piece by piece.
    private struct Receiver {
        let window: UInt32
        let property: UInt32
        let type: UInt32
    }
    private var receivers: [Receiver] = []
    private let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 64 * 1024)

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let display = ProcessInfo.processInfo.environment["DISPLAY"],
            let manner = arguments.first.flatMap(Manner.init(rawValue:))
        else { throw TestingError(.cannotStart, "DISPLAY or the manner is missing") }
        var owner = try ClipboardOwner(display, manner)
        write("ready")
        while true { try owner.handle(try owner.server.next()) }
    }

    private static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private init(_ display: String, _ manner: Manner) throws {
        self.manner = manner
        offers = manner.offers
        server = try WindowServer(display: display, waits: true)
        names = try Names(server)
        for type in offers.keys { types[try server.atom(type)] = type }
        try server.send(.createHiddenWindow(server.ownNumber, in: server.root))
        try server.send(.setSelectionOwner(server.ownNumber, names.clipboard))
    }

    private mutating func handle(_ event: [UInt8]) throws {
        switch event[0] & 0x7f {
        case 28: try sendPiece(event)
        case 29: exit(0)
        case 30: try answer(event)
        default: break
        }
    }

    private mutating func answer(_ event: [UInt8]) throws {
        let time = WindowServerMessage.long(in: event, at: 4)
        let requestor = WindowServerMessage.long(in: event, at: 12)
        let target = WindowServerMessage.long(in: event, at: 20)
        var property = WindowServerMessage.long(in: event, at: 24)
        if target == names.targets {
            let all = [names.targets] + types.keys.sorted()
            try server.send(
                .changeProperty(of: requestor, property, WindowServer.PropertyType.atom, all)
            )
        } else if let type = types[target], let bytes = offers[type] {
            Self.write("asked \(type)")
            switch manner {
            case .silent: return
            case .vanishing: exit(0)
            case .endless, .halting:
                receivers.append(Receiver(window: requestor, property: property, type: target))
                let propertyChanges: UInt32 = 1 << 22
                try server.send(.selectEvents(propertyChanges, of: requestor))
                try server.send(.changeProperty(of: requestor, property, names.pieces, [1]))
            case .text, .picture, .lying:
                try server.send(.changeProperty(of: requestor, property, target, bytes: bytes))
            }
        } else {
            property = 0
        }
        try server.send(.notifyOfSelection(requestor, names.clipboard, target, property, time: time))
    }

    /// The receiver has taken what it got, and gets more.
    private func sendPiece(_ event: [UInt8]) throws {
        let isDeleted = event[16] == 1
        let window = WindowServerMessage.long(in: event, at: 4)
        let property = WindowServerMessage.long(in: event, at: 8)
        guard manner == .endless, isDeleted,
            let receiver = receivers.last(where: { $0.window == window && $0.property == property })
        else { return }
        try server.send(
            .changeProperty(of: receiver.window, receiver.property, receiver.type, bytes: piece)
        )
    }
}
