/// How fast a point moves, from where it was in the last tenth of a second.
struct VelocityTracker: Equatable {
    /// What is older than this tells nothing about the speed, in seconds.
    static let span = 0.1

    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
        left.samples.elementsEqual(right.samples) { $0.time == $1.time && $0.place == $1.place }
    }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        // A clock that goes back would make the speed negative.
        if let last = samples.last, time < last.time { samples = [] }
        samples.append((time, place))
        samples.removeAll { $0.time < time - Self.span }
    }

    /// The samples are about something else from now on, such as the middle of other fingers.
    mutating func shift(by offset: CGPoint) {
        for index in samples.indices {
            samples[index].place.x += offset.x
            samples[index].place.y += offset.y
        }
    }

    /// Points a second at a time; zero once the point has rested.
    func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { $0.time >= time - Self.span }
        guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
            return .zero
        }
        let duration = CGFloat(max(last.time, time) - first.time)
        return CGPoint(
            x: (last.place.x - first.place.x) / duration,
            y: (last.place.y - first.place.y) / duration
        )
    }
}
