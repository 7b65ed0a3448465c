// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A lock that a variable holds.
///
/// The functions take the variable after `&`. Apple's also take a pointer to one, which is not there: an
/// `OSAllocatedUnfairLock` is what the pointer was allocated for.
public struct os_unfair_lock: Sendable {
    fileprivate let lock = NSLock()

    /// Makes a lock that nobody has.
    public init() {}
}

/// The name of the lock as C has it.
public typealias os_unfair_lock_s = os_unfair_lock

/// Waits until no other thread has a lock, and takes it.
public func os_unfair_lock_lock(_ lock: inout os_unfair_lock) { lock.lock.lock() }

/// Takes a lock if no other thread has it, and tells whether it is taken.
@discardableResult
public func os_unfair_lock_trylock(_ lock: inout os_unfair_lock) -> Bool { lock.lock.try() }

/// Lets go of a lock.
public func os_unfair_lock_unlock(_ lock: inout os_unfair_lock) { lock.lock.unlock() }
