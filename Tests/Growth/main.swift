import Foundation
import UIKit

// Does what is named, to collections of the sizes that are named, once each: `Growth 'addSubview' 1000 2000 4000`. Whoever counts
// instructions counts those of `countedWork`, one call after the other. Without names all is done, and with `--times` the
// processor's time of each is printed.
let words = CommandLine.arguments.dropFirst()
let sizes = words.compactMap { Int($0) }
let names = words.filter { Int($0) == nil && !$0.hasPrefix("--") }

if words.contains("--list") {
    for group in OperationGroup.all {
        for operation in group.operations {
            let growth = operation.isConstant ? "constant" : "proportional"
            print(group.name, operation.name, operation.excuse ?? "", growth, separator: "\t")
        }
    }
    exit(0)
}

// In the order in which they are named, by which whoever counts them tells them apart.
let wanted = (names.isEmpty ? OperationGroup.all.map(\.name) : Array(names)).flatMap { name in
    OperationGroup.all.flatMap { group in
        group.operations.filter { $0.name == name || group.name == name }
    }
}
for operation in wanted {
    var times: [Double] = []
    for size in sizes {
        let work = operation.prepare(size)
        let before = clock()
        countedWork(work)
        times.append(Double(clock() - before) / 1e3)
        OperationGroup.forgetKept()
    }
    if words.contains("--times") {
        let growth = zip(times.dropFirst(), times).map { String(format: "%.2f", $0 / $1) }.joined(
            separator: " "
        )
        print(
            growth,
            operation.name,
            times.map { String(format: "%.1f", $0) }.joined(separator: " "),
            separator: "\t"
        )
        fflush(nil)
    }
}
// Nothing of it is to be saved.
fflush(nil)
_exit(0)

/// What is counted: one call of it for each size.
@inline(never)
func countedWork(_ work: () -> Void) { work() }
