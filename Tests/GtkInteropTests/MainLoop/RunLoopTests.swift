import Foundation
import Synchronization
import XCTest

@testable import GtkInterop

/// N1: Foundation's run loop, the main queue and tasks all run on GLib's main loop, in Apple's order, without polling.
@preconcurrency @MainActor
final class RunLoopTests: XCTestCase {
    /// What happened, which closures of any thread may tell.
    private final class Record: Sendable {
        private let entries = Mutex<[String]>([])
        func append(_ entry: String) { entries.withLock { $0.append(entry) } }
        var all: [String] { entries.withLock { $0 } }
        var count: Int { entries.withLock { $0.count } }
    }

    private let record = Record()

    /// Timers that a test forgets would fire in the next one.
    private var timers: [Timer] = []

    override func tearDown() async throws {
        for timer in timers { timer.invalidate() }
        timers = []
    }

    private func wait(for count: Int, file: StaticString = #filePath, line: UInt = #line) {
        let arrived = MainLoop.iterate(seconds: 10) { record.count >= count }
        XCTAssertTrue(arrived, "\(record.all)", file: file, line: line)
    }

    /// Runs the loop as an app does, so that it really waits.
    private func runLoop(seconds: Double) {
        MainLoop.after(seconds: seconds) { MainLoop.quit() }
        MainLoop.run()
    }

