import TabModel
import XCTest

/// The rules of `TabBarStateEnumerationTests`, D2 and M2, with more tabs and in long runs.
final class TabBarStateRandomTests: XCTestCase {
    private static let names = (0..<14).map { "t\($0)" }

    /// `TABARD_SEED` in the environment repeats a run.
    func testLongRandomRunsKeepTheRules() {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("TabBarState: random runs with TABARD_SEED=\(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            var trial = TabBarTrial(capacity: Int.random(in: 2...6, using: &generator))
            var steps: [TabBarStep] = []
            for _ in 0..<250 {
                steps.append(Self.step(from: trial, using: &generator))
                do {
                    try trial.perform(steps[steps.count - 1])
                } catch {
                    return XCTFail("\(error) with TABARD_SEED=\(seed) after \(steps)")
                }
            }
        }
    }

    private static func step(from trial: TabBarTrial, using generator: inout SeededGenerator) -> TabBarStep {
        let tabs = trial.state.tabs ?? []
        let allowed = Int.random(in: 0..<4, using: &generator) > 0
        let anyTab = (tabs + ["stranger"]).randomElement(using: &generator) ?? "stranger"
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: return .replace(randomTabs(using: &generator))
        case 1: return .replace(edited(tabs, using: &generator))
        case 2: return .customize(randomTabs(using: &generator).map { $0 + $0.prefix(2) })
        case 3: return .reorder(tabs.shuffled(using: &generator))
        case 4: return .capacity(Int.random(in: 2...8, using: &generator))
        case 5, 6: return .selectIndex(Int.random(in: -1...tabs.count, using: &generator))
        case 7, 8: return .selectTab(anyTab)
        case 9: return .selectMore
        case 10, 11: return .tap(.tab(anyTab), allowed: allowed)
        case 12, 13: return .tap(.more, allowed: allowed)
        case 14, 15, 16: return .choose(anyTab, allowed: allowed)
        case 17: return .back
        default: return .push
        }
    }

    private static func randomTabs(using generator: inout SeededGenerator) -> [String]? {
        let count = Int.random(in: -1...names.count, using: &generator)
        return count < 0 ? nil : Array(names.shuffled(using: &generator).prefix(count))
    }

    /// The same tabs with one of them taken out and a new one put in.
    private static func edited(_ tabs: [String], using generator: inout SeededGenerator) -> [String] {
        var tabs = tabs
        if let index = tabs.indices.randomElement(using: &generator) {
            tabs.remove(at: index)
        }
        if let name = names.filter({ !tabs.contains($0) }).randomElement(using: &generator) {
            tabs.insert(name, at: Int.random(in: 0...tabs.count, using: &generator))
        }
        return tabs
    }
}
