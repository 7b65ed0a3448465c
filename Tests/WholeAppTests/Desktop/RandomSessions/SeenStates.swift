/// What was seen of an app, part by part, with the times at which it was seen.
struct SeenStates {
    private var parts: [String: [(time: Double, text: String)]] = [:]

    /// What a kill may take, in seconds.
    static let grace = 2.0

    /// Notes what a part shows since a time, in seconds.
    mutating func note(_ part: String, _ text: String, at time: Double) {
        guard parts[part]?.last?.text != text else { return }
        parts[part, default: []].append((time, text))
    }

    /// What a part may show after a kill: what it showed two seconds before, and all that came later. Nil if it was never seen.
    func possible(_ part: String, killedAt time: Double) -> [String]? {
        guard let seen = parts[part] else { return nil }
        let first = seen.lastIndex { $0.time <= time - Self.grace } ?? 0
        return seen[first...].map(\.text)
    }

    /// All that a part showed, with the seconds before a kill since which it did.
    func history(_ part: String, killedAt time: Double) -> String {
        (parts[part] ?? []).map { String(format: "%.3f s before:\n", time - $0.time) + $0.text }
            .joined(separator: "\n")
    }
}
