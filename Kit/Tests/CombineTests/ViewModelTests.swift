import Combine
import Foundation
import XCTest

/// Models of views as apps write them: published properties, subjects, subscriptions that a view controller keeps.
final class ViewModelTests: CombineTestCase {
    final class SignIn: ObservableObject {
        @Published var name = ""
        @Published var password = ""
        @Published private(set) var isAllowed = false
        @Published private(set) var message: String?

        private var cancellables = Set<AnyCancellable>()

        init() {
            Publishers.CombineLatest($name, $password)
                .map { name, password in name.count > 2 && password.count > 3 }
                .removeDuplicates()
                .assign(to: &$isAllowed)
            $isAllowed
                .dropFirst()
                .map { $0 ? "Welcome" : nil }
                .sink { [weak self] in self?.message = $0 }
                .store(in: &cancellables)
        }
    }

    final class Button {
        var isEnabled = false
        var title: String? = ""
    }

    struct Item: Codable, Equatable {
        let id: Int
        let name: String
    }

    enum LoadingError: Error, Equatable { case offline, missing }

    func testPublishedPropertiesAreBound() {
        let model = SignIn()
        let button = Button()
        model.$isAllowed.assign(to: \.isEnabled, on: button).store(in: &cancellables)
        model.$message.assign(to: \.title, on: button).store(in: &cancellables)
        XCTAssertFalse(button.isEnabled)
        model.name = "Anna"
        model.password = "secret"
        XCTAssertTrue(button.isEnabled)
        XCTAssertEqual(button.title, "Welcome")
    }

    func testAnObjectTellsThatItWillChange() {
        let model = SignIn()
        var names: [String] = []
        model.objectWillChange.sink { names.append(model.name) }.store(in: &cancellables)
        model.name = "a"
        model.name = "b"
        XCTAssertEqual(names.suffix(2), ["", "a"])
    }

