extension Publishers {
    /// Publishes what any number of publishers of one type publish, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What all of them publish.
        public typealias Output = Upstream.Output

        /// What all of them fail with.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher from others; from none, one that finishes at once.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher from others; from none, one that finishes at once.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let junction = MergingJunction(count: publishers.count, downstream: subscriber)
            subscriber.receive(subscription: junction)
            for (number, publisher) in publishers.enumerated() {
                publisher.subscribe(junction.branch(number))
            }
            junction.locked { junction.finishIfDone() }
        }

        /// Publishes what these publishers and another publish.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes what this publisher and another of its type publish, as it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
