/// How far an animation has come after a part of its time.
enum AnimationCurve: Equatable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A spring with a damping from 0, which never rests, to 1, which does not swing, and a velocity at the start, in
    /// ways a duration.
    case spring(damping: CGFloat, velocity: CGFloat)

    /// The part of the way, 0 at the time 0 and 1 at the time 1; a spring also goes beyond.
    func progress(at time: CGFloat) -> CGFloat {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        switch self {
        case .linear: return time
        case .easeIn: return time * time * time
        case .easeOut: return 1 - (1 - time) * (1 - time) * (1 - time)
        case .easeInOut:
            let rest = 2 - 2 * time
            return time < 0.5 ? 4 * time * time * time : 1 - rest * rest * rest / 2
        case .spring(let damping, let velocity):
            return Self.spring(time, damping: min(max(damping, 0.05), 1), velocity: velocity)
        }
    }

    /// A damped oscillation that has all but come to rest at the time 1.
    private static func spring(_ time: CGFloat, damping: CGFloat, velocity: CGFloat) -> CGFloat {
        // The amplitude has then shrunk to a thousandth.
        let decay: CGFloat = 6.9
        let frequency = decay / damping
        let envelope = exp(-decay * time)
        guard damping < 1 else {
            return 1 - envelope * (1 + (decay - velocity) * time)
        }
        let swing = frequency * (1 - damping * damping).squareRoot()
        let phase = swing * time
        return 1 - envelope * (cos(phase) + (decay - velocity) / swing * sin(phase))
    }
}
