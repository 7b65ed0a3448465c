import Foundation
import Synchronization
import XCTest

@testable import GtkInterop

/// N1: whatever timers, blocks, tasks and nested run loops do, all come to their turn, the screen among them.
@preconcurrency @MainActor
final class RunLoopFairnessTests: XCTestCase {
    private final class Counter: Sendable {
        private let value = Mutex(0)
        @discardableResult
        func add() -> Int {
            value.withLock {
                $0 += 1
                return $0
            }
        }
        var count: Int { value.withLock { $0 } }
    }

    private final class Bag: @unchecked Sendable {
        /// On the main thread alone.
        var timers: [Timer] = []
        var isOver = false
    }

    private let bag = Bag()

    override func tearDown() async throws {
        for timer in bag.timers { timer.invalidate() }
        bag.timers = []
        bag.isOver = true
        MainLoop.iterate(seconds: 0.05)
    }

    private func runLoop(seconds: Double) {
        MainLoop.after(seconds: seconds) { MainLoop.quit() }
        MainLoop.run()
    }

    /// Runs the loop until something has fired and the loop has been idle often enough, which takes as long as the
    /// machine is busy.
    private func assertIdleTurns(
        _ turns: Int = 10,
        beside fired: Counter,
        _ firings: Int = 10,
        line: UInt = #line
    ) {
        let idle = Counter()
        let bag = bag
        @MainActor func again() {
            idle.add()
            guard !bag.isOver else { return }
            MainLoop.after(seconds: 0.01) { MainLoop.whenIdle { again() } }
        }
        MainLoop.whenIdle { again() }
        MainLoop.iterate(seconds: 60) { idle.count > turns && fired.count > firings }
        XCTAssertGreaterThan(idle.count, turns, line: line)
        XCTAssertGreaterThan(fired.count, firings, line: line)
    }

