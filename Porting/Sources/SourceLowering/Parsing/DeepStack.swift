import Foundation

/// Runs work on trees of Swift, which can be deeper than the stacks of most threads allow.
public enum DeepStack {
    /// How large such a stack is, in bytes; enough for the deepest tree that `ParsedSource` takes.
    public static let size = 64 << 20

    private final class Outcome<Value>: @unchecked Sendable {
        var value: Value?
    }

    /// Does some work on a thread with such a stack, and waits for it.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        let outcome = Outcome<Value>()
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            outcome.value = work()
            finished.signal()
        }
        thread.stackSize = size
        thread.start()
        finished.wait()
        guard let value = outcome.value else { preconditionFailure("the work came to no end") }
        return value
    }
}
