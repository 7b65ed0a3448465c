import XCTest

@testable import Constraints

/// Constraints that go one by one cost what they cost together.
final class SolverRemovalTests: XCTestCase {
    private func chain(_ count: Int) throws -> (Solver, [Variable], [LinearConstraint.ID]) {
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var ids = [
            try solver.add(
                LinearConstraint(LinearExpression(variables[0]), .equal, LinearExpression(constant: 7))
            )
        ]
        for (variable, last) in zip(variables.dropFirst(), variables) {
            let constraint = LinearConstraint(LinearExpression(variable), .equal, LinearExpression(last) + 1)
            ids.append(try solver.add(constraint))
        }
        try solver.update()
        return (solver, variables, ids)
    }

    /// What others are made of is left out once, when somebody asks, however much of it goes.
    func testMuchThatGoesIsLeftOutTogether() throws {
        for count in [1_000, 2_000, 4_000] {
            var (solver, variables, ids) = try chain(count)
            for id in ids.dropFirst().dropLast() { try solver.remove(id) }
            XCTAssertEqual(solver.count, 2)
            XCTAssertEqual(solver.rebuilds, 0)
            try solver.update()
            XCTAssertEqual(solver.rebuilds, 1)
            XCTAssertEqual(solver.value(of: variables[0]), 7)
        }
    }

    /// Whatever is done between removals, what is left holds.
    func testRemovalsBetweenOtherChanges() throws {
        var (solver, variables, ids) = try chain(9)
        try solver.remove(ids[3])
        try solver.change(constant: -20, of: ids[0])
        try solver.remove(ids[6])
        let wish = try solver.add(
            LinearConstraint(
                LinearExpression(variables[3]),
                .equal,
                LinearExpression(constant: 100),
                strength: .medium
            )
        )
        try solver.update()
        XCTAssertEqual(variables.prefix(3).map { solver.value(of: $0) }, [20, 21, 22])
        XCTAssertEqual(variables[3...5].map { solver.value(of: $0) }, [100, 101, 102])
        try solver.remove(ids[4])
        try solver.remove(wish)
        XCTAssertThrowsError(try solver.remove(wish))
        try solver.update()
        XCTAssertEqual(solver.count, 6)
        XCTAssertEqual(variables.prefix(3).map { solver.value(of: $0) }, [20, 21, 22])
    }

    func testTheLowestSymbolComesOutFirst() {
        var heap = SymbolHeap()
        let symbols: [Int32] = [5, 3, 9, 3, 1, 7, 5, 0, 9, 2, 8]
        for symbol in symbols { heap.insert(symbol) }
        var found: [Int32] = []
        while let symbol = heap.popLowest() { found.append(symbol) }
        XCTAssertEqual(found, Set(symbols).sorted())
    }
}
