/// When a change was made, and by which device: a hybrid logical clock's value.
///
/// Stamps are ordered by milliseconds, then by counter, then by replica, so that any two devices agree which of two
/// changes is the later one. A stamp says when in the sense of order; the milliseconds may run ahead of the wall
/// clock if another device's clock does.
///
/// The model has no clock. Its caller reads one and asks for the next stamp:
///
/// ```swift
/// let stamp = record.nextStamp(milliseconds: now, replica: thisDevice)
/// try record.move("me", to: .first, in: declaration, at: stamp)
/// ```
public struct TabStamp: Hashable, Sendable {
    /// Milliseconds since 1970, or more if a stamp seen before was ahead of that.
    public var milliseconds: UInt64
    /// Tells stamps of the same millisecond apart.
    public var counter: UInt32
    /// The device or installation that made the change: a random number chosen once.
    public var replica: UInt64

    /// The last millisecond that a clock is believed, in the year 3084.
    ///
    /// Stamps beyond it that are read from outside are renumbered right behind it, in their order, so that not even
    /// the greatest of them stops the clock.
    public static let horizon: UInt64 = 1 << 45

    /// The last millisecond of a stamp that an edit accepts.
    ///
    /// It is so far behind the horizon that counting up from there does not reach it.
    static let limit: UInt64 = 1 << 52

    /// Makes a stamp from its parts, as when reading a saved one; new ones come from `next(after:milliseconds:replica:)`.
    public init(milliseconds: UInt64, counter: UInt32 = 0, replica: UInt64) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.replica = replica
    }

    /// The stamp for a change that is made now: always greater than `latest`, whatever the wall clock says.
    ///
    /// - Parameters:
    ///   - latest: The greatest stamp known, nil if there is none.
    ///   - milliseconds: The wall clock's milliseconds since 1970. A clock that was set back, or that is beyond the
    ///     horizon, is not followed.
    ///   - replica: This device's number.
    public static func next(after latest: TabStamp?, milliseconds: UInt64, replica: UInt64) -> TabStamp {
        let now = min(milliseconds, horizon)
        guard let latest, latest.milliseconds >= now else {
            return TabStamp(milliseconds: now, counter: 0, replica: replica)
        }
        if latest.counter < .max {
            return TabStamp(milliseconds: latest.milliseconds, counter: latest.counter + 1, replica: replica)
        }
        if latest.milliseconds == .max {
            fatalError(
                "No stamp comes after \(latest); stamps from outside are read by TabRecord.validated(_:)"
            )
        }
        return TabStamp(milliseconds: latest.milliseconds + 1, counter: 0, replica: replica)
    }
}

extension TabStamp: Comparable {
    /// Whether the left stamp is the earlier one.
    public static func < (left: TabStamp, right: TabStamp) -> Bool {
        if left.milliseconds != right.milliseconds {
            return left.milliseconds < right.milliseconds
        }
        if left.counter != right.counter {
            return left.counter < right.counter
        }
        return left.replica < right.replica
    }
}

extension TabStamp {
    /// A number for the ranks that an edit makes, which no other edit and no other step of this one uses.
    ///
    /// Without the time in it, a device could give a rank again that it made before and that another device restores
    /// by an undo.
    func rankNumber(step: UInt64) -> UInt64 {
        [step, replica, milliseconds, UInt64(counter)].reduce(0) { (number, part) in
            // The finishing steps of SplitMix64, in which every bit of the parts changes half of the result's bits.
            var mixed = (number ^ part) &+ 0x9e37_79b9_7f4a_7c15
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
