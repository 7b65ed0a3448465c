/// An animation of a property that swings to its end as if it hung on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// How heavy the thing on the spring is; 1 by default.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls; 100 by default.
    open var stiffness: CGFloat = 100
    /// How strongly the motion is slowed down; 10 by default.
    open var damping: CGFloat = 10
    /// The speed at the start, in whole ways a second; 0 by default.
    open var initialVelocity: CGFloat = 0

    /// Seconds after which the thing has all but come to rest, at most 60.
    open var settlingDuration: CFTimeInterval {
        let decay = Self.positive(damping, 10) / (2 * Self.positive(mass, 1))
        let slow = min(decay, frequency * frequency / max(decay, 1e-6))
        return min(60, max(0.05, 6.9 / max(slow, 1e-6)))
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    private static func positive(_ number: CGFloat, _ usual: Double) -> Double {
        number.isFinite && number > 0 ? Double(number) : usual
    }

    private var frequency: Double {
        (Self.positive(stiffness, 100) / Self.positive(mass, 1)).squareRoot()
    }

    override func progress(at part: Double, length: Double) -> Double {
        let time = part * length
        if part <= 0 { return 0 }
        let frequency = frequency
        let decay = damping == 0 ? 0 : Self.positive(damping, 10) / (2 * Self.positive(mass, 1))
        let velocity = initialVelocity.isFinite ? Double(initialVelocity) : 0
        if decay < frequency {
            let swing = (frequency * frequency - decay * decay).squareRoot()
            let phase = swing * time
            return 1 - exp(-decay * time) * (cos(phase) + (decay - velocity) / swing * sin(phase))
        }
        // From there on the thing does not swing; the border case is close to all others.
        let rate = frequency * frequency / decay
        return 1 - exp(-rate * time) * (1 + (rate - velocity) * time)
    }
}
