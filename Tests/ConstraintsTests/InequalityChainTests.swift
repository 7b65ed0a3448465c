import XCTest

@testable import Constraints

/// Views in a row that only inequalities bind.
final class InequalityChainTests: XCTestCase {
    private enum Kind: CaseIterable {
        /// The last one may not reach beyond the window.
        case bounded
        /// No view may.
        case eachBounded
        /// The window is too narrow for what the views want.
        case squeezed
        /// The distances have a greatest size, too.
        case limitedDistances
        /// They are added from the last to the first.
        case backwards
    }

    private func chain(_ count: Int, _ kind: Kind) throws -> (solver: Solver, left: [Double], width: [Double])
    {
        var solver = Solver()
        let lefts = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable() }
        let (start, total) = (solver.makeVariable(), solver.makeVariable())
        func sum(_ variables: Variable...) -> LinearExpression {
            LinearExpression(variables.map { LinearExpression.Term($0) })
        }
        func add(
            _ left: LinearExpression,
            _ relation: Relation,
            _ right: LinearExpression,
            _ priority: Double = 1_000
        )
            throws
        {
            try solver.add(LinearConstraint(left, relation, right, strength: Strength(priority: priority)))
        }
        func constant(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }
        let room = kind == .squeezed ? Double(count) * 20 : Double(count) * 60
        try add(sum(start), .equal, constant(0))
        try add(sum(total), .equal, constant(room))
        try add(sum(lefts[0]), .greaterThanOrEqual, sum(start))
        for index in kind == .backwards ? (1..<count).reversed() : Array(1..<count) {
            let before = sum(lefts[index - 1], widths[index - 1])
            try add(sum(lefts[index]), .greaterThanOrEqual, before + 8)
            if kind == .limitedDistances { try add(sum(lefts[index]), .lessThanOrEqual, before + 12) }
            if kind == .eachBounded {
                try add(before, .lessThanOrEqual, sum(start, total))
            }
        }
        try add(sum(lefts[count - 1], widths[count - 1]), .lessThanOrEqual, sum(start, total))
        for width in widths {
            if kind == .squeezed { try add(sum(width), .greaterThanOrEqual, constant(0)) }
            try add(sum(width), .greaterThanOrEqual, constant(40), 750)
            try add(sum(width), .lessThanOrEqual, constant(40), 250)
        }
        try solver.update()
        return (solver, lefts.map { solver.value(of: $0) }, widths.map { solver.value(of: $0) })
    }

    func testTheWorkGrowsByLittleMoreThanTheNumberOfViews() throws {
        for kind in Kind.allCases {
            var last: Double?
            for count in [100, 200, 400, 800] {
                let (solver, lefts, widths) = try chain(count, kind)
                var previousEnd = 0.0
                for (index, left) in lefts.enumerated() {
                    XCTAssertGreaterThanOrEqual(left, previousEnd + (index > 0 ? 8 : 0) - 1e-6, "\(kind)")
                    previousEnd = left + widths[index]
                }
                XCTAssertLessThanOrEqual(
                    previousEnd,
                    kind == .squeezed ? Double(count) * 20 : Double(count) * 60
                )
                if kind != .squeezed {
                    XCTAssertEqual(widths.map { abs($0 - 40) }.max() ?? 1, 0, accuracy: 1e-6)
                }
                let work = Double(solver.work)
                print("\(kind), \(count) views: \(solver.work) cells, \(solver.pivots) pivots")
                // Twice the views are at most four times the work; it was eight times.
                if let last { XCTAssertLessThan(work, last * 4.2, "\(kind) of \(count)") }
                XCTAssertLessThan(work, Double(count * count) * 14, "\(kind) of \(count)")
                XCTAssertLessThan(solver.pivots, 2 * count, "\(kind) of \(count)")
                last = work
            }
        }
    }

    /// An inequality that says what a variable is can go again, and come back.
    func testADefiningInequalityIsRemoved() throws {
        var solver = Solver()
        let (first, second, third) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        func atLeast(_ left: Variable, _ right: Variable, _ distance: Double) -> LinearConstraint {
            LinearConstraint(
                LinearExpression(left),
                .greaterThanOrEqual,
                LinearExpression(right) + distance
            )
        }
        func wish(_ variable: Variable, _ value: Double) -> LinearConstraint {
            LinearConstraint(
                LinearExpression(variable),
                .equal,
                LinearExpression(constant: value),
                strength: .weak
            )
        }
        let ids = try [solver.add(atLeast(second, first, 10)), solver.add(atLeast(third, second, 10))]
        for variable in [first, second, third] { try solver.add(wish(variable, 5)) }
        try solver.update()
        func values() -> [Double] { [first, second, third].map { solver.value(of: $0) } }
        XCTAssertGreaterThanOrEqual(values()[1] - values()[0], 10 - 1e-9)
        XCTAssertGreaterThanOrEqual(values()[2] - values()[1], 10 - 1e-9)
        try solver.remove(ids[1])
        try solver.update()
        XCTAssertEqual(values()[2], 5, accuracy: 1e-9)
        try solver.remove(ids[0])
        try solver.update()
        XCTAssertEqual(values(), [5, 5, 5])
        XCTAssertNil(solver.contradictionInside)
        // One that nothing else names leaves no symbol behind.
        let lone = solver.makeVariable()
        let before = solver.freeSymbols.count
        let id = try solver.add(atLeast(lone, first, 1))
        try solver.remove(id)
        XCTAssertGreaterThanOrEqual(solver.freeSymbols.count, before)
        XCTAssertNil(solver.contradictionInside)
    }
}
