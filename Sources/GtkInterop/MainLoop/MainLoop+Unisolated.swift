import Dispatch
import Foundation

extension MainLoop {
    /// Does on the main thread what belongs to it, with an object that belongs to no actor, as layers do; on any other
    /// thread it stops the program.
    nonisolated public static func assumed<Object, Value>(
        with object: Object,
        _ body: @MainActor (Object) throws -> Value
    ) rethrows -> Value {
        guard Thread.isMainThread else {
            fatalError("\(type(of: object)) is used on another thread for what belongs to the main thread")
        }
        return try withoutActuallyEscaping(body) { body in
            // To be on the main thread is all that the type asks for beyond that of a plain closure.
            try unsafeBitCast(body, to: ((Object) throws -> Value).self)(object)
        }
    }

    /// Does something on the main thread: at once if this is it, and soon otherwise.
    ///
    /// - Parameter object: What may belong to no actor. On another thread the caller has to let go of it.
    nonisolated public static func perform<Object>(
        with object: Object,
        _ body: @escaping @MainActor (Object) -> Void
    ) {
        guard !Thread.isMainThread else { return assumed(with: object, body) }
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async { body(object) }
    }
}