    func testTinyIntervalLeavesTheLoopIdleTime() {
        let fired = Counter()
        bag.timers = [Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in fired.add() }]
        assertIdleTurns(beside: fired)
    }

    func testSlowTimerLeavesTheLoopIdleTime() {
        let fired = Counter()
        bag.timers = [
            Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
                fired.add()
                usleep(3000)
            }
        ]
        assertIdleTurns(beside: fired)
    }

    func testMainQueueThatFillsItselfLeavesTheLoopIdleTime() {
        let fired = Counter()
        let bag = bag
        @Sendable func again() {
            fired.add()
            if !bag.isOver { DispatchQueue.main.async { again() } }
        }
        DispatchQueue.main.async { again() }
        assertIdleTurns(beside: fired)
    }

    func testTaskThatYieldsLeavesTheLoopIdleTime() {
        let fired = Counter()
        let bag = bag
        Task { @MainActor in
            while !bag.isOver {
                fired.add()
                await Task.yield()
            }
        }
        assertIdleTurns(beside: fired)
    }

    /// If it is the first test of its process, the block comes before the run loop is known to GLib.
    func testBlockThatPerformsItselfLeavesTheLoopIdleTime() {
        let fired = Counter()
        let bag = bag
        @Sendable func again() {
            fired.add()
            if !bag.isOver { RunLoop.main.perform { again() } }
        }
        RunLoop.main.perform { again() }
        assertIdleTurns(beside: fired)
    }

    func testTimerMovedInItsOwnCallback() {
        let fired = Counter()
        let bag = bag
        let timer = Timer(timeInterval: 1000, repeats: true) { timer in
            if fired.add() < 50 { timer.fireDate = Date(timeIntervalSinceNow: 0.001) }
        }
        timer.fireDate = Date()
        RunLoop.main.add(timer, forMode: .common)
        bag.timers = [timer]
        runLoop(seconds: 0.5)
        XCTAssertEqual(fired.count, 50)
    }

    func testTimersInvalidatedInOthers() {
        let fired = Counter()
        let bag = bag
        bag.timers = (0..<200).map { number in
            let timer = Timer(timeInterval: 0.02, repeats: false) { _ in
                fired.add()
                for other in bag.timers { other.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
            return timer
        }
        runLoop(seconds: 0.3)
        XCTAssertEqual(fired.count, 1)
    }

    func testThousandsOfTimers() {
        let fired = Counter()
        bag.timers = (0..<5000).map { number in
            Timer.scheduledTimer(withTimeInterval: Double(number % 100) / 1000, repeats: false) { _ in
                fired.add()
            }
        }
        MainLoop.iterate(seconds: 20) { fired.count == 5000 }
        XCTAssertEqual(fired.count, 5000)
    }

    /// Foundation's run loop looks at all timers for each that fires, so many more than these keep a machine busy by themselves.
    func testHundredsOfRepeatingTimersWithTolerance() {
        let fired = Counter()
        bag.timers = (0..<500).map { number in
            let timer = Timer(timeInterval: 0.05, repeats: true) { _ in fired.add() }
            timer.tolerance = 0.02
            RunLoop.main.add(timer, forMode: .common)
            return timer
        }
        assertIdleTurns(5, beside: fired, 500 * 5)
    }

    func testNestedRunUntilInsideEveryKindOfCallback() {
        let order = Mutex<[String]>([])
        let bag = bag
        func nest(_ name: String) {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
            order.withLock { $0.append(name) }
        }
        bag.timers = [
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                bag.timers.append(
                    Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
                        order.withLock { $0.append("inner timer") }
                        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
                    }
                )
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
                order.withLock { $0.append("timer") }
            }
        ]
        RunLoop.main.perform {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
            order.withLock { $0.append("block") }
        }
        DispatchQueue.main.async {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
            order.withLock { $0.append("queue") }
        }
        Task { @MainActor in order.withLock { $0.append("task") } }
        runLoop(seconds: 0.5)
        XCTAssertEqual(
            order.withLock { Set($0) },
            ["inner timer", "timer", "block", "queue", "task"]
        )
    }

    func testPerformFromManyThreads() {
        let ran = Counter()
        let background = Counter()
        for _ in 0..<8 {
            Thread.detachNewThread {
                for number in 0..<1000 {
                    RunLoop.main.perform { ran.add() }
                    if number % 100 == 0 { usleep(500) }
                }
                background.add()
            }
        }
        MainLoop.after(seconds: 20) { MainLoop.quit() }
        let bag = bag
        bag.timers = [
            Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                if ran.count == 8000 { MainLoop.assumed { MainLoop.quit() } }
            }
        ]
        MainLoop.run()
        XCTAssertEqual(ran.count, 8000)
        XCTAssertEqual(background.count, 8)
    }

    func testTimersOnBackgroundRunLoops() {
        let fired = Counter()
        let ended = Counter()
        for _ in 0..<8 {
            Thread.detachNewThread {
                let mine = Counter()
                let timer = Timer(timeInterval: 0.005, repeats: true) { timer in
                    fired.add()
                    if mine.add() == 20 { timer.invalidate() }
                }
                RunLoop.current.add(timer, forMode: .default)
                RunLoop.current.perform { fired.add() }
                while mine.count < 20,
                    RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5))
                {}
                ended.add()
            }
        }
        MainLoop.iterate(seconds: 10) { ended.count == 8 }
        XCTAssertEqual(fired.count, 8 * 21)
    }

    func testTimersAddedToMainFromManyThreads() {
        let fired = Counter()
        let wrong = Counter()
        DispatchQueue.global().async {
            DispatchQueue.concurrentPerform(iterations: 1000) { _ in
                let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
                    fired.add()
                    if !Thread.isMainThread { wrong.add() }
                }
                RunLoop.main.add(timer, forMode: .common)
            }
        }
        MainLoop.iterate(seconds: 10) { fired.count == 1000 }
        XCTAssertEqual(fired.count, 1000)
        XCTAssertEqual(wrong.count, 0)
    }

    func testDelayedPerformOfBlocksInsideBlocks() {
        let ran = Counter()
        @Sendable func nest(_ depth: Int) {
            ran.add()
            if depth < 300 { RunLoop.main.perform { nest(depth + 1) } }
        }
        RunLoop.main.perform { nest(1) }
        runLoop(seconds: 0.5)
        XCTAssertEqual(ran.count, 300)
    }
}
