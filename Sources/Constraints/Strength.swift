/// How much a constraint matters against others.
///
/// A constraint of a higher priority always beats those of lower ones, however many they are. Among
/// constraints of one priority the sum of the violations, each times its weight, is made smallest.
public struct Strength: Hashable, Sendable {
    /// From above 0 to 1,000, as UIKit counts; from 1,000 on the constraint is required.
    public var priority: Double
    /// What a violation counts among those of the same priority, above 0; 1 by default.
    public var weight: Double

    /// Makes a strength from a priority as UIKit counts them, and a weight within it.
    public init(priority: Double, weight: Double = 1) {
        self.priority = priority
        self.weight = weight
    }

    /// Whether the constraint must hold; the solver refuses one that can't.
    public var isRequired: Bool { priority >= 1_000 }

    /// Must hold: priority 1,000.
    public static let required = Strength(priority: 1_000)
    /// Priority 900, above what contents of views ask for.
    public static let strong = Strength(priority: 900)
    /// Priority 500.
    public static let medium = Strength(priority: 500)
    /// Priority 100.
    public static let weak = Strength(priority: 100)
}
