/// Passes on the elements of several upstreams as they come. Of each that must wait for the subscriber, one is kept.
final class MergingJunction<Downstream: Subscriber>: Junction<Downstream> {
    private var demand = Subscribers.Demand.none
    private var waiting: [Int: Downstream.Input] = [:]

    func branch(_ number: Int) -> AnySubscriber<Downstream.Input, Downstream.Failure> {
        branch(number) { (input: Downstream.Input) in
            guard self.demand > .none else {
                self.waiting[number] = input
                return .none
            }
            self.demand -= 1
            let wasUnlimited = self.demand == .unlimited
            self.demand += self.downstream.receive(input)
            if wasUnlimited { return .none }
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
    }

    override var firstDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    override var hasElementsLeft: Bool { !waiting.isEmpty }

    override func take(_ demand: Subscribers.Demand) {
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        while self.demand > .none, let number = waiting.keys.min(),
            let input = waiting.removeValue(forKey: number)
        {
            self.demand -= 1
            self.demand += downstream.receive(input)
            if self.demand != .unlimited { upstreams[number]?.request(.max(1)) }
        }
        if !wasUnlimited, self.demand == .unlimited {
            for upstream in upstreams.values { upstream.request(.unlimited) }
        }
        finishIfDone()
    }
}
