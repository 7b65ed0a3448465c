import Foundation

// Runs Tabard and its peers in turn, several times, and prints medians and ratios. The machine's speed drifts, so only ratios of
// one run mean anything. `Compare switches 31` measures one of the parts, and so many times; without words all are measured.
// `Compare charts Documentation/Pictures` draws how start and switch grow with the number of tabs.
let words = CommandLine.arguments.dropFirst()
let rounds = words.lazy.compactMap { Int($0) }.first
func isWanted(_ part: String) -> Bool { words.contains(part) || words.allSatisfy { Int($0) != nil } }

var verdicts: [Verdict] = []
if isWanted("start") { verdicts += StartComparison(rounds: rounds ?? 15).run() }
if isWanted("switches") { verdicts += SwitchComparison(rounds: rounds ?? 15).run() }
if isWanted("counts") { verdicts += CountComparison(rounds: rounds ?? 3).run() }
if isWanted("memory") { verdicts += MemoryComparison().run() }
if isWanted("scrolling") { verdicts += ScrollingComparison().run() }
if isWanted("idle") { verdicts += IdleComparison(seconds: 60).run() }
if isWanted("saves") { verdicts += SaveComparison(rounds: rounds ?? 150).run() }
Verdict.print(verdicts)
if words.contains("charts") {
    try GrowthCharts(folder: URL(fileURLWithPath: words.last ?? "")).draw()
}
