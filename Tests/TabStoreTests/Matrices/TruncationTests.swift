import Foundation
import TabModel
import XCTest

@testable import TabStore

/// Why the layout is not in `UserDefaults`: a program that is killed while that saves may lose its order; one that is
/// killed while a store saves does not.
///
/// The system itself kills the program, at the byte that is to be the last: the limit of a file's size is set there,
/// and to write beyond it raises a signal.
final class TruncationTests: StoreTestCase {
    private enum Role: String {
        case savesInDefaults, readsFromDefaults, savesInStore
    }

    private static let roleVariable = "TABARD_TRUNCATION_ROLE"
    private static let directoryVariable = "TABARD_TRUNCATION_DIRECTORY"
    private static let orderVariable = "TABARD_TRUNCATION_ORDER"
    private static let limitVariable = "TABARD_TRUNCATION_LIMIT"

    private static let domain = "org.example.Tests"
    private static let key = "tabOrder"
    private static let first = ["search", "home", "me", "feed"]
    private static let second = ["me", "home", "search", "feed"]
    /// At how many places of what is written the program is killed.
    private static var placeCount: Int { isSoaking ? 200 : 8 }

    private var defaultsPath: String { directory + "/" + Self.domain + ".plist" }
    private var resultPath: String { directory + "/result" }

    /// What the programs do: not a test of its own.
    func testTheProgramThatIsKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let role = environment[Self.roleVariable].flatMap(Role.init(rawValue:)),
            let directory = environment[Self.directoryVariable],
            let order = environment[Self.orderVariable]?.split(separator: " ").map(String.init)
        else { throw XCTSkip("It runs as a child of the other test alone") }
        let location = TabStoreLocation(applicationIdentifier: Self.domain, stateDirectory: directory)
        let defaults = UserDefaults(suiteName: Self.domain)
        if let limit = environment[Self.limitVariable].flatMap({ UInt64($0) }) {
            Self.die(atByte: limit)
        }
        switch role {
        case .savesInDefaults:
            defaults?.set(order, forKey: Self.key)
            if defaults?.synchronize() != true {
                // The file was cut short at the limit, without the signal.
                kill(getpid(), SIGKILL)
            }
        case .readsFromDefaults:
            let read = defaults?.stringArray(forKey: Self.key) ?? []
            try read.joined(separator: " ").write(
                toFile: directory + "/result",
                atomically: false,
                encoding: .utf8
            )
        case .savesInStore:
            var keeper = LayoutKeeper(location, now: { Self.noon })
            try keeper.save { $0.take(order) }
        }
    }

    private static func die(atByte limit: UInt64) {
        signal(SIGXFSZ) { _ in kill(getpid(), SIGKILL) }
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
        #else
            setrlimit(RLIMIT_FSIZE, &limits)
        #endif
    }

    /// Runs the program; says whether it was killed.
    private func run(_ role: Role, _ order: [String], limit: Int?) throws -> Bool {
        var variables = [
            Self.roleVariable: role.rawValue, Self.directoryVariable: directory,
            Self.orderVariable: order.joined(separator: " "), "XDG_CONFIG_HOME": directory, "HOME": directory,
        ]
        variables[Self.limitVariable] = limit.map(String.init)
        let process = try Child.start(
            "TabStoreTests.TruncationTests/testTheProgramThatIsKilled",
            in: directory,
            variables
        )
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        XCTAssertEqual(process.terminationStatus, isKilled ? SIGKILL : 0, "\(role)")
        return isKilled
    }

    private func places(in range: Range<Int>) -> [Int] {
        (0..<Self.placeCount).map { range.lowerBound + range.count * $0 / Self.placeCount }
    }

    /// Kills programs that save the second order after the first; says how many, and how many lost both.
    private func killSavingInDefaults() throws -> (kills: Int, losses: Int) {
        XCTAssertFalse(try run(.savesInDefaults, Self.second, limit: nil))
        let length = try Data(contentsOf: URL(fileURLWithPath: defaultsPath)).count
        XCTAssertFalse(try run(.savesInDefaults, Self.first, limit: nil))
        let before = try Data(contentsOf: URL(fileURLWithPath: defaultsPath))
        var (kills, losses) = (0, 0)
        for place in places(in: 0..<length) {
            try before.write(to: URL(fileURLWithPath: defaultsPath))
            kills += try run(.savesInDefaults, Self.second, limit: place) ? 1 : 0
            XCTAssertFalse(try run(.readsFromDefaults, [], limit: nil))
            let read = try String(contentsOfFile: resultPath, encoding: .utf8).split(separator: " ")
            losses += [Self.first, Self.second].contains(read.map(String.init)) ? 0 : 1
        }
        return (kills, losses)
    }

    private func killSavingInStore() throws -> (kills: Int, losses: Int) {
        var keeper = keeper()
        try keeper.save { $0.take(Self.first) }
        let before = try bytes()
        var next = keeper
        try next.save { $0.take(Self.second) }
        let reading = TabStore.inspect(location)
        let start = before.count / SlotLayout.slotCount
        let length = SlotHeader.length + reading.payloadLength
        var (kills, losses) = (0, 0)
        for place in places(in: start..<start + length) {
            try self.place(before)
            kills += try run(.savesInStore, Self.second, limit: place) ? 1 : 0
            let order = TabStore.read(at: location).record.arrangement(for: Self.declaration).order
            losses += [Self.first, Self.second].contains(order.map(\.string)) ? 0 : 1
        }
        return (kills, losses)
    }

    func testAKilledProgramLosesItsOrderWithUserDefaultsAndNotWithAStore() throws {
        #if canImport(Darwin)
            throw XCTSkip("There, a daemon saves the defaults of all programs")
        #endif
        let defaults = try killSavingInDefaults()
        let store = try killSavingInStore()
        print("UserDefaults: \(defaults.kills) programs killed while saving, \(defaults.losses) orders lost")
        print("TabStore: \(store.kills) programs killed while saving, \(store.losses) orders lost")
        XCTAssertEqual(defaults.kills, Self.placeCount)
        XCTAssertGreaterThan(defaults.losses, 0)
        XCTAssertEqual(store.kills, Self.placeCount)
        XCTAssertEqual(store.losses, 0)
    }
}

extension TabRecord {
    /// The user leaves the edit screen with this order.
    fileprivate mutating func take(_ order: [String]) {
        let declaration = StoreTestCase.declaration
        let stamp = nextStamp(milliseconds: StoreTestCase.noon, replica: 7)
        let ids = order.compactMap { TabID($0) }
        let now = arrangement(for: declaration).order
        XCTAssertNoThrow(try customize(from: now, to: ids, in: declaration, at: stamp))
    }
}
