import XCTest

@testable import Constraints

final class SolverTests: XCTestCase {
    private var solver = Solver()

    override func setUp() { solver = Solver() }

    private func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.makeVariable() } }

    private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

    private func require(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) throws {
        try solver.add(LinearConstraint(left, relation, right))
    }

    private func prefer(
        _ left: LinearExpression,
        _ relation: Relation,
        _ right: LinearExpression,
        _ priority: Double
    ) throws {
        try solver.add(LinearConstraint(left, relation, right, strength: Strength(priority: priority)))
    }

    private func assertValue(_ variable: Variable, _ value: Double, line: UInt = #line) throws {
        try solver.update()
        XCTAssertEqual(solver.value(of: variable), value, accuracy: 1e-6, line: line)
        XCTAssertNil(solver.contradictionInside, line: line)
    }

    func testAnEqualityDefines() throws {
        let v = variables(2)
        try require(LinearExpression(v[0]), .equal, LinearExpression(v[1]) * 2 + 10)
        try require(LinearExpression(v[1]), .equal, number(5))
        try assertValue(v[0], 20)
    }

    func testHigherPrioritiesWinHoweverManyTheLowerAre() throws {
        let v = variables(1)
        for _ in 0..<50 { try prefer(LinearExpression(v[0]), .equal, number(0), 249) }
        try prefer(LinearExpression(v[0]), .equal, number(100), 250)
        try assertValue(v[0], 100)
    }

    func testWeightsCountWithinAPriority() throws {
        let v = variables(1)
        try prefer(LinearExpression(v[0]), .equal, number(0), 250)
        let heavy = Strength(priority: 250, weight: 3)
        try solver.add(LinearConstraint(LinearExpression(v[0]), .equal, number(9), strength: heavy))
        try assertValue(v[0], 9)
    }

    func testInequalitiesHold() throws {
        let v = variables(2)
        try require(LinearExpression(v[0]), .greaterThanOrEqual, number(10))
        try require(LinearExpression(v[0]) + LinearExpression(v[1]), .lessThanOrEqual, number(100))
        try prefer(LinearExpression(v[1]), .equal, number(500), 750)
        try prefer(LinearExpression(v[0]), .equal, number(30), 250)
        try assertValue(v[0], 10)
        try assertValue(v[1], 90)
    }

    func testAContradictionIsRefusedAndNamed() throws {
        let v = variables(3)
        let narrow = try solver.add(LinearConstraint(LinearExpression(v[0]), .lessThanOrEqual, number(10)))
        let sum = try solver.add(
            LinearConstraint(LinearExpression(v[2]), .equal, LinearExpression(v[0]) + LinearExpression(v[1]))
        )
        try require(LinearExpression(v[1]), .greaterThanOrEqual, number(0))
        let flat = try solver.add(LinearConstraint(LinearExpression(v[1]), .lessThanOrEqual, number(5)))
        XCTAssertThrowsError(try require(LinearExpression(v[2]), .equal, number(100))) { error in
            let error = error as? SolverError
            XCTAssertEqual(error?.code, .unsatisfiable)
            XCTAssertEqual(error?.conflict, [narrow, sum, flat])
        }
        XCTAssertEqual(solver.count, 4)
        try prefer(LinearExpression(v[2]), .equal, number(100), 500)
        try assertValue(v[2], 15)
    }

    func testContradictingEqualitiesAreRefused() throws {
        let v = variables(3)
        try require(LinearExpression(v[0]), .equal, LinearExpression(v[1]) + 1)
        try require(LinearExpression(v[1]), .equal, LinearExpression(v[2]) + 1)
        XCTAssertThrowsError(try require(LinearExpression(v[2]), .equal, LinearExpression(v[0]) + 1)) {
            error in
            XCTAssertEqual((error as? SolverError)?.conflict.count, 2)
        }
        // The same said again is no contradiction.
        try require(LinearExpression(v[0]), .equal, LinearExpression(v[2]) + 2)
        try require(LinearExpression(v[2]), .equal, number(7))
        try assertValue(v[0], 9)
    }

    func testEditsAreFollowed() throws {
        let v = variables(3)
        try require(LinearExpression(v[1]), .equal, LinearExpression(v[0]) * 0.5)
        try require(LinearExpression(v[0]), .greaterThanOrEqual, number(100))
        try prefer(LinearExpression(v[2]), .equal, LinearExpression(v[1]), 250)
        try solver.addEditVariable(v[0])
        for size in [300.0, 1_000, 20, 150] {
            try solver.suggest(size, for: v[0])
            try assertValue(v[0], max(100, size))
            try assertValue(v[2], max(100, size) / 2)
        }
        try solver.removeEditVariable(v[0])
        XCTAssertThrowsError(try solver.suggest(1, for: v[0]))
    }

    func testChangedConstantsAreFollowed() throws {
        let v = variables(3)
        let width = try solver.add(LinearConstraint(LinearExpression(v[0]), .equal, number(300)))
        try require(LinearExpression(v[1]), .equal, LinearExpression(v[0]) - 20)
        try require(LinearExpression(v[2]), .lessThanOrEqual, LinearExpression(v[1]))
        try prefer(LinearExpression(v[2]), .equal, number(200), 250)
        try assertValue(v[2], 200)
        try solver.change(constant: -100, of: width)
        try assertValue(v[2], 80)
        try solver.change(constant: -400, of: width)
        try assertValue(v[2], 200)
    }

    func testAChangeThatContradictsIsToldAndCanBeTakenBack() throws {
        let v = variables(1)
        let least = try solver.add(LinearConstraint(LinearExpression(v[0]), .greaterThanOrEqual, number(10)))
        let most = try solver.add(LinearConstraint(LinearExpression(v[0]), .lessThanOrEqual, number(20)))
        try solver.change(constant: -30, of: least)
        XCTAssertThrowsError(try solver.update()) { error in
            XCTAssertEqual((error as? SolverError)?.conflict, [least, most])
        }
        try solver.change(constant: -15, of: least)
        try solver.update()
        XCTAssertTrue((15...20).contains(solver.value(of: v[0])))
    }

    func testRemovedConstraintsNoLongerCount() throws {
        let v = variables(3)
        let fixed = try solver.add(LinearConstraint(LinearExpression(v[0]), .equal, number(10)))
        try require(LinearExpression(v[1]), .equal, LinearExpression(v[0]) + 5)
        let wish = try solver.add(
            LinearConstraint(LinearExpression(v[1]), .equal, number(50), strength: .medium)
        )
        try assertValue(v[1], 15)
        try solver.remove(fixed)
        try assertValue(v[1], 50)
        try assertValue(v[0], 45)
        try solver.remove(wish)
        try prefer(LinearExpression(v[0]), .equal, number(3), 1)
        try assertValue(v[1], 8)
        XCTAssertThrowsError(try solver.remove(wish)) { error in
            XCTAssertEqual((error as? SolverError)?.code, .unknown)
        }
    }

    func testNumbersThatCannotBeCalculatedWithAreRefused() throws {
        let v = variables(1)
        for bad in [Double.nan, .infinity, -.infinity, 1e300] {
            XCTAssertThrowsError(try require(LinearExpression(v[0]), .equal, number(bad)))
            XCTAssertThrowsError(try require(LinearExpression(v[0]) * bad, .equal, number(0)))
            XCTAssertThrowsError(try prefer(LinearExpression(v[0]), .equal, number(0), bad))
            let id = try solver.add(
                LinearConstraint(LinearExpression(v[0]), .equal, number(1), strength: .weak)
            )
            XCTAssertThrowsError(try solver.change(constant: bad, of: id)) { error in
                XCTAssertEqual((error as? SolverError)?.code, .invalidNumber)
            }
        }
        try assertValue(v[0], 1)
    }
}
