import Foundation
import SourceLowering
import Synchronization

extension Range<Int> {
    /// The results of a function for each number, worked out on all processors, in order.
    ///
    /// Threads of our own, since a tree of Swift can be deeper than the stacks of Dispatch's allow.
    func mapInParallel<Value: Sendable>(_ transform: @escaping @Sendable (Int) -> Value) -> [Value] {
        let work = ParallelWork<Value>(numbers: self)
        let threads = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
        let finished = DispatchSemaphore(value: 0)
        for _ in 0..<threads {
            let thread = Thread {
                while let number = work.next() { work.finish(number, transform(number)) }
                finished.signal()
            }
            thread.stackSize = DeepStack.size
            thread.start()
        }
        for _ in 0..<threads { finished.wait() }
        return work.results
    }
}

/// Which numbers are still to be worked on, and what came of the others.
private final class ParallelWork<Value: Sendable>: Sendable {
    private let numbers: Range<Int>
    private let state: Mutex<(next: Int, results: [Int: Value])>

    init(numbers: Range<Int>) {
        self.numbers = numbers
        state = Mutex((numbers.lowerBound, [:]))
    }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < numbers.upperBound else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    func finish(_ number: Int, _ value: Value) {
        state.withLock { $0.results[number] = value }
    }

    var results: [Value] {
        let results = state.withLock { $0.results }
        return numbers.compactMap { results[$0] }
    }
}
