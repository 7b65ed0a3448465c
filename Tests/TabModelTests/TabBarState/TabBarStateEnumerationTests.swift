import TabModel
import XCTest

/// Rules C1, C2, C4, C5, C6, C8, C9, D1, D4, M1, M3 and M6 in every state that can be reached.
final class TabBarStateEnumerationTests: XCTestCase {
    private static let sets: [[String]?] = [
        nil, [], ["a"], ["b", "a"], ["a", "b", "c"], ["c", "d", "a", "b"], ["a", "b", "c", "d", "e"],
        ["e", "d", "c", "b", "a"], ["v", "w", "x", "y"],
    ]

    /// Breadth first, from no tabs at all, until no step leads to a state that was not seen before.
    func testEveryReachableStateKeepsTheRules() throws {
        let start = TabBarTrial(capacity: 3)
        var indices = [start.naive: 0]
        var states = [(trial: start, parent: 0, step: TabBarStep.back, depth: 0)]
        var transitions = 0
        var next = 0
        while next < states.count {
            let (trial, _, _, depth) = states[next]
            for step in Self.steps(from: trial) {
                var reached = trial
                do {
                    try reached.perform(step)
                } catch {
                    let path = Self.path(to: next, in: states.map { ($0.parent, $0.step) }) + [step]
                    return XCTFail("\(error) after \(path)")
                }
                transitions += 1
                if let known = indices[reached.naive] {
                    XCTAssertEqual(reached.state, states[known].trial.state)
                } else {
                    indices[reached.naive] = states.count
                    states.append((reached, next, step, depth + 1))
                }
            }
            next += 1
        }
        let deepest = states.last?.depth ?? 0
        print("TabBarState: \(states.count) states, \(transitions) transitions, all within \(deepest) steps")
        XCTAssertGreaterThan(states.count, 1000)
    }

    private static func steps(from trial: TabBarTrial) -> [TabBarStep] {
        let tabs = trial.state.tabs ?? []
        var steps: [TabBarStep] = sets.map { .replace($0) }
        steps += [2, 3, 5].map { .capacity($0) }
        steps += (-1...tabs.count).map { .selectIndex($0) }
        steps += (tabs + ["stranger"]).map { .selectTab($0) }
        for allowed in [true, false] {
            steps += (tabs.map { .tab($0) } + [.more, .tab("stranger")]).map { .tap($0, allowed: allowed) }
            steps += (tabs + ["stranger"]).map { .choose($0, allowed: allowed) }
        }
        steps += [.selectMore, .back, .reorder(tabs), .reorder(tabs + ["stranger"])]
        if trial.naive.pushes.isEmpty {
            steps.append(.push)
        }
        if tabs.count > 1 {
            steps += [.reorder(Array(tabs.dropFirst() + tabs.prefix(1))), .reorder(Array(tabs.dropLast()))]
        }
        return steps
    }

    private static func path(to index: Int, in states: [(parent: Int, step: TabBarStep)]) -> [TabBarStep] {
        var path: [TabBarStep] = []
        var index = index
        while index != 0 {
            path.append(states[index].step)
            index = states[index].parent
        }
        return path.reversed()
    }
}
