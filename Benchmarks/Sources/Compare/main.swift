import Foundation

// Runs Tabard and its peers in turn, several times, and prints medians and ratios. The machine's speed drifts, so only ratios of
// one run mean anything. `Compare switches 31` measures one of the parts, and so many times; without words all are measured.
let words = CommandLine.arguments.dropFirst()
let rounds = words.lazy.compactMap { Int($0) }.first
func isWanted(_ part: String) -> Bool { words.contains(part) || words.allSatisfy { Int($0) != nil } }

if isWanted("start") { StartComparison(rounds: rounds ?? 15).run() }
if isWanted("switches") { SwitchComparison(rounds: rounds ?? 15).run() }
if isWanted("counts") { CountComparison(rounds: rounds ?? 3).run() }
