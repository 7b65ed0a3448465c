import UIKit

// The same trial as that of the peers: five tabs with a large label each, one frame a switch. `TabardPeer 300` switches so often, with 0
// it does all but the switches that are measured, and without a number it ends after the first frame. `TabardPeer 300 values 1000`
// has so many tabs, which are values; the other kinds are those of `TabTrial`. `TabardPeer arrange 0 1000 memory` leaves an order of the
// user's behind, and `TabardPeer start 0 1000 memory` ends after the first frame.
let words = CommandLine.arguments.dropFirst()
let numbers = words.compactMap { Int($0) }
let kind = words.lazy.compactMap(TabTrial.Kind.init).first ?? .controllers
let count = numbers.count > 1 ? numbers[1] : 5
if kind == .idle {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(IdleDelegate.self))
}
let trial = TabTrial(kind, count: count)

func processorMicroseconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Double(user.tv_sec + system.tv_sec) * 1e6 + Double(user.tv_usec + system.tv_usec)
}

if words.contains("arrange") {
    trial.arrange()
} else if !words.contains("start"), let switches = numbers.first {
    trial.select(50)
    let before = processorMicroseconds()
    trial.select(switches)
    if switches > 0 {
        print(String(format: "%.1f", (processorMicroseconds() - before) / Double(switches)))
    }
}
