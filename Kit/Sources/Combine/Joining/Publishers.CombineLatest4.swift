extension Publishers {
    /// Publishes the latest elements of four publishers whenever one of them publishes, once all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        /// One element of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// What all of them fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            typealias Values = (a: A.Output?, b: B.Output?, c: C.Output?, d: D.Output?)
            let junction = LatestJunction<S, Values>(
                count: 4,
                values: (a: nil, b: nil, c: nil, d: nil),
                downstream: subscriber
            ) {
                guard let a = $0.a, let b = $0.b, let c = $0.c, let d = $0.d else { return nil }
                return (a, b, c, d)
            }
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0, storing: { $0.a = $1 }))
            b.subscribe(junction.branch(1, storing: { $0.b = $1 }))
            c.subscribe(junction.branch(2, storing: { $0.c = $1 }))
            d.subscribe(junction.branch(3, storing: { $0.d = $1 }))
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest elements of this publisher and three others whenever one of them publishes, once all have.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the latest elements of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
