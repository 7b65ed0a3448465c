import XCTest

/// `Scripts/run` without a display: only its gate listens, on this machine, and program, server, gate and
/// session bus end together.
final class ServedExampleTests: XCTestCase {
    private static let program = "TabBarSaveState"
    private static let server = "gtk4-broadwayd"
    private static let gate = "BroadwayGate"

    private func withExample(_ body: (ServedExample, [String: Int32]) throws -> Void) throws {
        let example = try ServedExample(Self.program)
        defer { example.script.end() }
        let all = Set([Self.program, Self.server, Self.gate, "dbus-daemon"])
        _ = waitUntil(seconds: 60) { Set(example.processes.keys) == all }
        let processes = example.processes
        XCTAssertEqual(Set(processes.keys), all, example.script.written)
        try body(example, processes)
    }

    private func assertAllEnd(_ example: ServedExample, _ processes: [String: Int32]) {
        XCTAssertTrue(example.script.waitUntilEnded(), "the script runs on")
        for (name, identifier) in processes {
            XCTAssertFalse(SystemProcess.isAlive(identifier), "\(name) runs on")
        }
    }

    func testOnlyTheGateListensAndOnThisMachineOnly() throws {
        try withExample { example, processes in
            XCTAssertEqual(URL(string: example.address)?.host, "127.0.0.1")
            let port = try XCTUnwrap(example.port)
            let gate = try XCTUnwrap(processes[Self.gate])
            // 127.0.0.1, as the kernel writes it.
            let expected = "0100007F:" + String(format: "%04X", port)
            XCTAssertEqual(SystemProcess.listeningAddresses(of: gate), [expected])
            for other in processes.values where other != gate {
                XCTAssertEqual(SystemProcess.listeningAddresses(of: other), [])
            }
        }
    }

    func testOtherUsersDoNotReachTheServersSockets() throws {
        try withExample { _, processes in
            let server = try XCTUnwrap(processes[Self.server])
            let socket = try XCTUnwrap(SystemProcess.arguments(of: server).first { $0.hasSuffix(".socket") })
            let folder = (socket as NSString).deletingLastPathComponent
            let names = ["broadway1.socket", "browser.socket"]
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            XCTAssertEqual(files.filter { $0.hasSuffix(".socket") }.sorted(), names)
            // The kernel's table of sockets leaves some out on some machines, so it alone would not do.
            let others = SystemProcess.socketPaths(of: server)
                .filter { $0.deletingLastPathComponent().path != folder }
            XCTAssertEqual(others, [])
            let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
            XCTAssertEqual(permissions as? Int, 0o700, folder)
        }
    }

    func testTheSecretIsInNoProcessesArguments() throws {
        try withExample { example, processes in
            let secret = try XCTUnwrap(URL(string: example.address)?.pathComponents.last)
            XCTAssertEqual(secret.count, 64)
            for process in processes.values {
                let arguments = SystemProcess.arguments(of: process)
                XCTAssertFalse(arguments.isEmpty)
                XCTAssertFalse(arguments.contains { $0.contains(secret) })
            }
        }
    }

    func testTwoRunsDoNotClash() throws {
        try withExample { first, _ in
            try withExample { second, _ in
                XCTAssertNotEqual(first.address, second.address)
            }
            XCTAssertTrue(SystemProcess.isAlive(first.script.identifier))
        }
    }

    func testASignalToTheScriptEndsAll() throws {
        for signal in [SIGTERM, SIGHUP, SIGKILL] {
            try withExample { example, processes in
                kill(example.script.identifier, signal)
                XCTAssertTrue(example.script.waitUntilEnded())
                // After SIGKILL the kernel tells the others, and nobody waits for them.
                let ids = processes.values
                XCTAssertTrue(
                    waitUntil(seconds: 60) { !ids.contains(where: SystemProcess.isAlive) },
                    "\(signal)"
                )
            }
        }
    }

    func testTheServerEndsWithTheProgram() throws {
        try withExample { example, processes in
            kill(try XCTUnwrap(processes[Self.program]), SIGKILL)
            assertAllEnd(example, processes)
        }
    }

    func testTheProgramEndsWithTheServer() throws {
        try withExample { example, processes in
            kill(try XCTUnwrap(processes[Self.server]), SIGKILL)
            assertAllEnd(example, processes)
            XCTAssertTrue(example.script.written.contains("Broadway server has ended"))
        }
    }

    func testTheProgramEndsWithTheGate() throws {
        try withExample { example, processes in
            kill(try XCTUnwrap(processes[Self.gate]), SIGKILL)
            assertAllEnd(example, processes)
            XCTAssertTrue(example.script.written.contains("The gate in front"))
        }
    }
}
