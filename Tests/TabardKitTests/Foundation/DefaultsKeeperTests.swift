import Synchronization
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// N2: what is stored in `UserDefaults` is written soon, and is there at the next launch.
@preconcurrency @MainActor
final class DefaultsKeeperTests: DefaultsTestCase {
    private static var defaults: UserDefaults { .standard }

    /// A keeper that lets a closure look at each step of its writing, on which it may fail or die.
    @discardableResult
    private static func startKeeper(
        before: @escaping @Sendable (DefaultsFile.Step) throws -> Void
    ) -> DefaultsKeeper {
        let keeper = DefaultsKeeper { domain in
            var file = DefaultsFile(path: domain.filePath)
            file.before = before
            return file
        }
        keeper.start()
        return keeper
    }

    /// Waits until the keeper has written by itself, however busy the machine is.
    private static func waitForWrite(_ keeper: DefaultsKeeper = .shared) { keeper.waitForDueWrite() }

    override class var programs: [String: () -> Void] {
        [
            "read": { tell(defaults.string(forKey: "key") ?? "nothing") },
            "kinds": {
                DefaultsKeeper.shared.start()
                defaults.set(1, forKey: "integer")
                defaults.set(2.5, forKey: "double")
                defaults.set(true, forKey: "bool")
                defaults.set("text", forKey: "string")
                defaults.set(Data([1, 2]), forKey: "data")
                defaults.set(Date(timeIntervalSinceReferenceDate: 0), forKey: "date")
                defaults.set(["a", "b"], forKey: "array")
                defaults.set(["x": ["y": 3]], forKey: "dictionary")
                defaults.set(URL(fileURLWithPath: "/tmp"), forKey: "url")
                waitForWrite()
                kill(getpid(), SIGKILL)
            },
            "exact": {
                DefaultsKeeper.shared.start()
                let date = Date(timeIntervalSinceReferenceDate: 1000.123456)
                if argument == "set" {
                    defaults.set(date, forKey: "date")
                    defaults.set(-0.0, forKey: "zero")
                    waitForWrite()
                }
                tell("date \(defaults.object(forKey: "date") as? Date == date)")
                tell("zero \(defaults.double(forKey: "zero").sign)")
                kill(getpid(), SIGKILL)
            },
            "gone": {
                DefaultsKeeper.shared.start()
                defaults.set("first", forKey: "first")
                waitForWrite()
                if argument == "damaged" {
                    _ = FileManager.default.createFile(atPath: path, contents: Data("damaged".utf8))
                } else {
                    unlink(path)
                }
                defaults.set("second", forKey: "second")
                waitForWrite()
                tell("memory \(defaults.string(forKey: "first") ?? "nothing")")
                kill(getpid(), SIGKILL)
            },
            "set": {
                DefaultsKeeper.shared.start()
                defaults.set(argument, forKey: "key")
                waitForWrite()
                kill(getpid(), SIGKILL)
            },
            "remove": {
                DefaultsKeeper.shared.start()
                defaults.removeObject(forKey: "key")
                waitForWrite()
                kill(getpid(), SIGKILL)
            },
            "exit": {
                DefaultsKeeper.shared.start()
                defaults.set(argument, forKey: "key")
                exit(0)
            },
            "before": {
                defaults.set(argument, forKey: "key")
                DefaultsKeeper.shared.start()
                waitForWrite()
                kill(getpid(), SIGKILL)
            },
            "suite": {
                DefaultsKeeper.shared.start()
                UserDefaults(suiteName: "group.example")?.set(argument, forKey: "key")
                waitForWrite()
                kill(getpid(), SIGKILL)
            },
            "many": {
                let count = Mutex(0)
                let keeper = startKeeper { if $0 == .rename { count.withLock { $0 += 1 } } }
                for number in 1...1000 { defaults.set(number, forKey: "key \(number % 10)") }
                waitForWrite(keeper)
                tell("renamed \(count.withLock { $0 })")
            },
            "threads": {
                DefaultsKeeper.shared.start()
                DispatchQueue.concurrentPerform(iterations: 400) { number in
                    let defaults = UserDefaults(suiteName: "group.example")
                    defaults?.set(number, forKey: "key \(number)")
                    if number % 50 == 0 { defaults?.synchronize() }
                }
                exit(0)
            },
            "kill": {
                let keeper = startKeeper { if $0.rawValue == argument { kill(getpid(), SIGKILL) } }
                defaults.set(["new"], forKey: "key")
                waitForWrite(keeper)
            },
            "fail": {
                let failures = Mutex(2)
                let keeper = startKeeper { step in
                    guard step.rawValue == argument else { return }
                    try failures.withLock { left in
                        left -= 1
                        if left >= 0 { throw DefaultsFile.Failure(path: "file", step: step, code: ENOSPC) }
                    }
                }
                defaults.set(["new"], forKey: "key")
                waitForWrite(keeper)
                tell("\(defaults.stringArray(forKey: "key") ?? [])")
                tell("left: \(FileManager.default.contents(atPath: path)?.count ?? 0)")
                defaults.set(1, forKey: "second")
                waitForWrite(keeper)
                defaults.set(1, forKey: "third")
                waitForWrite(keeper)
            },
            "others": {
                DefaultsKeeper.shared.start()
                defaults.set("mine", forKey: "mine")
                waitForWrite()
                // As another process would, with Foundation's own way of writing.
                let all: [String: String] = ["mine": "old", "theirs": "theirs"]
                let data = try? PropertyListSerialization.data(
                    fromPropertyList: all,
                    format: .binary,
                    options: 0
                )
                _ = FileManager.default.createFile(atPath: path, contents: data)
                defaults.set("mine again", forKey: "mine")
                defaults.synchronize()
                tell("theirs is \(defaults.string(forKey: "theirs") ?? "lost")")
            },
            "notifications": {
                DefaultsKeeper.shared.start()
                let count = Mutex(0)
                let observer = NotificationCenter.default.addObserver(
                    forName: UserDefaults.didChangeNotification,
                    object: UserDefaults.standard,
                    queue: nil
                ) { _ in
                    let total = count.withLock { count in
                        count += 1
                        return count
                    }
                    let thread = Thread.isMainThread ? "main" : "other"
                    tell("posted \(total) on \(thread) with \(UserDefaults.standard.integer(forKey: "key"))")
                    // An observer may change something itself.
                    if total == 1 { UserDefaults.standard.set(5, forKey: "key") }
                }
                defaults.set(4, forKey: "key")
                defaults.set(5, forKey: "key")
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group) { UserDefaults.standard.set(6, forKey: "key") }
                group.wait()
                defaults.removeObject(forKey: "key")
                defaults.removeObject(forKey: "key")
                NotificationCenter.default.removeObserver(observer)
                defaults.set(7, forKey: "key")
            },
            "random": {
                // Writes as fast as it can, until it is killed.
                startKeeper { _ in }
                for number in 1... {
                    defaults.set(number, forKey: "a")
                    defaults.set(String(repeating: "x", count: number * 100 % 50_000), forKey: "text")
                    defaults.set(number, forKey: "b")
                    defaults.synchronize()
                    if number == 1 { tell("ready") }
                }
            },
        ]
    }

    private static var path: String {
        let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
        return "\(folder)/\((CommandLine.arguments[0] as NSString).lastPathComponent).plist"
    }

    private func place(_ values: [String: Any]) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: path()))
    }

    func testAChangeIsKeptThoughTheProcessIsKilledSoonAfter() throws {
        XCTAssertLessThanOrEqual(DefaultsKeeper.delay, 0.1)
        XCTAssertEqual(try run("set", "kept").status, SIGKILL)
        assertContents(["key": "kept"])
        XCTAssertTrue(try run("read").text.contains("kept"), "Foundation itself does not read it")
        XCTAssertEqual(try run("remove").status, SIGKILL)
        assertContents([:])
    }

    func testAllKindsOfValuesAreWritten() throws {
        XCTAssertEqual(try run("kinds").status, SIGKILL)
        assertContents([
            "integer": 1, "double": 2.5, "bool": true, "string": "text", "data": Data([1, 2]),
            "date": Date(timeIntervalSinceReferenceDate: 0), "array": ["a", "b"],
            "dictionary": ["x": ["y": 3]],
            "url": "/tmp",
        ])
    }

    func testAChangeIsKeptWhenTheProcessExitsAtOnce() throws {
        XCTAssertEqual(try run("exit", "kept").status, 0)
        assertContents(["key": "kept"])
    }

    func testAChangeThatWasMadeBeforeTheAppRanIsKept() throws {
        try place(["old": 1])
        try run("before", "kept")
        assertContents(["old": 1, "key": "kept"])
    }

    func testASuiteIsKeptInItsOwnFile() throws {
        try run("suite", "kept")
        assertContents(["key": "kept"], suite: "group.example")
        XCTAssertEqual(names, ["group.example.plist"])
    }

    func testAThousandChangesAreFewWrites() throws {
        let text = try run("many").text
        let count = text.firstMatch(of: /renamed (\d+)/).flatMap { Int($0.1) }
        // A busy machine may need more than one interval for the changes.
        XCTAssertTrue((1...20).contains(count ?? 0), text)
        assertContents(Dictionary(uniqueKeysWithValues: (991...1000).map { ("key \($0 % 10)", $0) }))
    }

    func testChangesOfManyThreadsAreAllKept() throws {
        XCTAssertEqual(try run("threads").status, 0)
        assertContents(
            Dictionary(uniqueKeysWithValues: (0..<400).map { ("key \($0)", $0) }),
            suite: "group.example"
        )
    }

    /// Wherever in a write the process is killed, the old or the new file is there, and the next write works.
    func testAKilledProcessLeavesTheOldOrTheNewFile() throws {
        for step in DefaultsFile.Step.allCases {
            try place(["key": ["old"]])
            XCTAssertEqual(try run("kill", step.rawValue).reason, .uncaughtSignal, step.rawValue)
            let expected = step == .flushFolder ? "new" : "old"
            assertContents(["key": [expected]], step.rawValue)
            try run("set", "next")
            assertContents(["key": "next"], step.rawValue)
            XCTAssertEqual(names, [(path() as NSString).lastPathComponent], step.rawValue)
        }
    }

    func testAProcessThatIsKilledAtAnyMomentLeavesAWholeFile() throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed: \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let (process, output) = try start("random")
            var text = Data()
            while !String(decoding: text, as: UTF8.self).contains("ready") { text += output.availableData }
            usleep(UInt32.random(in: 60_000..<120_000, using: &generator))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let values = try XCTUnwrap(contents(), "\(names)")
            let a = try XCTUnwrap(values["a"] as? Int)
            XCTAssertTrue([a, a - 1].contains(values["b"] as? Int ?? 0), "\(values)")
        }
    }

    /// A full disk loses nothing: not the old file, and not what is in memory.
    func testAFailedWriteLosesNothingAndIsTriedAgain() throws {
        for step in DefaultsFile.Step.allCases {
            try place(["key": ["old"]])
            let end = try run("fail", step.rawValue)
            XCTAssertEqual(end.status, 0, end.text)
            XCTAssertTrue(end.text.contains(#"["new"]"#), end.text)
            XCTAssertFalse(end.text.contains("left: 0"), end.text)
            assertContents(["key": ["new"], "second": 1, "third": 1], step.rawValue)
            XCTAssertEqual(end.text.ranges(of: "can't be written").count, 1, end.text)
            XCTAssertEqual(names, [(path() as NSString).lastPathComponent], step.rawValue)
        }
    }

    func testWhatAnotherProcessWroteIsKeptAndSeen() throws {
        let end = try run("others")
        XCTAssertTrue(end.text.contains("theirs is theirs"), end.text)
        assertContents(["mine": "mine again", "theirs": "theirs"])
    }

    func testDatesAndNumbersAreKeptExactly() throws {
        for argument in ["set", "read"] {
            let text = try run("exact", argument).text
            XCTAssertTrue(text.contains("date true") && text.contains("zero minus"), "\(argument): \(text)")
        }
    }

    func testAFileThatVanishesOrIsDamagedTakesNothingFromTheRunningApp() throws {
        for argument in ["removed", "damaged"] {
            let end = try run("gone", argument)
            XCTAssertTrue(end.text.contains("memory first"), "\(argument): \(end.text)")
            assertContents(["first": "first", "second": "second"], suite: nil, argument)
            try FileManager.default.removeItem(atPath: path())
        }
    }

    func testEachChangeIsPostedOnItsThread() throws {
        let text = try run("notifications").text
        let posts = text.split(separator: "\n").filter { $0.hasPrefix("posted") }
        XCTAssertEqual(
            posts,
            [
                "posted 1 on main with 4", "posted 2 on main with 5", "posted 3 on other with 6",
                "posted 4 on main with 0",
            ]
        )
    }

    func testADamagedFileIsKeptAside() throws {
        for (index, text) in ["<plist><dict><key>a", "", "<plist><array/></plist>"].enumerated() {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path()))
            let end = try run("set", "new")
            XCTAssertTrue(end.text.contains("is damaged"), end.text)
            assertContents(["key": "new"])
            let aside = path() + (index == 0 ? ".damaged" : ".damaged-\(index + 1)")
            XCTAssertEqual(FileManager.default.contents(atPath: aside), Data(text.utf8))
        }
    }

    func testTheFileKeepsItsModeAndStaysALink() throws {
        let real = folder + "/real.plist"
        try place(["old": 1])
        try FileManager.default.moveItem(atPath: path(), toPath: real)
        try FileManager.default.createSymbolicLink(atPath: path(), withDestinationPath: real)
        chmod(real, 0o640)
        try run("set", "new")
        assertContents(["old": 1, "key": "new"])
        XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path()), real)
        let attributes = try FileManager.default.attributesOfItem(atPath: real)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
        try FileManager.default.removeItem(atPath: path())
        try run("set", "new")
        let new = try FileManager.default.attributesOfItem(atPath: path())
        XCTAssertEqual(new[.posixPermissions] as? Int, 0o600)
    }

    func testAFolderInPlaceOfTheFileIsToldAndLeft() throws {
        try FileManager.default.createDirectory(atPath: path(), withIntermediateDirectories: false)
        let end = try run("set", "new")
        XCTAssertTrue(end.text.contains("can't be written"), end.text)
    }

    func testKeyValueCoding() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "org.example.DefaultsKeeperTests"))
        defaults.setValue(5, forKey: "number")
        XCTAssertEqual(defaults.value(forKey: "number") as? Int, 5)
        defaults.setValuesForKeys(["text": "a", "number": NSNull()])
        let all = defaults.dictionaryWithValues(forKeys: ["text", "number"])
        XCTAssertEqual(all["text"] as? String, "a")
        XCTAssertTrue(all["number"] is NSNull)
        defaults.setValue(nil, forKey: "text")
        XCTAssertNil(defaults.value(forKey: "text"))
    }
}
