/// Why a solver refused a constraint or a value; what it held before still holds.
public struct SolverError: Error, Hashable, Sendable {
    /// The kind of refusal. More kinds may come in later versions.
    public struct Code: Hashable, Sendable {
        let name: String

        /// Required constraints contradict each other; `conflict` names them.
        public static let unsatisfiable = Code(name: "unsatisfiable")
        /// A number is not finite, or too large to calculate with (above 10¹²).
        public static let invalidNumber = Code(name: "invalidNumber")
        /// A variable or constraint is not, or no longer, in the solver.
        public static let unknown = Code(name: "unknown")
        /// The variable can be edited already, or can't be edited with required strength.
        public static let invalidEdit = Code(name: "invalidEdit")
    }

    /// The kind of refusal.
    public var code: Code
    /// The constraints in the solver that contradict the refused one, or each other.
    public var conflict: [LinearConstraint.ID] = []
}
