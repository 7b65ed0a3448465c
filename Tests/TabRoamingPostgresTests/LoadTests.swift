import Foundation
import Synchronization
import TabModel
import XCTest

@testable import TabRoaming
@testable import TabRoamingPostgres
@testable import TabStore

/// Many users' devices at one server, which is started anew in the middle: how long an edit takes to every other device of its
/// user, and what it costs the server. `TABARD_SOAK=1` makes it a thousand devices.
final class LoadTests: PostgresTestCase {
    private static let deviceCount = 5
    private static let userCount = isSoaking ? 200 : 4
    /// Of all users together, each second.
    private static let editRate = 10.0
    private static let seconds = isSoaking ? 30.0 : 2.0

    /// The edits that are on their way, and how long others took. Each hides a tab of its own.
    private final class Edits: Sendable {
        private struct State {
            var starts: [TabID: ContinuousClock.Instant] = [:]
            var missing: [TabID: Int] = [:]
            var times: [Duration] = []
            var told: [String: Int] = [:]
        }

        private let state = Mutex(State())

        func begin(_ id: TabID) {
            state.withLock { state in
                state.starts[id] = .now
                state.missing[id] = LoadTests.deviceCount - 1
            }
        }

        func note(_ ids: some Sequence<TabID>) {
            let now = ContinuousClock.now
            state.withLock { state in
                for id in ids {
                    guard let start = state.starts[id] else { continue }
                    state.times.append(now - start)
                    state.missing[id, default: 0] -= 1
                    if state.missing[id] == 0 { (state.starts[id], state.missing[id]) = (nil, nil) }
                }
            }
        }

        func tell(_ error: TabStoreError) { state.withLock { $0.told[error.code.rawValue, default: 0] += 1 } }

        var openCount: Int { state.withLock(\.starts.count) }

        func take() -> (times: [Duration], told: [String: Int]) {
            state.withLock { state in
                defer { (state.times, state.told) = ([], [:]) }
                return (state.times.sorted(), state.told)
            }
        }
    }

    private final class Device: Sendable {
        let roamer: TabRoamer
        let task: Task<Void, Never>

        init(_ location: TabStoreLocation, through carrier: PostgresCarrier, noting edits: Edits) {
            roamer = TabRoamer(location, through: carrier) { edits.tell($0) }
            let known = Mutex<Set<TabID>>([])
            task = roamer.start { exchange in
                guard exchange.isChanged else { return }
                let ids = Set(TabStore.read(at: location).record.entries.map(\.id))
                edits.note(
                    known.withLock { known in
                        defer { known = ids }
                        return ids.subtracting(known)
                    }
                )
            }
        }

        func edit(_ id: TabID) async throws {
            try await roamer.store.edit { record, stamp in
                try record.hide(id, in: TabDeclaration(ids: [id, "other"]), at: stamp)
            }
            await roamer.look()
        }
    }

    func testManyDevices() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        try server.psql(
            """
            DO $$ BEGIN FOR n IN 1..\(Self.userCount) LOOP
                EXECUTE format('CREATE ROLE load_%s LOGIN PASSWORD ''secret''', n);
                PERFORM tabard.add_user('load_' || n);
            END LOOP; END $$
            """
        )
        let edits = Edits()
        let users = try (1...Self.userCount).map { user in
            try (1...Self.deviceCount).map { number in
                let location = TabStoreLocation(
                    applicationIdentifier: "org.example.Notes",
                    stateDirectory: "\(directory)/load-\(user)-\(number)"
                )
                let address = try server.address("load_\(user)")
                let carrier = PostgresCarrier(address, device: "device \(number)", layout: location)
                return Device(location, through: carrier, noting: edits)
            }
        }
        let count = Self.userCount * Self.deviceCount
        let start = ContinuousClock.now
        try wait("all are there", for: 300) { try connectionCount() == count }
        print("\(count) devices were connected after \(ContinuousClock.now - start)")
        let times = try measure("\(count) devices", users, edits)
        XCTAssertLessThan(times[times.count / 2], .seconds(Self.isSoaking ? 2 : 5))

