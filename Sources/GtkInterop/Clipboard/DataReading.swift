/// Reads data of another program for those who wait for them, each up to a size and a time of its own.
@MainActor
final class DataReading {
    typealias Completion = @MainActor ([UInt8]?) -> Void

    @MainActor
    private final class Waiter {
        let limit: Int
        let completion: Completion
        var deadline: Deadline?

        init(limit: Int, completion: @escaping Completion) {
            self.limit = limit
            self.completion = completion
        }
    }

    private var waiters: [Waiter] = []
    private var bytes: [UInt8] = []
    private var reader: InputReader?
    /// Called once nobody waits any more.
    var ended: (@MainActor () -> Void)?

    /// Whether somebody still waits.
    var isWanted: Bool { !waiters.isEmpty }

    /// Adds one who waits.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - seconds: The longest time.
    ///   - completion: Gets the bytes; nil if there are none, too many, or too late.
    func add(limit: Int, seconds: Double, completion: @escaping Completion) {
        let waiter = Waiter(limit: limit, completion: completion)
        waiters.append(waiter)
        waiter.deadline = Deadline(seconds: seconds) { [weak self, weak waiter] in
            guard let self, let waiter else { return }
            self.dismiss { $0 === waiter }
        }
        dismiss { $0.limit < bytes.count }
    }

    /// Takes over the stream that the data come from; nil if there is none.
    func take(_ stream: OpaquePointer?) {
        guard let stream else { return fail() }
        let reader = InputReader(adopting: stream) { [self] part in hear(part) }
        self.reader = reader
        reader.start()
        if !isWanted { stop() }
    }

    /// Tells all that there are no data.
    func fail() { dismiss { _ in true } }

    private func hear(_ part: InputReader.Part) {
        switch part {
        case .bytes(let new):
            bytes += new
            dismiss { $0.limit < bytes.count }
        case .end:
            reader = nil
            let (all, told) = (bytes, waiters)
            forget()
            for waiter in told { waiter.completion(all) }
        case .failure:
            reader = nil
            fail()
        }
    }

    private func dismiss(where isDismissed: (Waiter) -> Bool) {
        let told = waiters.filter(isDismissed)
        guard !told.isEmpty else { return }
        waiters.removeAll(where: isDismissed)
        if waiters.isEmpty {
            stop()
            forget()
        }
        for waiter in told {
            waiter.deadline?.cancel()
            waiter.completion(nil)
        }
    }

    private func stop() {
        reader?.stop()
        reader = nil
    }

    private func forget() {
        for waiter in waiters { waiter.deadline?.cancel() }
        waiters = []
        bytes = []
        let last = ended
        ended = nil
        last?()
    }
}
