extension Publishers {
    /// Publishes what seven publishers publish, as it comes.
    public struct Merge7<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output
    {
        /// What all of them publish.
        public typealias Output = A.Output

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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let junction = MergingJunction(count: 7, downstream: subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0))
            b.subscribe(junction.branch(1))
            c.subscribe(junction.branch(2))
            d.subscribe(junction.branch(3))
            e.subscribe(junction.branch(4))
            f.subscribe(junction.branch(5))
            g.subscribe(junction.branch(6))
        }

        /// Publishes what these publishers and another publish.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
        where P.Failure == Failure, P.Output == Output {
            Publishers.Merge8<A, B, C, D, E, F, G, P>(a, b, c, d, e, f, g, other)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publisher {
    /// Publishes what this publisher and six others publish, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
    {
        Publishers.Merge7<Self, B, C, D, E, F, G>(self, b, c, d, e, f, g)
    }
}
