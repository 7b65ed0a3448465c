/// A number that a `Solver` finds; made by `Solver.makeVariable()`, and of use in that solver only.
public struct Variable: Hashable, Sendable {
    let symbol: Int32
}
