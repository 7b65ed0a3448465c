extension Publishers {
    /// Publishes the latest elements of two publishers whenever one of them publishes, once all have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure
    {
        /// One element of each.
        public typealias Output = (A.Output, B.Output)

        /// What all of them fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            typealias Values = (a: A.Output?, b: B.Output?)
            let junction = LatestJunction<S, Values>(
                count: 2,
                values: (a: nil, b: nil),
                downstream: subscriber
            ) {
                guard let a = $0.a, let b = $0.b else { return nil }
                return (a, b)
            }
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0, storing: { $0.a = $1 }))
            b.subscribe(junction.branch(1, storing: { $0.b = $1 }))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes the latest elements of this publisher and another whenever one of them publishes, once all have.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Self.Failure == P.Failure {
        Publishers.CombineLatest<Self, P>(self, other)
    }

    /// Publishes what a closure makes of the latest elements of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Self.Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}
