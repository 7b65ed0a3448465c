import XCTest

@testable import GtkInterop
@testable import TabardKit

/// A service that a test stands for, which writes down how it is called.
@MainActor
final class StandInService {
    /// The name of a method that was called, and its arguments.
    struct Call {
        let member: String
        let arguments: [DBusValue]
    }

    /// The calls so far.
    private(set) var calls: [Call] = []
    /// What a call is answered with; nil for an error.
    var answer: (_ member: String, _ arguments: [DBusValue]) -> [DBusValue]?

    /// What its properties say; one that is not here is answered with an error.
    var properties: [String: DBusValue] = [:]

    let connection: DBusConnection
    private let name: String
    private let path: String
    private var objects: [DBusObject] = []

    /// Puts a service on the bus.
    ///
    /// - Parameters:
    ///   - interfaces: The insides of each interface's description.
    ///   - answer: What a call is answered with, such as that of who waits for the service.
    init(
        on bus: ServiceBus,
        name: String,
        path: String,
        interfaces: [String: String],
        answer: @escaping (_ member: String, _ arguments: [DBusValue]) -> [DBusValue]? = { _, _ in [] }
    ) throws {
        self.answer = answer
        connection = try bus.connect()
        self.name = name
        self.path = path
        for (interface, methods) in interfaces { try add(interface, methods, at: path) }
        try connection.requestName(name)
        MainLoop.iterate(seconds: 0.1)
    }

    /// Puts another object there.
    func add(_ interface: String, _ methods: String, at path: String) throws {
        let object = try DBusObject(
            on: connection,
            path: path,
            interface: interface,
            description: "<node><interface name=\"\(interface)\">\(methods)</interface></node>"
        )
        object.called = { [weak self] member, arguments in
            self?.calls.append(Call(member: member, arguments: arguments))
            return self?.answer(member, arguments)
        }
        object.read = { [weak self] property in self?.properties[property] }
        objects.append(object)
    }

    /// Leaves all calls without an answer from now on.
    func keepSilent() { for object in objects { object.keepsSilent = true } }

    /// The names of the methods that were called since this was last asked.
    func takeMembers() -> [String] {
        defer { calls = [] }
        return calls.map(\.member)
    }

    /// The service's program ends.
    func vanish() {
        connection.close()
        objects = []
    }
}
