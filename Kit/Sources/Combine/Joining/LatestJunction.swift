/// Puts the latest elements of several upstreams together, once there is one of each.
final class LatestJunction<Downstream: Subscriber, Values>: Junction<Downstream> {
    private var values: Values
    private let assemble: (Values) -> Downstream.Input?
    private var demand = Subscribers.Demand.none

    /// - Parameters:
    ///   - values: Room for one element of each upstream.
    ///   - assemble: Makes what the subscriber gets; nil while one is missing.
    init(
        count: Int,
        values: Values,
        downstream: Downstream,
        assemble: @escaping (Values) -> Downstream.Input?
    ) {
        self.values = values
        self.assemble = assemble
        super.init(count: count, downstream: downstream)
    }

    func branch<Input>(
        _ number: Int,
        storing store: @escaping (inout Values, Input) -> Void
    ) -> AnySubscriber<Input, Downstream.Failure> {
        branch(number) { (input: Input) in
            store(&self.values, input)
            guard self.demand > .none, let output = self.assemble(self.values) else { return .none }
            self.demand -= 1
            let more = self.downstream.receive(output)
            guard more > .none else { return .none }
            self.demand += more
            for (other, upstream) in self.upstreams where other != number { upstream.request(more) }
            return more
        }
    }

    override var firstDemand: Subscribers.Demand { demand }

    override func take(_ demand: Subscribers.Demand) {
        self.demand += demand
        for upstream in upstreams.values { upstream.request(demand) }
    }
}
