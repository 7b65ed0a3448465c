import Dispatch

/// Runs a store's work on a thread of its own, so that waiting for the disk keeps no one else waiting.
///
/// A task that prefers it also has there what belongs to no actor, such as the waiting for a stream's next value. That would
/// otherwise be on one of the threads that are there for everything. Once one of these was used, libdispatch looks at them each
/// second, and an app that does nothing would go on waking.
package final class StoreExecutor: SerialExecutor, TaskExecutor {
    /// The queue, for what waits on it by other means.
    package let queue = DispatchQueue(label: "TabStore", qos: .userInitiated)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(),
                taskExecutor: self.asUnownedTaskExecutor()
            )
        }
    }
}
