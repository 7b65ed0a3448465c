import Foundation

/// What stands between several upstreams and the one subscriber that hears them all.
///
/// The lock is held while the subscriber is called, so that it is called by one thread at a time; it may call back.
class Junction<Downstream: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    let downstream: Downstream
    /// Those that are subscribed to, by their number.
    private(set) var upstreams: [Int: any Subscription] = [:]
    /// How many have not finished.
    private var running: Int
    private var isOver = false

    init(count: Int, downstream: Downstream) {
        self.downstream = downstream
        running = count
    }

    /// Makes the subscriber of an upstream.
    ///
    /// - Parameter take: What an element is for; returns how many more may come.
    func branch<Input>(
        _ number: Int,
        _ take: @escaping (Input) -> Subscribers.Demand
    ) -> AnySubscriber<Input, Downstream.Failure> {
        AnySubscriber(
            receiveSubscription: { self.begin($0, at: number) },
            receiveValue: { value in self.locked { self.isOver ? .none : take(value) } },
            receiveCompletion: { self.end($0, at: number) }
        )
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private func begin(_ subscription: any Subscription, at number: Int) {
        let demand: Subscribers.Demand? = locked {
            guard !isOver, upstreams[number] == nil else { return nil }
            upstreams[number] = subscription
            return firstDemand
        }
        switch demand {
        case nil: subscription.cancel()
        case .some(.none): break
        case .some(let demand): subscription.request(demand)
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, at number: Int) {
        let cancelled: [any Subscription] = locked {
            guard !isOver else { return [] }
            upstreams[number] = nil
            switch completion {
            case .finished:
                running -= 1
                finishIfDone()
                return []
            case .failure:
                isOver = true
                let others = Array(upstreams.values)
                upstreams = [:]
                downstream.receive(completion: completion)
                return others
            }
        }
        for subscription in cancelled { subscription.cancel() }
    }

    /// Tells the subscriber that nothing more comes, if that is so.
    func finishIfDone() {
        guard !isOver, running <= 0, !hasElementsLeft else { return }
        isOver = true
        upstreams = [:]
        downstream.receive(completion: .finished)
    }

    final func request(_ demand: Subscribers.Demand) {
        guard demand > .none else {
            fatalError("A subscription was asked for no elements; ask for at least one")
        }
        locked { if !isOver { take(demand) } }
    }

    final func cancel() {
        let cancelled = locked {
            isOver = true
            defer { upstreams = [:] }
            return Array(upstreams.values)
        }
        for subscription in cancelled { subscription.cancel() }
    }

    // What subclasses know.

    /// How many elements an upstream is asked for when it begins.
    var firstDemand: Subscribers.Demand { .none }

    /// Whether elements are kept for which the subscriber has not asked.
    var hasElementsLeft: Bool { false }

    /// The subscriber asks for more.
    func take(_ demand: Subscribers.Demand) {}
}
