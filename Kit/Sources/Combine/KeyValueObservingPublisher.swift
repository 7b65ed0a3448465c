import TabardFoundation

extension NSObject {
    /// Publishes what a property holds whenever it changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// What the property holds.
        public typealias Output = Value

        /// It never fails.
        public typealias Failure = Never

        /// The object that is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When something is published: with `.initial` also at once, with `.prior` also before a change.
        public let options: NSKeyValueObservingOptions
        private let key: String?

        /// Makes a publisher of a property.
        ///
        /// - Parameters:
        ///   - object: The object.
        ///   - keyPath: The property.
        ///   - _key: Its name, which lowering adds.
        ///   - options: When something is published.
        public init(
            object: Subject,
            keyPath: KeyPath<Subject, Value>,
            _key: String? = nil,
            options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
            key = _key
        }

        /// Begins to observe for a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = Observing(downstream: subscriber)
            subscriber.receive(subscription: subscription)
            subscription.keep(
                object.observe(keyPath, _key: key, options: options) { object, _ in
                    subscription.publish(object[keyPath: keyPath])
                }
            )
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Publishes what a property holds, now and whenever it changes.
    ///
    /// - Parameters:
    ///   - keyPath: An `@objc dynamic` property of the app's, or one of UIKit's that can be observed.
    ///   - _key: Its name, which lowering adds: a key path does not know it here.
    ///   - options: When something is published.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        _key: String? = nil,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, _key: _key, options: options)
    }
}

/// One subscriber to changes. Of what it has not asked for, the latest is kept.
private final class Observing<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var latest: Downstream.Input?
    private var observation: NSKeyValueObservation?

    init(downstream: Downstream) { self.downstream = downstream }

    /// Keeps what is observed, unless the first value was enough.
    func keep(_ observation: NSKeyValueObservation) {
        lock.lock()
        let isOver = downstream == nil
        if !isOver { self.observation = observation }
        lock.unlock()
        if isOver { observation.invalidate() }
    }

    func publish(_ value: Downstream.Input) {
        lock.lock()
        defer { lock.unlock() }
        guard let downstream else { return }
        guard demand > .none else {
            latest = value
            return
        }
        demand -= 1
        demand += downstream.receive(value)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        self.demand += demand
        if let value = latest {
            latest = nil
            publish(value)
        }
    }

    func cancel() {
        lock.lock()
        downstream = nil
        let observation = observation
        self.observation = nil
        lock.unlock()
        observation?.invalidate()
    }
}
