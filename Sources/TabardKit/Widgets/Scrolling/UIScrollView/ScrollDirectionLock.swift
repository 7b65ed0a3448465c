/// Keeps a movement of the user's in the direction in which it began.
struct ScrollDirectionLock: Equatable {
    /// A direction in which content moves.
    enum Axis {
        case horizontal
        case vertical
    }

    /// How far content moves before its direction is told, in points.
    static let leastDistance: CGFloat = 6
    /// How many times farther it goes in one direction than in the other, unless it goes at a slant.
    static let leastRatio: CGFloat = 2

    private enum Stage: Equatable {
        case undecided
        case free
        case locked(Axis)
    }

    private var stage = Stage.undecided
    private var start = CGPoint.zero

    /// The direction in which alone the content moves; nil while it is not known, or if it moves freely.
    var axis: Axis? {
        if case .locked(let axis) = stage { return axis }
        return nil
    }

    /// A movement begins where the content stands.
    mutating func begin(at offset: CGPoint) {
        stage = .undecided
        start = offset
    }

    /// Finds the direction, as soon as the content has come far enough.
    mutating func decide(at offset: CGPoint) {
        guard stage == .undecided else { return }
        let way = (x: abs(offset.x - start.x), y: abs(offset.y - start.y))
        guard max(way.x, way.y) >= Self.leastDistance else { return }
        if way.x >= way.y * Self.leastRatio {
            stage = .locked(.horizontal)
        } else if way.y >= way.x * Self.leastRatio {
            stage = .locked(.vertical)
        } else {
            stage = .free
        }
    }

    /// Where content stands that would be elsewhere without the lock.
    func locked(_ offset: CGPoint) -> CGPoint {
        switch axis {
        case .horizontal: CGPoint(x: offset.x, y: start.y)
        case .vertical: CGPoint(x: start.x, y: offset.y)
        case nil: offset
        }
    }
}
