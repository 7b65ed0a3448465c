extension Publishers {
    /// Publishes the latest elements of three publishers whenever one of them publishes, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure
    {
        /// One element of each.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// What all of them fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            typealias Values = (a: A.Output?, b: B.Output?, c: C.Output?)
            let junction = LatestJunction<S, Values>(
                count: 3,
                values: (a: nil, b: nil, c: nil),
                downstream: subscriber
            ) {
                guard let a = $0.a, let b = $0.b, let c = $0.c else { return nil }
                return (a, b, c)
            }
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0, storing: { $0.a = $1 }))
            b.subscribe(junction.branch(1, storing: { $0.b = $1 }))
            c.subscribe(junction.branch(2, storing: { $0.c = $1 }))
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Publishes the latest elements of this publisher and two others whenever one of them publishes, once all have.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the latest elements of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}
