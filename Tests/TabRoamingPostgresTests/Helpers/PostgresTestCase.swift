import Foundation
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// A test with a user of its own on the server that all tests share.
class PostgresTestCase: RoamingTestCase {
    private(set) var role = ""

    var server: PostgresServer { get throws { try PostgresServer.running() } }

    override func setUpWithError() throws {
        try super.setUpWithError()
        role = try server.user()
    }

    /// A device of the user.
    func roaming(
        _ name: String,
        at address: PostgresAddress? = nil,
        bounds: PostgresConnection.Bounds = .init()
    ) throws -> SimulatedDevice {
        let address = try address ?? server.address(role)
        return SimulatedDevice(name: name, home: directory + "/" + name, folder: folder) {
            device,
            fileSystem in
            PostgresCarrier(
                address,
                device: device.name,
                layout: device.location,
                identity: DeviceIdentity(
                    of: device.location,
                    in: fileSystem,
                    machine: device.machine.withLock(\.self)
                ),
                bounds: bounds
            )
        }
    }

    /// A carrier of a device of the user.
    func carrier(
        _ name: String,
        bounds: PostgresConnection.Bounds = .init(),
        at address: PostgresAddress? = nil
    ) throws
        -> PostgresCarrier
    {
        let device = device(name)
        return PostgresCarrier(
            try address ?? server.address(role),
            device: name,
            layout: device.location,
            identity: DeviceIdentity(of: device.location, in: SystemFileSystem(), machine: 0),
            bounds: bounds
        )
    }

    /// The rows that the user has.
    func rowCount() throws -> Int {
        let text = try server.psql(
            "SELECT count(*) FROM tabard.records JOIN tabard.users ON id = user_id WHERE role = '\(role)'"
        )
        return Int(text) ?? -1
    }

    /// What an exchange fails with.
    func failure(of device: SimulatedDevice, line: UInt = #line) throws -> TabStoreError {
        do {
            _ = try device.exchange()
        } catch let error as TabStoreError {
            return error
        }
        throw Command.Failure(description: "the exchange at line \(line) did not fail")
    }

    /// Waits until something is so, without a fixed time.
    func wait(_ what: String, for seconds: Double = 60, until condition: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while try !condition() {
            guard Date() < end else { return XCTFail("In vain: \(what)") }
            usleep(20_000)
        }
    }
}
