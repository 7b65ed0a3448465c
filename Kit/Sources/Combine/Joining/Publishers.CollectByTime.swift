import Foundation

extension Publishers {
    /// When collected elements are sent on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval of a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval of a scheduler, and whenever so many elements have come.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes the elements of an interval together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The elements of an interval; never none.
        public typealias Output = [Upstream.Output]

        /// What the upstream fails with.
        public typealias Failure = Upstream.Failure

        /// The publisher whose elements are collected.
        public let upstream: Upstream
        /// When they are sent on.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher of collected elements.
        public init(
            upstream: Upstream,
            strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Begins to send elements to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            upstream.subscribe(Collector(downstream: subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    /// Publishes elements together, by time or by time and number.
    ///
    /// What is left when the publisher finishes is sent before; what is left when it fails is dropped.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers.CollectByTime {
    /// Keeps what has come since it was last sent on.
    private final class Collector<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        private let lock = NSRecursiveLock()
        private var downstream: Downstream?
        private let strategy: Publishers.TimeGroupingStrategy<Context>
        private let options: Context.SchedulerOptions?
        private var upstream: (any Subscription)?
        private var clock: (any Cancellable)?
        private var elements: [Upstream.Output] = []
        private var demand = Subscribers.Demand.none

        init(
            downstream: Downstream,
            strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.downstream = downstream
            self.strategy = strategy
            self.options = options
        }

        func receive(subscription: any Subscription) {
            guard upstream == nil else { return subscription.cancel() }
            upstream = subscription
            let (scheduler, interval) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval)
                case .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
                }
            clock = scheduler.schedule(
                after: scheduler.now.advanced(by: interval),
                interval: interval,
                tolerance: scheduler.minimumTolerance,
                options: options
            ) { [weak self] in self?.sendElements() }
            downstream?.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            lock.lock()
            defer { lock.unlock() }
            elements.append(input)
            if case .byTimeOrCount(_, _, let count) = strategy, elements.count >= count { sendElements() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            defer { lock.unlock() }
            if case .finished = completion { sendElements() }
            let downstream = downstream
            cancel()
            downstream?.receive(completion: completion)
        }

        private func sendElements() {
            lock.lock()
            defer { lock.unlock() }
            guard demand > .none, !elements.isEmpty, let downstream else { return }
            let sent = elements
            elements = []
            demand -= 1
            demand += downstream.receive(sent)
        }

        func request(_ demand: Subscribers.Demand) {
            lock.lock()
            defer { lock.unlock() }
            self.demand += demand
        }

        func cancel() {
            lock.lock()
            let upstream = upstream
            let clock = clock
            self.upstream = nil
            self.clock = nil
            downstream = nil
            elements = []
            lock.unlock()
            clock?.cancel()
            upstream?.cancel()
        }
    }
}
