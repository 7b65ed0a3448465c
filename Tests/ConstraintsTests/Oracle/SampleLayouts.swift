import Constraints

/// Layouts of many views, each with four variables: left, top, width and height.
enum SampleLayouts {
    /// Each view stands below the one before, no wider than the window.
    static func chain(_ count: Int) -> [SolverStep] {
        layout(count, parent: { _ in 0 }, above: { $0 - 1 }, right: .lessThanOrEqual)
    }

    /// Each view stands in the one before, at all sides.
    static func nest(_ count: Int) -> [SolverStep] {
        layout(count, parent: { $0 - 1 }, above: { _ in nil }, right: .equal)
    }

    /// Ten views in each view, each no wider than that.
    static func tree(_ count: Int) -> [SolverStep] {
        layout(count, parent: { ($0 - 1) / 10 }, above: { _ in nil }, right: .lessThanOrEqual)
    }

    private static func layout(
        _ count: Int,
        parent: (Int) -> Int,
        above: (Int) -> Int?,
        right relation: Relation
    ) -> [SolverStep] {
        var steps: [SolverStep] = [.new(variables: count * 4)]
        var next = 0
        func add(
            _ relation: Relation,
            _ level: SolverLevel,
            _ constant: Double,
            _ terms: [(Int, Double)]
        ) {
            steps.append(.add(id: next, relation, level, weight: 1, constant: constant, terms: terms))
            next += 1
        }
        for (part, size) in [0.0, 0, 4_000, 40_000].enumerated() {
            add(.equal, .required, -size, [(part, 1)])
        }
        for view in 1..<count {
            let (left, top, width, height) = (view * 4, view * 4 + 1, view * 4 + 2, view * 4 + 3)
            let outer = parent(view) * 4
            add(.equal, .required, -1, [(left, 1), (outer, -1)])
            if let above = above(view) {
                add(.equal, .required, -8, [(top, 1), (above * 4 + 1, -1), (above * 4 + 3, -1)])
            } else {
                add(.equal, .required, -1, [(top, 1), (outer + 1, -1)])
            }
            add(relation, .required, 1, [(left, 1), (width, 1), (outer, -1), (outer + 2, -1)])
            // What a label asks for: not to be squeezed, and less so not to be stretched.
            add(.greaterThanOrEqual, .strong, -40, [(width, 1)])
            add(.lessThanOrEqual, .medium, -40, [(width, 1)])
            add(.greaterThanOrEqual, .strong, -20, [(height, 1)])
            add(.lessThanOrEqual, .medium, -20, [(height, 1)])
        }
        steps.append(.query)
        return steps
    }
}