    func testATimerFiresOnce() {
        let record = record
        timers = [Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in record.append("once") }]
        XCTAssertEqual(record.all, [])
        wait(for: 1)
        XCTAssertFalse(timers[0].isValid)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(record.all, ["once"])
    }

    func testARepeatingTimerFiresUntilItIsInvalidated() {
        let record = record
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in
                record.append("again")
                if record.count == 5 { timer.invalidate() }
            }
        ]
        wait(for: 5)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(record.count, 5)
    }

    func testTimersFireWhileTheLoopReallyWaits() {
        let record = record
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
                record.append("first")
                Task { @MainActor in
                    record.append("task")
                    MainLoop.quit()
                }
            }
        ]
        MainLoop.run()
        XCTAssertEqual(record.all, ["first", "task"])
    }

    func testTimersFireInTheOrderOfTheirDates() {
        let record = record
        for (name, seconds) in [("c", 0.03), ("a", 0.01), ("b", 0.02)] {
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in record.append(name) }
            timer.fireDate = Date(timeIntervalSinceNow: seconds)
            RunLoop.main.add(timer, forMode: name == "b" ? .common : .default)
            timers.append(timer)
        }
        wait(for: 3)
        XCTAssertEqual(record.all, ["a", "b", "c"])
    }

    func testATimerOfAnotherModeAloneDoesNotFire() {
        let record = record
        let timer = Timer(timeInterval: 0, repeats: false) { _ in record.append("other") }
        RunLoop.main.add(timer, forMode: RunLoop.Mode("OtherMode"))
        timers = [timer]
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(record.all, [])
        RunLoop.main.add(timer, forMode: .default)
        wait(for: 1)
    }

    func testATimerAddsATimer() {
        let record = record
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
                record.append("outer")
                RunLoop.main.add(
                    Timer(timeInterval: 0, repeats: false) { _ in record.append("inner") },
                    forMode: .common
                )
            }
        ]
        wait(for: 2)
        XCTAssertEqual(record.all, ["outer", "inner"])
    }

    func testATimerThatIsFiredByHandAndMoved() {
        let record = record
        let timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in record.append("fired")
        }
        timers = [timer]
        timer.fire()
        XCTAssertEqual(record.count, 1)
        timer.fireDate = Date()
        wait(for: 2)
    }

    /// Nothing else wakes the loop, which waits already: the test would end by its time limit.
    func testATimerFromAnotherThreadWakesTheLoop() {
        let record = record
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            let timer = Timer(timeInterval: 0, repeats: false) { _ in
                record.append(Thread.isMainThread ? "main" : "other")
                MainLoop.assumed { MainLoop.quit() }
            }
            RunLoop.main.add(timer, forMode: .common)
        }
        MainLoop.after(seconds: 10) { MainLoop.quit() }
        MainLoop.run()
        XCTAssertEqual(record.all, ["main"])
    }

    func testABlockFromAnotherThreadWakesTheLoop() {
        let record = record
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            RunLoop.main.perform {
                record.append(Thread.isMainThread ? "main" : "other")
                MainLoop.assumed { MainLoop.quit() }
            }
        }
        MainLoop.after(seconds: 10) { MainLoop.quit() }
        MainLoop.run()
        XCTAssertEqual(record.all, ["main"])
    }

    func testBlocksRunInTheirOrderAndInTheirModes() {
        let record = record
        RunLoop.main.perform { record.append("1") }
        RunLoop.main.perform(inModes: [RunLoop.Mode("OtherMode")]) { record.append("never") }
        RunLoop.main.perform(inModes: [.common]) { record.append("2") }
        RunLoop.main.perform(inModes: [.default, RunLoop.Mode("OtherMode")]) {
            record.append("3")
            RunLoop.main.perform { record.append("4") }
        }
        XCTAssertEqual(record.all, [])
        wait(for: 4)
        MainLoop.iterate(seconds: 0.02)
        XCTAssertEqual(record.all, ["1", "2", "3", "4"])
    }

    /// As on iOS: the blocks of a turn, then what stands in the main queue, in its order, tasks among it.
    func testBlocksComeBeforeTheMainQueueAndTasksStandInIt() {
        let record = record
        MainLoop.beforeNextEvent {
            DispatchQueue.main.async { record.append("queue 1") }
            Task { @MainActor in record.append("task") }
            RunLoop.main.perform { record.append("block") }
            DispatchQueue.main.async {
                record.append("queue 2")
                DispatchQueue.main.async { record.append("queue 3") }
            }
        }
        wait(for: 5)
        XCTAssertEqual(record.all, ["block", "queue 1", "task", "queue 2", "queue 3"])
    }

    func testTimersTasksAndTheMainQueueTakeTurns() {
        let record = record
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { record.append("50") }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(150))
            record.append("150")
        }
        timers = [Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in record.append("100") }]
        wait(for: 3)
        XCTAssertEqual(record.all, ["50", "100", "150"])
    }

    /// The main queue is not emptied within itself, as on iOS, whatever runs the loop meanwhile.
    func testARunLoopThatRunsWithinAnEventWorks() {
        let record = record
        timers = [
            Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
                DispatchQueue.main.async { record.append("queue") }
                RunLoop.main.perform { record.append("block") }
                RunLoop.main.add(
                    Timer(timeInterval: 0, repeats: false) { _ in record.append("timer") },
                    forMode: .default
                )
                while record.count < 3,
                    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
                {}
                record.append("end of nested")
            }
        ]
        wait(for: 4)
        XCTAssertEqual(Set(record.all.prefix(3)), ["queue", "block", "timer"])
        XCTAssertEqual(record.all.last, "end of nested")
    }

    func testTheMainQueueIsNotEmptiedWithinItself() {
        let record = record
        DispatchQueue.main.async {
            DispatchQueue.main.async { record.append("queue") }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
            record.append("end of nested")
        }
        wait(for: 2)
        XCTAssertEqual(record.all, ["end of nested", "queue"])
    }

    func testANotificationQueuePosts() {
        let record = record
        let name = Notification.Name("RunLoopTests")
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            record.append("posted")
        }
        NotificationQueue.default.enqueue(Notification(name: name), postingStyle: .whenIdle)
        wait(for: 1)
        NotificationQueue.default.enqueue(Notification(name: name), postingStyle: .asap)
        wait(for: 2)
        NotificationCenter.default.removeObserver(observer)
    }

    /// Counts how often the kernel let the main thread wait, which is once for each time that it woke.
    private var waits: Int {
        let status = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return line?.split(separator: "\t").last.flatMap { Int($0) } ?? -1
    }

    /// A timer that is far away, and one that fired, cost nothing.
    func testAnIdleLoopSleeps() {
        let record = record
        timers = [
            Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in record.append("never") },
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in record.append("early") },
        ]
        RunLoop.main.perform { record.append("block") }
        runLoop(seconds: 0.2)
        XCTAssertEqual(Set(record.all), ["early", "block"])
        let before = waits
        XCTAssertGreaterThan(before, 0)
        runLoop(seconds: 1)
        XCTAssertLessThan(waits - before, 10)
    }
}
