import Foundation

// Runs Tabard and its peers in turn, several times, and prints medians and ratios. The machine's speed drifts, so only ratios of
// one run mean anything. `Compare switches 31` measures one of the parts, and so many times; without words all are measured.
// `Compare charts Documentation/Pictures` draws how start and switch grow with the number of tabs.
let words = CommandLine.arguments.dropFirst()
let rounds = words.lazy.compactMap { Int($0) }.first
var verdicts: [Verdict] = []
let stopwatch = Stopwatch()
@MainActor
func measure(_ part: String, _ run: () -> [Verdict]) {
    guard words.contains(part) || words.allSatisfy({ Int($0) != nil }) else { return }
    verdicts += stopwatch.time(part, run)
}
measure("start") { StartComparison(rounds: rounds ?? 11).run() }
measure("switches") { SwitchComparison(rounds: rounds ?? 5).run() }
measure("counts") { CountComparison(rounds: rounds ?? 3).run() }
measure("memory") { MemoryComparison().run() }
measure("scrolling") { ScrollingComparison().run() }
measure("idle") { IdleComparison(seconds: 60).run() }
measure("saves") { SaveComparison(rounds: rounds ?? 150).run() }
Verdict.print(verdicts)
stopwatch.print()
if words.contains("charts") {
    try GrowthCharts(folder: URL(fileURLWithPath: words.last ?? "")).draw()
}