    func testAnObjectTellsByHand() {
        final class Model: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var value = 0 {
                willSet { objectWillChange.send() }
            }
        }
        let model = Model()
        var count = 0
        model.objectWillChange.sink { _ in count += 1 }.store(in: &cancellables)
        model.value = 1
        XCTAssertEqual(count, 1)
    }

    func testAPublisherOfAPropertyTellsTheNewValueBeforeItIsSet() {
        let model = SignIn()
        var log: [String] = []
        model.$name.sink { log.append("\($0)/\(model.name)") }.store(in: &cancellables)
        model.name = "a"
        XCTAssertEqual(log, ["/", "a/"])
    }

    func testSubjectsBehindErasedPublishers() {
        final class Model {
            private let subject = PassthroughSubject<String, Never>()
            private let state = CurrentValueSubject<Int, Never>(0)
            var events: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
            var count: AnyPublisher<Int, Never> { state.eraseToAnyPublisher() }
            func tap() {
                state.value += 1
                subject.send("tap \(state.value)")
            }
        }
        let model = Model()
        var log: [String] = []
        model.events.sink { log.append($0) }.store(in: &cancellables)
        model.count.map(String.init).sink { log.append($0) }.store(in: &cancellables)
        model.tap()
        XCTAssertEqual(log, ["0", "1", "tap 1"])
    }

    func testInputAndOutput() {
        struct Input {
            let appear: AnyPublisher<Void, Never>
            let search: AnyPublisher<String, Never>
        }
        enum State: Equatable {
            case idle, loading
            case loaded([String])
        }
        func transform(_ input: Input) -> AnyPublisher<State, Never> {
            let idle = input.appear.map { State.idle }
            let results = input.search
                .flatMap { text in
                    Just(State.loaded([text])).prepend(.loading)
                }
            return Publishers.Merge(idle, results).removeDuplicates().eraseToAnyPublisher()
        }
        let appear = PassthroughSubject<Void, Never>()
        let search = PassthroughSubject<String, Never>()
        var states: [State] = []
        transform(
            Input(appear: appear.eraseToAnyPublisher(), search: search.eraseToAnyPublisher())
        )
        .sink { states.append($0) }.store(in: &cancellables)
        appear.send(())
        appear.send()
        search.send("a")
        XCTAssertEqual(states, [.idle, .loading, .loaded(["a"])])
    }

    func testAFutureIsAskedOnce() {
        var calls = 0
        let future = Future<Int, LoadingError> { promise in
            calls += 1
            promise(.success(5))
        }
        var values: [Int] = []
        for _ in 0..<2 {
            future.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).store(
                in: &cancellables
            )
        }
        XCTAssertEqual(values, [5, 5])
        XCTAssertEqual(calls, 1)
        let deferred = Deferred { Future<Int, Never> { $0(.success(1)) } }
        deferred.sink { values.append($0) }.store(in: &cancellables)
        XCTAssertEqual(values, [5, 5, 1])
    }

    func testErrorsAreCaughtMappedAndReplaced() {
        struct Client {
            func load(_ id: Int) -> AnyPublisher<String, any Error> {
                guard id > 0 else { return Fail(error: LoadingError.missing).eraseToAnyPublisher() }
                return Just("item \(id)").setFailureType(to: (any Error).self).eraseToAnyPublisher()
            }
        }
        var log: [String] = []
        let client = Client()
        client.load(0).catch { _ in Just("none") }.sink { log.append($0) }.store(in: &cancellables)
        client.load(0).replaceError(with: "replaced").sink { log.append($0) }.store(in: &cancellables)
        client.load(0).mapError { $0 as? LoadingError ?? .offline }
            .sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: log.append("end")
                    case .failure(let error): log.append("\(error)")
                    }
                },
                receiveValue: { log.append($0) }
            )
            .store(in: &cancellables)
        client.load(1).tryMap { text -> Int in
            guard let number = Int(text.dropFirst(5)) else { throw LoadingError.missing }
            return number
        }
        .sink(receiveCompletion: { _ in }, receiveValue: { log.append("\($0)") })
        .store(in: &cancellables)
        XCTAssertEqual(log, ["none", "replaced", "missing", "1"])
    }

    func testAFailureIsTriedAgain() {
        var calls = 0
        Deferred { () -> AnyPublisher<Int, LoadingError> in
            calls += 1
            return calls < 3
                ? Fail(error: .offline).eraseToAnyPublisher()
                : Just(calls).setFailureType(to: LoadingError.self).eraseToAnyPublisher()
        }
        .retry(3)
        .sink(receiveCompletion: { _ in }, receiveValue: { XCTAssertEqual($0, 3) })
        .store(in: &cancellables)
        XCTAssertEqual(calls, 3)
    }

    func testJSONIsDecodedAndEncoded() throws {
        let data = Data(#"[{"id": 1, "name": "a"}]"#.utf8)
        var items: [Item] = []
        Just(data).decode(type: [Item].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .sink { items = $0 }
            .store(in: &cancellables)
        XCTAssertEqual(items, [Item(id: 1, name: "a")])
        var count = 0
        Just(items).encode(encoder: JSONEncoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { count = $0.count })
            .store(in: &cancellables)
        XCTAssertGreaterThan(count, 10)
    }

    func testTheLatestRequestWins() {
        let queries = PassthroughSubject<String, Never>()
        var subjects: [String: PassthroughSubject<String, Never>] = [:]
        var log: [String] = []
        queries.map { query -> AnyPublisher<String, Never> in
            let subject = PassthroughSubject<String, Never>()
            subjects[query] = subject
            return subject.eraseToAnyPublisher()
        }
        .switchToLatest()
        .sink { log.append($0) }
        .store(in: &cancellables)
        queries.send("a")
        queries.send("b")
        subjects["a"]?.send("old")
        subjects["b"]?.send("new")
        XCTAssertEqual(log, ["new"])
    }

    func testOperatorsOnElements() {
        var log: [String] = []
        let numbers = (1...6).publisher
        numbers.filter { $0 % 2 == 0 }.map { "\($0)" }.sink { log.append($0) }.store(in: &cancellables)
        ["1", "x", "3"].publisher.compactMap(Int.init).collect().sink { log.append("\($0)") }
            .store(in: &cancellables)
        numbers.scan(0, +).last().sink { log.append("sum \($0)") }.store(in: &cancellables)
        numbers.reduce(1, *).sink { log.append("product \($0)") }.store(in: &cancellables)
        numbers.first { $0 > 3 }.sink { log.append("first \($0)") }.store(in: &cancellables)
        numbers.zip(["a", "b"].publisher).sink { log.append("\($0.0)\($0.1)") }.store(in: &cancellables)
        numbers.prefix(1).append(9).sink { log.append("\($0)") }.store(in: &cancellables)
        Just(Item(id: 1, name: "n")).map(\.name).sink { log.append($0) }.store(in: &cancellables)
        [1, nil].publisher.replaceNil(with: 0).sink { log.append("\($0)") }.store(in: &cancellables)
        Empty<Int, Never>().replaceEmpty(with: 7).sink { log.append("\($0)") }.store(in: &cancellables)
        numbers.count().sink { log.append("count \($0)") }.store(in: &cancellables)
        XCTAssertEqual(
            log,
            [
                "2", "4", "6", "[1, 3]", "sum 21", "product 720", "first 4", "1a", "2b", "1", "9", "n", "1",
                "0", "7", "count 6",
            ]
        )
    }

    func testAPublisherIsShared() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var values: [Int] = []
        for _ in 0..<2 { shared.sink { values.append($0) }.store(in: &cancellables) }
        subject.send(1)
        XCTAssertEqual(values, [1, 1])
        XCTAssertEqual(subscriptions, 1)
        let multicast = subject.multicast { PassthroughSubject<Int, Never>() }
        multicast.sink { values.append($0 * 10) }.store(in: &cancellables)
        multicast.connect().store(in: &cancellables)
        subject.send(2)
        XCTAssertEqual(values.sorted(), [1, 1, 2, 2, 20])
    }

    func testASubscriptionEndsWithItsOwner() {
        final class Controller {
            var cancellable: AnyCancellable?
            var cancellables: [AnyCancellable] = []
            var values: [Int] = []
            func bind(_ subject: CurrentValueSubject<Int, Never>) {
                cancellable = subject.sink { [weak self] in self?.values.append($0) }
                subject.sink { [unowned self] in self.values.append(-$0) }.store(in: &cancellables)
            }
        }
        let subject = CurrentValueSubject<Int, Never>(1)
        weak var gone: Controller?
        do {
            let controller = Controller()
            gone = controller
            controller.bind(subject)
            XCTAssertEqual(controller.values, [1, -1])
            controller.cancellable?.cancel()
            subject.send(2)
            XCTAssertEqual(controller.values, [1, -1, -2])
        }
        XCTAssertNil(gone)
        subject.send(3)
    }

    func testAPublisherOfItsOwnKind() {
        struct Countdown: Publisher {
            typealias Output = Int
            typealias Failure = Never
            let start: Int
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                (0...start).reversed().publisher.receive(subscriber: subscriber)
            }
        }
        var values: [Int] = []
        Countdown(start: 2).sink { values.append($0) }.store(in: &cancellables)
        XCTAssertEqual(values, [2, 1, 0])
        let names: Combine.AnyPublisher<String, Never> = Just("a").eraseToAnyPublisher()
        names.sink { XCTAssertEqual($0, "a") }.store(in: &cancellables)
    }

    @MainActor final class Isolated: ObservableObject {
        @Published var count = 0
        private var cancellables = Set<AnyCancellable>()

        func follow(_ publisher: AnyPublisher<Int, Never>) {
            publisher.receive(on: DispatchQueue.main).sink { [weak self] in self?.count = $0 }
                .store(in: &cancellables)
        }
    }

    func testAModelOfTheMainActor() {
        let model = Isolated()
        model.follow(Just(3).eraseToAnyPublisher())
        wait { model.count == 3 }
    }

    func testAPublisherIsASequenceInTime() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3])
    }
}
