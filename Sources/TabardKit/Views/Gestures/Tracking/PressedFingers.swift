/// The fingers that are down, in the order in which they came.
struct PressedFingers: Equatable {
    /// A finger: where it came down, and where it is.
    struct Finger: Equatable {
        var identifier: Int
        var start: CGPoint
        var place: CGPoint
    }

    private(set) var fingers: [Finger] = []

    var count: Int { fingers.count }

    var isEmpty: Bool { fingers.isEmpty }

    /// The middle of where they are.
    var middle: CGPoint { CGPoint.middle(of: fingers.map(\.place)) }

    /// How far the finger that went furthest is from its start.
    var reach: CGFloat { fingers.map { $0.start.distance(to: $0.place) }.max() ?? 0 }

    mutating func press(_ point: GesturePoint) {
        fingers.removeAll { $0.identifier == point.finger }
        fingers.append(Finger(identifier: point.finger, start: point.place, place: point.place))
    }

    mutating func move(_ point: GesturePoint) {
        for index in fingers.indices where fingers[index].identifier == point.finger {
            fingers[index].place = point.place
        }
    }

    mutating func lift(_ point: GesturePoint) {
        fingers.removeAll { $0.identifier == point.finger }
    }

    func contains(_ identifier: Int) -> Bool { fingers.contains { $0.identifier == identifier } }
}
