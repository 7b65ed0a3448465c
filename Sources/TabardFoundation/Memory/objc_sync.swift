// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` with an object.
///
/// A thread may enter again and then exits as often.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
    return 0
}

/// Lets other threads enter with an object.
///
/// - Returns: 0, or -1 if the thread has not entered with it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

/// The locks of the objects with which threads have entered or wait to.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// The entries of all threads, those that wait too.
        var count = 0
        /// The thread that is inside, and how often.
        var owner: pthread_t?
        var depth = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: ObjectIdentifier) {
        let lock = entries.withLock { entries in
            entries[object, default: Entry()].count += 1
            return entries[object]?.lock
        }
        lock?.lock()
        entries.withLock { entries in
            entries[object]?.owner = pthread_self()
            entries[object]?.depth += 1
        }
    }

    static func exit(_ object: ObjectIdentifier) -> Bool {
        let lock: NSRecursiveLock? = entries.withLock { entries in
            guard var entry = entries[object], let owner = entry.owner,
                pthread_equal(owner, pthread_self()) != 0
            else { return nil }
            entry.count -= 1
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entries[object] = entry.count == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}
