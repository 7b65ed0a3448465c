extension Publishers {
    /// Publishes what two publishers publish, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        /// What all of them publish.
        public typealias Output = A.Output

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
            let junction = MergingJunction(count: 2, downstream: subscriber)
            subscriber.receive(subscription: junction)
            a.subscribe(junction.branch(0))
            b.subscribe(junction.branch(1))
        }

        /// Publishes what these publishers and another publish.
        public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
        where P.Failure == Failure, P.Output == Output {
            Publishers.Merge3<A, B, P>(a, b, other)
        }

        /// Publishes what these publishers and two others publish.
        public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
        where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
            Publishers.Merge4<A, B, Z, Y>(a, b, z, y)
        }

        /// Publishes what these publishers and three others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
            -> Publishers.Merge5<A, B, Z, Y, X>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output
        {
            Publishers.Merge5<A, B, Z, Y, X>(a, b, z, y, x)
        }

        /// Publishes what these publishers and four others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W
        ) -> Publishers.Merge6<A, B, Z, Y, X, W>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
        {
            Publishers.Merge6<A, B, Z, Y, X, W>(a, b, z, y, x, w)
        }

        /// Publishes what these publishers and five others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W,
            _ v: V
        ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output
        {
            Publishers.Merge7<A, B, Z, Y, X, W, V>(a, b, z, y, x, w, v)
        }

        /// Publishes what these publishers and six others publish.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z,
            _ y: Y,
            _ x: X,
            _ w: W,
            _ v: V,
            _ u: U
        ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
        where
            Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
            X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
            V.Failure == Failure, V.Output == Output, U.Failure == Failure, U.Output == Output
        {
            Publishers.Merge8<A, B, Z, Y, X, W, V, U>(a, b, z, y, x, w, v, u)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes what this publisher and another publish, as it comes.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge<Self, P>(self, other)
    }
}
