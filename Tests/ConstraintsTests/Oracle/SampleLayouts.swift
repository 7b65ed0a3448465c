import Constraints

/// Layouts of many views, each with four variables: left, top, width and height.
enum SampleLayouts {
    /// Each view stands below the one before.
    static func chain(_ count: Int) -> [SolverStep] {
        layout(count) {
            $0 - 1
        } below: { _ in
            true
        }
    }

    /// Each view stands in the one before.
    static func nest(_ count: Int) -> [SolverStep] {
        layout(count) {
            $0 - 1
        } below: { _ in
            false
        }
    }

    /// Ten views in each view, each below its neighbour.
    static func tree(_ count: Int) -> [SolverStep] {
        layout(count) {
            ($0 - 1) / 10
        } below: { _ in
            false
        }
    }

    private static func layout(
        _ count: Int,
        parent: (Int) -> Int,
        below isBelow: (Int) -> Bool
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
        for (part, size) in [0.0, 0, 390, 800].enumerated() {
            add(.equal, .required, -size, [(part, 1)])
        }
        for view in 1..<count {
            let (left, top, width, height) = (view * 4, view * 4 + 1, view * 4 + 2, view * 4 + 3)
            let other = parent(view) * 4
            add(.equal, .required, -1, [(left, 1), (other, -1)])
            if isBelow(view) {
                add(.equal, .required, -8, [(top, 1), (other + 1, -1), (other + 3, -1)])
            } else {
                add(.equal, .required, -1, [(top, 1), (other + 1, -1)])
            }
            let right = [(left, 1.0), (width, 1), (other, -1), (other + 2, -1)]
            add(.lessThanOrEqual, .required, 1, right)
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
