import XCTest

@testable import Constraints

/// Systems that would be slow, or go in circles, with a careless solver.
final class SolverHostileTests: XCTestCase {
    func testAllPrioritiesAreTold() throws {
        var solver = Solver()
        let variable = solver.makeVariable()
        for priority in (1..<1_000).shuffled() {
            try solver.add(
                LinearConstraint(
                    LinearExpression(variable),
                    .equal,
                    LinearExpression(constant: Double(priority)),
                    strength: Strength(priority: Double(priority))
                )
            )
        }
        try solver.update()
        XCTAssertEqual(solver.value(of: variable), 999)
    }

    func testAChainIsAsGoodInAnyOrder() throws {
        for seed in 1...5 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var solver = Solver()
            let variables = (0..<300).map { _ in solver.makeVariable() }
            for index in variables.indices.shuffled(using: &generator) {
                let below = index == 0 ? LinearExpression() : LinearExpression(variables[index - 1])
                try solver.add(LinearConstraint(LinearExpression(variables[index]), .equal, below + 3))
            }
            try solver.update()
            for index in variables.indices {
                XCTAssertEqual(solver.value(of: variables[index]), Double(index + 1) * 3, accuracy: 1e-6)
            }
            XCTAssertNil(solver.contradictionInside)
        }
    }

    func testManyContradictionsEnd() throws {
        var solver = Solver()
        let variables = (0..<20).map { _ in solver.makeVariable() }
        var refused = 0
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<600 {
            let first = variables.randomElement(using: &generator) ?? variables[0]
            let second = variables.randomElement(using: &generator) ?? variables[0]
            let relation = [Relation.equal, .lessThanOrEqual][Int.random(in: 0...1, using: &generator)]
            let distance = Double.random(in: -50...50, using: &generator)
            do {
                try solver.add(
                    LinearConstraint(LinearExpression(first), relation, LinearExpression(second) + distance)
                )
            } catch {
                XCTAssertEqual(error.code, .unsatisfiable)
                refused += 1
            }
        }
        XCTAssertGreaterThan(refused, 100)
        try solver.update()
        XCTAssertNil(solver.contradictionInside)
    }

    func testTheSameCallsGiveTheSameValues() throws {
        func run() throws -> [Double] {
            var run = SolverRun()
            for step in RandomSystem(seed: 42).steps {
                if case .remove(let id) = step, run.constraints[id] == nil { continue }
                try run.run(step)
            }
            return run.variables.map(run.solver.value)
        }
        XCTAssertEqual(try run(), try run())
    }

    /// Changed constants lead to the same as a solver that was filled with them.
    func testChangedConstantsAreAsGoodAsNewOnes() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            var solver = Solver()
            let variables = (0..<6).map { _ in solver.makeVariable() }
            var list: [(LinearConstraint, LinearConstraint.ID)] = []
            for (index, variable) in variables.enumerated() {
                let wish = LinearConstraint(
                    LinearExpression(variable),
                    .equal,
                    LinearExpression(constant: Double.random(in: -99...99, using: &generator)),
                    strength: Strength(priority: 100, weight: 1 + Double(index) * 0.137)
                )
                list.append((wish, try solver.add(wish)))
            }
            for _ in 0..<5 {
                let terms = variables.shuffled(using: &generator).prefix(3).map {
                    LinearExpression.Term($0, times: Bool.random(using: &generator) ? 1 : -0.5)
                }
                let relation: Relation = Bool.random(using: &generator) ? .equal : .lessThanOrEqual
                let constant = Double.random(in: -99...99, using: &generator)
                let constraint = LinearConstraint(
                    LinearExpression(terms, constant: constant),
                    relation,
                    LinearExpression()
                )
                if let id = try? solver.add(constraint) { list.append((constraint, id)) }
            }
            var anew = Solver()
            let copies = variables.map { _ in anew.makeVariable() }
            do {
                for (constraint, id) in list {
                    var changed = constraint
                    changed.expression.constant += Double.random(in: -20...20, using: &generator)
                    try solver.change(constant: changed.expression.constant, of: id)
                    try anew.add(changed)
                }
                try solver.update()
            } catch {
                XCTAssertEqual(error.code, .unsatisfiable)
                continue
            }
            try anew.update()
            XCTAssertNil(solver.contradictionInside)
            for (variable, copy) in zip(variables, copies) {
                XCTAssertEqual(solver.value(of: variable), anew.value(of: copy), accuracy: 1e-6)
            }
        }
    }
}
