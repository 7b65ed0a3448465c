/// An answer that is given once: by who knows it, or with a value of its own when its time is over.
@MainActor
package final class BoundedAnswer<Value> {
    private var given: ((Value) -> Void)?
    private let late: Value
    private var deadline: Deadline?

    /// Makes an answer that has a time from now on.
    ///
    /// - Parameters:
    ///   - seconds: How long it may take.
    ///   - late: What it is after that.
    ///   - given: Called with the answer, from the main loop.
    package init(within seconds: Double, late: Value, given: @escaping (Value) -> Void) {
        self.late = late
        self.given = given
        limit(to: seconds)
    }

    /// Whether nobody gave it yet.
    package var isOpen: Bool { given != nil }

    /// Gives it another time, from now on.
    package func limit(to seconds: Double) {
        // Whoever has to answer may have let go of this by then.
        deadline = Deadline(seconds: seconds) { [self] in give(late) }
    }

    /// Gives the answer, unless there was one.
    package func give(_ value: Value) {
        guard let given else { return }
        self.given = nil
        deadline = nil
        given(value)
    }
}
