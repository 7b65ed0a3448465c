import Foundation

/// Asks again and again until the answer is there or the time is over.
///
/// What the question throws counts as no answer, since the app is changing meanwhile. Only the end
/// of the app ends the waiting too.
///
/// - Parameters:
///   - what: What is waited for, for the message of the timeout.
///   - timeout: How long to wait before the test fails.
///   - question: Asked until it gives an answer.
@MainActor
public func waitFor<Answer>(
    _ what: @autoclosure () -> String,
    timeout: Duration = .seconds(60),
    _ question: () throws -> Answer?
) throws -> Answer {
    let deadline = ContinuousClock.now + timeout
    while true {
        var lastError: (any Error)?
        do {
            if let answer = try question() { return answer }
        } catch let error as TestingError where error.code == .ended {
            throw error
        } catch {
            lastError = error
        }
        guard ContinuousClock.now < deadline else {
            let reason = lastError.map { ", the last time since: \($0)" } ?? ""
            throw TestingError(.timeout, "\(what()) did not come within \(timeout)\(reason)")
        }
        Thread.sleep(forTimeInterval: 0.02)
    }
}

/// Asks again and again whether the condition holds, and returns false when the time is over or
/// the app has ended.
///
/// What the condition throws counts as false, since the app is changing meanwhile.
@MainActor
public func waitUntil(timeout: Duration = .seconds(60), _ condition: () throws -> Bool) -> Bool {
    let found: Bool? = try? waitFor("", timeout: timeout) { try condition() ? true : nil }
    return found ?? false
}
