/// Collects what comes part by part, in the order in which the parts were asked for.
@MainActor
final class Gathering<Part> {
    private var parts: [Part?]
    private var missing: Int
    private var completion: (([Part?]) -> Void)?

    /// - Parameters:
    ///   - count: How many parts there will be. Without any the end comes by `settle()`.
    ///   - completion: Called once, with all parts: nil for those that there are not.
    init(count: Int, completion: @escaping ([Part?]) -> Void) {
        parts = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ part: Part?, at index: Int) {
        parts[index] = part
        missing -= 1
        if missing == 0 { settle() }
    }

    /// Waits for no more.
    func settle() {
        guard let completion else { return }
        self.completion = nil
        completion(parts)
    }
}
