import Constraints

/// Makes a random history of one system, whose solution is unique: each variable has a weak wish of its own.
struct RandomSystem {
    private(set) var steps: [SolverStep] = []
    private var generator: SeededGenerator
    private let count: Int
    private var nextID = 0
    private var removable: [Int] = []
    private var edited: [Int] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        count = Int.random(in: 2...10, using: &generator)
        steps = [.new(variables: count)]
        for variable in 0..<count {
            let wish = Double.random(in: -100...100, using: &generator)
            let weight = Double.random(in: 0.5...2, using: &generator)
            add(.equal, .weak, weight, -wish, [(variable, 1)])
        }
        removable = []
        for _ in 0..<Int.random(in: 4...24, using: &generator) { change() }
        steps.append(.query)
    }

    private mutating func change() {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0 where !removable.isEmpty:
            let index = Int.random(in: removable.indices, using: &generator)
            steps.append(.remove(id: removable.remove(at: index)))
        case 1:
            let variable = Int.random(in: 0..<count, using: &generator)
            guard !edited.contains(variable) else { return }
            edited.append(variable)
            steps.append(.edit(variable: variable, .strong))
            suggest(variable)
        case 2 where !edited.isEmpty:
            suggest(edited.randomElement(using: &generator) ?? edited[0])
        case 3 where edited.count > 1:
            steps.append(.endEdit(variable: edited.removeFirst()))
        case 4:
            steps.append(.query)
        default:
            addRandom()
        }
    }

    private mutating func suggest(_ variable: Int) {
        let value = Double.random(in: -200...200, using: &generator)
        steps.append(.suggest(variable: variable, value: value))
    }

    private mutating func addRandom() {
        var terms: [(Int, Double)] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let variable = Int.random(in: 0..<count, using: &generator)
            guard !terms.contains(where: { $0.0 == variable }) else { continue }
            let factors: [Double] = [1, -1, 1, -1, 1, -1, 2, -0.5]
            let factor = factors.randomElement(using: &generator) ?? 1
            terms.append((variable, factor))
        }
        let relation =
            [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
            ?? .equal
        let level = SolverLevel.allCases.dropLast().randomElement(using: &generator) ?? .required
        let weight = level == .required ? 1 : Double.random(in: 0.5...2, using: &generator)
        add(relation, level, weight, Double.random(in: -100...100, using: &generator), terms)
        removable.append(nextID - 1)
    }

    private mutating func add(
        _ relation: Relation,
        _ level: SolverLevel,
        _ weight: Double,
        _ constant: Double,
        _ terms: [(Int, Double)]
    ) {
        steps.append(.add(id: nextID, relation, level, weight: weight, constant: constant, terms: terms))
        nextID += 1
    }
}
