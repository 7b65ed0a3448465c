import Combine
import XCTest

/// Several publishers become one: their elements in order, their ends, and no more than was asked for.
final class JoiningTests: CombineTestCase {
    private struct Failure: Error, Equatable {}

    /// Asks for elements one by one and notes what comes.
    private final class Reader<Input, Failure: Error>: Subscriber {
        private(set) var values: [Input] = []
        private(set) var completions = 0
        private var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }

        func receive(_ input: Input) -> Subscribers.Demand {
            values.append(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) { completions += 1 }

        func ask(for demand: Subscribers.Demand) { subscription?.request(demand) }

        func cancel() { subscription?.cancel() }
    }

    func testTheLatestOfTwoComeOnceBothHavePublished() {
        let name = PassthroughSubject<String, Never>()
        let age = PassthroughSubject<Int, Never>()
        var log: [String] = []
        name.combineLatest(age).sink(
            receiveCompletion: { _ in log.append("end") },
            receiveValue: { log.append("\($0) \($1)") }
        ).store(in: &cancellables)
        name.send("a")
        name.send("b")
        XCTAssertEqual(log, [])
        age.send(1)
        age.send(2)
        name.send("c")
        name.send(completion: .finished)
        age.send(3)
        XCTAssertEqual(log, ["b 1", "b 2", "c 2", "c 3"])
        age.send(completion: .finished)
        XCTAssertEqual(log.last, "end")
    }

    func testAFailureOfOneEndsAllAndCancelsTheOthers() {
        let first = PassthroughSubject<Int, Failure>()
        var isCancelled = false
        let second = PassthroughSubject<Int, Failure>()
        var end: Subscribers.Completion<Failure>?
        second.handleEvents(receiveCancel: { isCancelled = true }).combineLatest(first)
            .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in }).store(in: &cancellables)
        first.send(completion: .failure(Failure()))
        XCTAssertEqual(end, .failure(Failure()))
        XCTAssertTrue(isCancelled)
        second.send(1)
    }

    func testTheLatestOfThreeAndFour() {
        let a = CurrentValueSubject<Int, Never>(1)
        let b = CurrentValueSubject<Int, Never>(2)
        let c = CurrentValueSubject<Int, Never>(3)
        let d = CurrentValueSubject<Int, Never>(4)
        var sums: [Int] = []
        a.combineLatest(b, c).map { $0 + $1 + $2 }.sink { sums.append($0) }.store(in: &cancellables)
        a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }.store(in: &cancellables)
        Publishers.CombineLatest3(a, b, c).map { $0 * $1 * $2 }.sink { sums.append($0) }
            .store(in: &cancellables)
        XCTAssertEqual(sums, [6, 10, 6])
        a.value = 10
        XCTAssertEqual(sums.sorted(), [6, 6, 10, 15, 19, 60])
    }

    func testOptionalElementsAreElements() {
        let name = CurrentValueSubject<String?, Never>(nil)
        let age = CurrentValueSubject<Int, Never>(1)
        var count = 0
        name.combineLatest(age).sink { _ in count += 1 }.store(in: &cancellables)
        XCTAssertEqual(count, 1)
    }

    func testNoMoreOfTheLatestThanAskedFor() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let reader = Reader<(Int, Int), Never>()
        a.combineLatest(b).subscribe(reader)
        reader.ask(for: .max(1))
        a.send(1)
        b.send(2)
        a.send(3)
        XCTAssertEqual(reader.values.map { [$0.0, $0.1] }, [[1, 2]])
        reader.ask(for: .max(1))
        b.send(4)
        XCTAssertEqual(reader.values.count, 2)
        reader.cancel()
        a.send(5)
        XCTAssertEqual(reader.values.count, 2)
    }

    func testElementsOfManyComeAsTheyAreSent() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        var ends = 0
        a.merge(with: b, Just(0)).sink(
            receiveCompletion: { _ in ends += 1 },
            receiveValue: { log.append($0) }
        )
        .store(in: &cancellables)
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        b.send(4)
        XCTAssertEqual(log, [0, 1, 2, 3, 4])
        XCTAssertEqual(ends, 0)
        b.send(completion: .finished)
        XCTAssertEqual(ends, 1)
        log = []
        Publishers.MergeMany([[1, 2], [3]].map(\.publisher)).sink { log.append($0) }.store(in: &cancellables)
        XCTAssertEqual(log, [1, 2, 3])
        Publishers.MergeMany([Just<Int>]()).sink(
            receiveCompletion: { _ in ends += 1 },
            receiveValue: { _ in }
        )
        .store(in: &cancellables)
        XCTAssertEqual(ends, 2)
    }

    func testEachIsAskedForNoMoreThanCanWait() {
        let reader = Reader<Int, Never>()
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(reader)
        XCTAssertEqual(reader.values, [])
        reader.ask(for: .max(2))
        XCTAssertEqual(reader.values.count, 2)
        reader.ask(for: .max(2))
        XCTAssertEqual(reader.completions, 0)
        reader.ask(for: .unlimited)
        XCTAssertEqual(reader.values.sorted(), [1, 2, 3, 10, 20])
        XCTAssertEqual(reader.completions, 1)
    }

    func testElementsAreCollectedByTimeAndNumber() {
        let subject = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = []
        subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(40), 3)).sink { groups.append($0) }
            .store(in: &cancellables)
        for number in 1...4 { subject.send(number) }
        XCTAssertEqual(groups, [[1, 2, 3]])
        wait { groups.count == 2 }
        XCTAssertEqual(groups.last, [4])
        subject.send(5)
        subject.send(completion: .finished)
        XCTAssertEqual(groups, [[1, 2, 3], [4], [5]])
    }

    /// Threads may send at the same time; the subscriber hears one after the other.
    func testManyThreadsSend() {
        final class Count: @unchecked Sendable {
            /// Touched by the subscriber alone.
            var value = 0
        }
        final class Senders: @unchecked Sendable {
            let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        }
        let count = Count()
        let senders = Senders()
        Publishers.MergeMany(senders.subjects).sink { count.value += $0 }.store(in: &cancellables)
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for _ in 0..<1000 { senders.subjects[index].send(1) }
        }
        XCTAssertEqual(count.value, 4000)
    }
}
