import Dispatch

/// Runs a store's work on a thread of its own, so that waiting for the disk keeps no one else waiting.
final class StoreExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "TabStore", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }
}
