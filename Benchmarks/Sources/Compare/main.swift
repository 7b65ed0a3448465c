import Foundation

/// Runs Tabard and its peers in turn, several times, and prints medians and ratios.
///
/// The machine's speed drifts, so only ratios of one run mean anything.
struct Trial {
    var seconds: Double
    var processorSeconds: Double
    var peakMegabytes: Double
    var output: String
}

/// - Parameter descriptor: That of what is to be read of the program's output: 1, or 2 for its errors.
func run(_ program: String, _ arguments: [String], reading descriptor: Int32 = 1) -> Trial? {
    let pipe = Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, descriptor)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = ContinuousClock.now
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return nil }
    try? pipe.fileHandleForWriting.close()
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let duration = start.duration(to: .now).components
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Trial(
        seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18,
        processorSeconds: Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6,
        peakMegabytes: Double(usage.ru_maxrss) / 1024,
        output: String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    )
}

/// The instructions of a whole run, in millions; nil where Valgrind does not count.
func countInstructions(_ program: String) -> Double? {
    // Valgrind reads debug information as it is written by other compilers only.
    let copy = program + "-without-debug-information"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    guard run("/usr/bin/strip", ["--strip-debug", "-o", copy, program]) != nil else { return nil }
    let options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    let trial = run("/usr/bin/valgrind", options + [copy], reading: 2)
    let line = trial?.output.split(separator: "\n").first { $0.contains("I   refs:") }
    return line.flatMap { Double($0.split(separator: ":")[1].filter(\.isNumber)) }.map { $0 / 1e6 }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
let programs = ["TabardPeer", "SwitcherBarPeer", "NotebookPeer", "QtPeer"].filter { program in
    // Those who have no Qt can measure the others.
    program != "QtPeer" || FileManager.default.fileExists(atPath: folder.appendingPathComponent(program).path)
}
let rounds = 15
var instructions: [String: [Double]] = [:]
for program in programs {
    instructions[program] = countInstructions(folder.appendingPathComponent(program).path).map { [$0] }
}
var start: [String: [Double]] = [:]
var processor: [String: [Double]] = [:]
var memory: [String: [Double]] = [:]
var switching: [String: [Double]] = [:]
var selecting: [String: [Double]] = [:]
// The first round only warms up.
for round in 0...rounds {
    for program in programs {
        let path = folder.appendingPathComponent(program).path
        guard let first = run(path, []), let many = run(path, ["300"]) else {
            fatalError("\(program) did not run; build the package first, and give it a display")
        }
        guard round > 0 else { continue }
        start[program, default: []].append(first.seconds * 1000)
        processor[program, default: []].append(first.processorSeconds * 1000)
        memory[program, default: []].append(first.peakMegabytes)
        switching[program, default: []].append(Double(many.output.dropLast()) ?? .nan)
        // The others have no bar without pages.
        if programs.prefix(2).contains(program), let bar = run(path, ["300", "selection"]) {
            selecting[program, default: []].append(Double(bar.output.dropLast()) ?? .nan)
        }
    }
}

func row(_ name: String, _ values: [String: [Double]], unit: String) {
    let own = median(values["TabardPeer"] ?? [])
    var cells = [own.isNaN ? "–" : String(format: "%.1f %@", own, unit)]
    for peer in programs.dropFirst() {
        guard let trials = values[peer] else {
            cells.append("–")
            continue
        }
        let other = median(trials)
        cells.append(String(format: "%.1f %@ (ratio %.2f)", other, unit, own / other))
    }
    print("| \(name) | \(cells.joined(separator: " | ")) |")
}

print(
    "| median of \(rounds) | Tabard | AdwViewSwitcherBar | GtkNotebook |\(programs.count > 3 ? " QTabWidget |" : "")"
)
print("| --- | --- | --- | --- |\(programs.count > 3 ? " --- |" : "")")
row("start to first frame, instructions", instructions, unit: "M")
row("start to first frame, processor time", processor, unit: "ms")
row("start to first frame, wall", start, unit: "ms")
row("peak memory", memory, unit: "MiB")
row("processor time a switch with its frame", switching, unit: "µs")
row("processor time of a frame in which only the bar's selection changes", selecting, unit: "µs")
