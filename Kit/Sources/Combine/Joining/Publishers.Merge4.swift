extension Publishers {
    /// Publishes what four publishers publish, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let junction = MergingJunction(count: 4, downstream: subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0))
            b.subscribe(junction.branch(1))
            c.subscribe(junction.branch(2))
            d.subscribe(junction.branch(3))
        }

        /// Publishes what these publishers and another publish.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
        where P.Failure == Failure, P.Output == Output {
            Publishers.Merge5<A, B, C, D, P>(a, b, c, d, other)
        }

        /// Publishes what these publishers and two others publish.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y)
            -> Publishers.Merge6<A, B, C, D, Z, Y>
        where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
            Publishers.Merge6<A, B, C, D, Z, Y>(a, b, c, d, z, y)
        }

        /// Publishes what these publishers and three others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
            -> Publishers.Merge7<A, B, C, D, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Publishers.Merge7<A, B, C, D, Z, Y, X>(a, b, c, d, z, y, x)
        }

        /// Publishes what these publishers and four others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W
        ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
        {
            Publishers.Merge8<A, B, C, D, Z, Y, X, W>(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes what this publisher and three others publish, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output
    {
        Publishers.Merge4<Self, B, C, D>(self, b, c, d)
    }
}
