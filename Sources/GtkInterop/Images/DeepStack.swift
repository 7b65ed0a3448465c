import Glibc

/// Runs a piece of work on a thread whose stack has the wanted size, and waits for it.
///
/// The stack of the calling thread may be as small as half a megabyte, or nearly used up.
/// Memory is only taken for the part of the stack that is really used.
enum DeepStack {
    /// Returns nil if the system grants no such thread.
    static func run<Result>(stackBytes: Int, _ work: @escaping () -> Result) -> Result? {
        let job = Job(work)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackBytes) == 0 else { return nil }
        let pointer = Unmanaged<Runnable>.passRetained(job).toOpaque()
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            &attributes,
            { pointer in
                if let pointer { Unmanaged<Runnable>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            },
            pointer
        )
        guard status == 0 else {
            Unmanaged<Runnable>.fromOpaque(pointer).release()
            return nil
        }
        pthread_join(thread, nil)
        return job.result
    }

    private class Runnable {
        func run() {}
    }

    /// One thread waits while the other works, so no two touch it at once.
    private final class Job<Result>: Runnable {
        let work: () -> Result
        var result: Result?

        init(_ work: @escaping () -> Result) {
            self.work = work
        }

        override func run() {
            result = work()
        }
    }
}
