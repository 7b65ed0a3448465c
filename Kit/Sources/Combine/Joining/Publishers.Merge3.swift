extension Publishers {
    /// Publishes what three publishers publish, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output
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

        /// Makes a publisher from others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let junction = MergingJunction(count: 3, downstream: subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0))
            b.subscribe(junction.branch(1))
            c.subscribe(junction.branch(2))
        }

        /// Publishes what these publishers and another publish.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
        where P.Failure == Failure, P.Output == Output {
            Publishers.Merge4<A, B, C, P>(a, b, c, other)
        }

        /// Publishes what these publishers and two others publish.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
        where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
            Publishers.Merge5<A, B, C, Z, Y>(a, b, c, z, y)
        }

        /// Publishes what these publishers and three others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
            -> Publishers.Merge6<A, B, C, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Publishers.Merge6<A, B, C, Z, Y, X>(a, b, c, z, y, x)
        }

        /// Publishes what these publishers and four others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W
        ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
        {
            Publishers.Merge7<A, B, C, Z, Y, X, W>(a, b, c, z, y, x, w)
        }

        /// Publishes what these publishers and five others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W,
            _ v: V
        ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output
        {
            Publishers.Merge8<A, B, C, Z, Y, X, W, V>(a, b, c, z, y, x, w, v)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Publishes what this publisher and two others publish, as it comes.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        Publishers.Merge3<Self, B, C>(self, b, c)
    }
}
