import Foundation
import Synchronization

/// Waits for what is done elsewhere; tests run on the main thread, which nothing of it needs.
///
/// - Parameter executor: Where it is done as far as it belongs to nobody; each change of threads takes its time.
func awaiting<Result: Sendable>(
    on executor: (any TaskExecutor)? = nil,
    _ body: @escaping @Sendable () async throws -> Result
) throws -> Result {
    let outcome = Outcome<Result>()
    let done = DispatchSemaphore(value: 0)
    Task.detached(executorPreference: executor) {
        do {
            outcome.set(.success(try await body()))
        } catch {
            outcome.set(.failure(error))
        }
        done.signal()
    }
    guard done.wait(timeout: .now() + 120) == .success, let result = outcome.value else {
        throw NotInTime()
    }
    return try result.get()
}

/// What was waited for did not come.
struct NotInTime: Error {}

private final class Outcome<Success: Sendable>: Sendable {
    private let result = Mutex<Result<Success, any Error>?>(nil)

    var value: Result<Success, any Error>? { result.withLock(\.self) }

    func set(_ value: Result<Success, any Error>) {
        result.withLock { $0 = value }
    }
}