        // The server is away for a moment, while edits go on.
        let editing = editing(users, for: LoadTests.seconds * 1.5, edits, "restart")
        usleep(500_000)
        try server.stop()
        usleep(500_000)
        let restart = ContinuousClock.now
        try server.start()
        try wait("all are there again", for: 300) { try connectionCount() == count }
        print(
            "After a restart of the server \(count) devices were connected in \(ContinuousClock.now - restart)"
        )
        try wait("all edits are made", for: 600) { editing.isDone }
        try wait("all edits are everywhere", for: 300) { edits.openCount == 0 }
        print("After a restart of the server all edits were everywhere in \(ContinuousClock.now - restart)")
        report("with a restart in the middle", edits.take())
        let again = try measure("\(count) devices after the restart", users, edits)
        XCTAssertFalse(again.isEmpty)
        let tasks = users.flatMap { $0.map(\.task) }
        for task in tasks { task.cancel() }
        try awaiting { for task in tasks { await task.value } }
        try wait("none is there", for: 60) { try connectionCount() == 0 }
    }

    private func connectionCount() throws -> Int {
        Int(
            try server.psql(
                "SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'load_%' AND state IS NOT NULL"
            )
        ) ?? -1
    }

    /// Whether edits are made already.
    private final class Editing: Sendable {
        private let state = Mutex(false)

        var isDone: Bool { state.withLock(\.self) }

        func end() { state.withLock { $0 = true } }
    }

    /// Makes edits on devices by chance, one after the other.
    private func editing(_ users: [[Device]], for seconds: Double, _ edits: Edits, _ name: String) -> Editing
    {
        let editing = Editing()
        Task.detached {
            for number in 0..<Int(seconds * LoadTests.editRate) {
                guard let device = users.randomElement()?.randomElement() else { break }
                let id = TabID(stringLiteral: "\(name)-\(number)")
                edits.begin(id)
                do { try await device.edit(id) } catch { print(error) }
                try? await Task.sleep(for: .seconds(1 / LoadTests.editRate))
            }
            editing.end()
        }
        return editing
    }

    private func measure(_ name: String, _ users: [[Device]], _ edits: Edits) throws -> [Duration] {
        _ = edits.take()
        let before = try costs()
        let start = ContinuousClock.now
        let word = name.filter { $0.isLetter || $0.isNumber }
        let editing = editing(users, for: LoadTests.seconds, edits, word)
        try wait("all edits are made", for: 600) { editing.isDone }
        let time = (ContinuousClock.now - start) / .seconds(1)
        try wait("all edits are everywhere", for: 120) { edits.openCount == 0 }
        let after = try costs()
        let count = Double(Int(Self.seconds * Self.editRate))
        let (times, told) = edits.take()
        report(name, (times, told))
        print(
            """
            \(name): \(after.connections) connections, the server's memory \(after.memory / 1024) MB, \
            \((after.processor - before.processor) / count * 1000) ms of processor an edit, \
            \((after.log - before.log) / count) bytes of log an edit, \((after.changes - before.changes) / time) publications a second
            """
        )
        return times
    }

    private func report(_ name: String, _ result: (times: [Duration], told: [String: Int])) {
        guard !result.times.isEmpty else { return }
        let times = result.times
        func part(_ part: Double) -> Duration { times[min(Int(Double(times.count) * part), times.count - 1)] }
        print(
            """
            \(name): \(times.count) times from an edit to another device, median \(part(0.5)), 99 of 100 within \(part(0.99)), \
            the longest \(part(1)); told: \(result.told)
            """
        )
    }

    private struct Costs {
        var processor = 0.0
        var memory = 0
        var log = 0.0
        var changes = 0.0
        var connections = 0
    }

    /// What the server has used so far, of its processes' own counts and of its own.
    private func costs() throws -> Costs {
        let text = try server.psql(
            """
            SELECT pg_current_wal_lsn() - '0/0'::pg_lsn, (SELECT sum(changes) FROM tabard.users),
            (SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'load_%')
            """
        )
        let values = text.split(separator: "|").compactMap { Double($0) }
        guard values.count == 3 else { throw Command.Failure(description: text) }
        var costs = Costs(log: values[0], changes: values[1], connections: Int(values[2]))
        let postmaster = try server.processID
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
            guard let number = Int32(name),
                let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
                let end = stat.lastIndex(of: ")")
            else { continue }
            let fields = stat[end...].split(separator: " ").dropFirst().map(String.init)
            guard number == postmaster || Int32(fields[1]) == postmaster else { continue }
            // Those of processes that ended are in their parent's.
            let ticks = fields[11...(number == postmaster ? 14 : 12)].compactMap { Double($0) }.reduce(0, +)
            costs.processor += ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
            let memory = (try? String(contentsOfFile: "/proc/\(name)/smaps_rollup", encoding: .utf8)) ?? ""
            let share = memory.split(separator: "\n").first { $0.hasPrefix("Pss:") }
            costs.memory += share?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return costs
    }
}
