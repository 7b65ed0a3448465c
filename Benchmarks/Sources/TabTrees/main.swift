import TabardTesting
import UIKit

// Shows trees of many tabs in each form that a tab bar controller has, each in a process of its own, and prints what their start,
// their switches, the scrolling of the sidebar and the saving of an edit cost beside those of few tabs, or of a list.
let words = CommandLine.arguments.dropFirst()
if let trial = words.first.flatMap(Trial.init), let tree = Tree(Array(words.dropFirst())) {
    trial.run(tree)
} else {
    let comparison = Comparison(rounds: words.first.flatMap { Int($0) } ?? 21)
    if words.contains("series") { try comparison.printSeries() } else { try comparison.printAll() }
}
