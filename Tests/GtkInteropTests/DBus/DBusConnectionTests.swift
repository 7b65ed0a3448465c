import Foundation
import XCTest

@testable import GtkInterop

@preconcurrency @MainActor
final class DBusConnectionTests: XCTestCase {
    private let busName = "org.freedesktop.DBus"
    private let busPath = "/org/freedesktop/DBus"

    func testTheBusListsItsNames() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        let answer = try ask(connection, "ListNames")
        XCTAssertEqual(answer.count, 1)
        let names = try XCTUnwrap(answer.first?.elements).compactMap(\.stringValue)
        XCTAssertTrue(names.contains(busName), "\(names)")
        XCTAssertTrue(names.contains(connection.uniqueName), "\(names) \(connection.uniqueName)")
        let id = try XCTUnwrap(ask(connection, "GetId").first?.stringValue)
        XCTAssertEqual(id.count, 32)
    }

    func testAPropertyIsReadOutOfItsVariant() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        let features = try connection.property(
            destination: busName,
            path: busPath,
            interface: busName,
            name: "Features"
        )
        XCTAssertEqual(features.signature, "as")
    }

    func testAnUnknownNameIsARemoteError() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        XCTAssertThrowsError(
            try connection.call(
                destination: "org.example.Nobody",
                path: "/",
                interface: "org.example.Nobody",
                member: "Anything"
            )
        ) { error in
            let error = error as? DBusError
            XCTAssertEqual(error?.code, .remote)
            XCTAssertEqual(error?.remoteName, "org.freedesktop.DBus.Error.ServiceUnknown")
            XCTAssertEqual(error?.cause.contains("org.example.Nobody"), true)
        }
    }

    func testMisspelledNamesAreRefusedBeforeSending() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        let calls = [
            ("", busPath, busName, "GetId"), ("a b", busPath, busName, "GetId"),
            (busName, "no/path", busName, "GetId"), (busName, busPath, "plain", "GetId"),
            (busName, busPath, busName, "Get-Id"), (busName + "\0x", busPath, busName, "GetId"),
        ]
        for (destination, path, interface, member) in calls {
            XCTAssertThrowsError(
                try connection.call(
                    destination: destination,
                    path: path,
                    interface: interface,
                    member: member
                ),
                "\(destination) \(path) \(interface) \(member)"
            ) { XCTAssertEqual(($0 as? DBusError)?.code, .invalidName) }
        }
    }

    func testABusThatIsNotThere() {
        XCTAssertThrowsError(try DBusConnection(address: "unix:path=/nonexistent/bus")) { error in
            XCTAssertEqual((error as? DBusError)?.code, .connectionFailed)
            XCTAssertEqual((error as? DBusError)?.cause.isEmpty, false)
        }
        XCTAssertThrowsError(try DBusConnection(address: "nonsense"))
    }

    func testNoAnswerInTimeIsATimeout() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        bus.pause()
        defer { bus.resume() }
        XCTAssertThrowsError(
            try connection.call(
                destination: busName,
                path: busPath,
                interface: busName,
                member: "GetId",
                timeout: .milliseconds(50)
            )
        ) { XCTAssertEqual(($0 as? DBusError)?.code, .timeout) }
    }

    func testTheEndOfTheBusIsAnErrorAndNotTheEndOfTheProcess() throws {
        let bus = try PrivateBus()
        let connection = try DBusConnection(address: bus.address)
        bus.stop()
        XCTAssertThrowsError(try ask(connection, "GetId"))
        XCTAssertTrue(pump { connection.isClosed })
        XCTAssertThrowsError(try ask(connection, "GetId")) {
            XCTAssertEqual(($0 as? DBusError)?.code, .disconnected)
        }
        XCTAssertThrowsError(try connection.subscribe { _ in }) {
            XCTAssertEqual(($0 as? DBusError)?.code, .disconnected)
        }
        connection.close()
    }

    func testTheSessionBusIsTheOneThatTheEnvironmentNames() throws {
        let bus = try PrivateBus()
        let key = "DBUS_SESSION_BUS_ADDRESS"
        let old = ProcessInfo.processInfo.environment[key]
        setenv(key, bus.address, 1)
        defer {
            if let old { setenv(key, old, 1) } else { unsetenv(key) }
        }
        let connection = try DBusConnection.session()
        XCTAssertEqual(connection.uniqueName.first, ":")
        let again = try DBusConnection.session()
        XCTAssertEqual(again.uniqueName, connection.uniqueName)
    }

    func testSignalsReachTheirSubscribersOnly() throws {
        let bus = try PrivateBus()
        let sender = try DBusConnection(address: bus.address)
        let receiver = try DBusConnection(address: bus.address)
        var received: [DBusSignal] = []
        let subscription = try receiver.subscribe(
            sender: sender.uniqueName,
            interface: "org.example.News",
            member: "Arrived",
            path: "/news"
        ) { received.append($0) }
        // The bus answers in order, so after this call it knows the subscription.
        _ = try ask(receiver, "GetId")

        try sender.emit(path: "/other", interface: "org.example.News", member: "Arrived")
        try sender.emit(path: "/news", interface: "org.example.News", member: "Left")
        try sender.emit(
            path: "/news",
            interface: "org.example.News",
            member: "Arrived",
            arguments: [.bool(true), .string("x")]
        )
        XCTAssertTrue(pump { !received.isEmpty })
        XCTAssertEqual(
            received,
            [
                DBusSignal(
                    sender: sender.uniqueName,
                    path: "/news",
                    interface: "org.example.News",
                    member: "Arrived",
                    arguments: [.bool(true), .string("x")]
                )
            ]
        )

        subscription.unsubscribe()
        subscription.unsubscribe()
        try sender.emit(path: "/news", interface: "org.example.News", member: "Arrived")
        _ = try ask(receiver, "GetId")
        XCTAssertFalse(pump(for: .milliseconds(200)) { received.count > 1 })
    }

    func testNothingLeaks() throws {
        let bus = try PrivateBus()
        let references = ObjectReference.liveCount
        let boxes = ClosureBoxes.count
        for _ in 0..<10 {
            let connection = try DBusConnection(address: bus.address)
            let subscription = try connection.subscribe { _ in }
            for _ in 0..<10 { _ = try ask(connection, "ListNames") }
            subscription.unsubscribe()
        }
        XCTAssertTrue(pump { ClosureBoxes.count <= boxes }, "\(ClosureBoxes.count), not \(boxes)")
        // What other tests left to the main loop may make a few objects meanwhile; a leak is at least one a connection.
        XCTAssertLessThan(ObjectReference.liveCount, references + 10)
        let connection = try DBusConnection(address: bus.address)
        // Connections that are let go are closed, not merely forgotten.
        XCTAssertTrue(
            pump {
                let names = try? ask(connection, "ListNames").first?.elements?.compactMap(\.stringValue)
                return names?.filter { $0.hasPrefix(":") }.count == 1
            }
        )
    }

    private func ask(
        _ connection: DBusConnection,
        _ member: String,
        _ arguments: [DBusValue] = []
    ) throws -> [DBusValue] {
        try connection.call(
            destination: busName,
            path: busPath,
            interface: busName,
            member: member,
            arguments: arguments
        )
    }

    /// Runs the main loop until the condition holds, or returns false in the end.
    private func pump(for timeout: Duration = .seconds(5), until condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + timeout
        while ContinuousClock.now < deadline {
            if condition() { return true }
            if !MainLoop.iterate() { usleep(1000) }
        }
        return condition()
    }
}
