/// A lock, with the state that it guards.
///
/// It is not recursive: a thread that locks again waits for itself.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Makes a lock of a state that need not be sendable: whoever calls sees to it that nobody else has it.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure on the state while no other thread is at it.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure on the state while no other thread is at it.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure on the state if no other thread is at it; nil otherwise.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure on the state if no other thread is at it; nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Makes a lock of a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock alone.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, and takes it.
    public func lock() { storage.lock.lock() }

    /// Lets go of the lock.
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock if no other thread has it.
    ///
    /// - Returns: Whether it is taken.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Runs a closure while no other thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure while no other thread has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs a closure if no other thread has the lock; nil otherwise.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
