import Combine
import Foundation
import XCTest

/// Queues, run loops and operation queues are schedulers; notifications and timers publish.
final class SchedulerTests: CombineTestCase {
    func testElementsComeOnTheMainQueue() {
        var isMain: [Bool] = []
        Just(1)
            .subscribe(on: DispatchQueue.global(qos: .userInitiated))
            .map { _ in Thread.isMainThread }
            .receive(on: DispatchQueue.main)
            .sink {
                isMain.append($0)
                isMain.append(Thread.isMainThread)
            }
            .store(in: &cancellables)
        wait { isMain.count == 2 }
        XCTAssertEqual(isMain, [false, true])
    }

    func testElementsComeByARunLoopAndAnOperationQueue() {
        var log: [String] = []
        Just("loop").receive(on: RunLoop.main).sink { log.append($0) }.store(in: &cancellables)
        Just("queue").receive(on: OperationQueue.main).sink { log.append($0) }.store(in: &cancellables)
        Just("now").receive(on: ImmediateScheduler.shared).sink { log.append($0) }.store(in: &cancellables)
        XCTAssertEqual(log, ["now"])
        wait { log.count == 3 }
        XCTAssertEqual(Set(log), ["now", "loop", "queue"])
    }

    func testTypingIsDebounced() {
        let text = PassthroughSubject<String, Never>()
        var log: [String] = []
        text.debounce(for: .milliseconds(60), scheduler: DispatchQueue.main).sink { log.append($0) }
            .store(in: &cancellables)
        text.debounce(for: 0.06, scheduler: RunLoop.main).sink { log.append("loop " + $0) }
            .store(in: &cancellables)
        for letter in ["a", "ab", "abc"] { text.send(letter) }
        XCTAssertEqual(log, [])
        wait { log.count == 2 }
        turn(for: 0.1)
        XCTAssertEqual(log.sorted(), ["abc", "loop abc"])
    }

    func testScrollingIsThrottled() {
        let offset = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        offset.throttle(for: .seconds(0.1), scheduler: DispatchQueue.main, latest: true).sink {
            log.append($0)
        }
        .store(in: &cancellables)
        offset.send(0)
        wait { log == [0] }
        for value in 1...3 { offset.send(value) }
        wait { log.count == 2 }
        XCTAssertEqual(log, [0, 3])
    }

    func testElementsComeLater() {
        let start = Date()
        var delay = 0.0
        Just(()).delay(for: .seconds(0.05), scheduler: DispatchQueue.main)
            .sink { delay = Date().timeIntervalSince(start) }
            .store(in: &cancellables)
        wait { delay > 0 }
        XCTAssertGreaterThanOrEqual(delay, 0.05)
    }

    func testAPublisherThatIsTooSlow() {
        enum Failure: Error { case late }
        var end: Subscribers.Completion<Failure>?
        PassthroughSubject<Int, Failure>()
            .timeout(.milliseconds(20), scheduler: DispatchQueue.main, customError: { .late })
            .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
            .store(in: &cancellables)
        wait { end != nil }
        guard case .failure(.late) = end else { return XCTFail("\(String(describing: end))") }
    }

    func testNotificationsArePublished() {
        let name = Notification.Name("changed")
        var numbers: [Int] = []
        let sender = NSObject()
        NotificationCenter.default.publisher(for: name)
            .compactMap { $0.userInfo?["number"] as? Int }
            .sink { numbers.append($0) }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: name, object: sender)
            .map { _ in -1 }
            .sink { numbers.append($0) }
            .store(in: &cancellables)
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 1])
        NotificationCenter.default.post(name: name, object: sender, userInfo: ["number": 2])
        XCTAssertEqual(numbers.sorted(), [-1, 1, 2])
        cancellables = []
        NotificationCenter.default.post(name: name, object: sender)
        XCTAssertEqual(numbers.count, 3)
    }

    func testTimersPublish() {
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.02, tolerance: 0.001, on: .main, in: .common)
        let cancellable = timer.autoconnect().sink { dates.append($0) }
        wait { dates.count >= 3 }
        cancellable.cancel()
        let count = dates.count
        turn(for: 0.06)
        XCTAssertEqual(dates.count, count)
        XCTAssertEqual(dates, dates.sorted())
    }

    func testATimerIsConnectedByHand() {
        let timer = Timer.TimerPublisher(interval: 0.01, runLoop: .main, mode: .default)
        var count = 0
        timer.sink { _ in count += 1 }.store(in: &cancellables)
        turn(for: 0.04)
        XCTAssertEqual(count, 0)
        let connection = timer.connect()
        wait { count > 1 }
        connection.cancel()
    }

    func testWorkIsScheduled() {
        var log: [String] = []
        DispatchQueue.main.schedule { log.append("now") }
        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(20))) {
            log.append("later")
        }
        let repeated = RunLoop.main.schedule(
            after: RunLoop.main.now,
            interval: .milliseconds(10)
        ) { log.append("again") }
        wait { log.contains("later") && log.count { $0 == "again" } > 1 }
        repeated.cancel()
        XCTAssertEqual(log.first { $0 != "again" }, "now")
    }

    func testASchedulerIsGivenFromOutside() {
        struct Clock<S: Scheduler> {
            let scheduler: S
            func tick(_ body: @escaping () -> Void) { scheduler.schedule(body) }
        }
        var count = 0
        Clock(scheduler: ImmediateScheduler.shared).tick { count += 1 }
        Clock(scheduler: DispatchQueue.main).tick { count += 1 }
        XCTAssertEqual(count, 1)
        wait { count == 2 }
    }
}
