import Foundation

/// How often a program wakes up in which nothing happens.
struct IdleComparison {
    let seconds: Int

    /// What is done after the first frame is not meant.
    private static let settling = 10

    func run() -> [Verdict] {
        let processes = Program.all.map { program in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program.path)
            process.arguments = ["idle"]
            process.standardOutput = FileHandle.nullDevice
            guard (try? process.run()) != nil else { fatalError("\(program.path) does not start") }
            return process
        }
        defer {
            for process in processes {
                process.terminate()
                process.waitUntilExit()
            }
        }
        Thread.sleep(forTimeInterval: Double(Self.settling))
        let before = processes.map { wakeUps(of: $0.processIdentifier) }
        Thread.sleep(forTimeInterval: Double(seconds))
        let counts = zip(processes, before).map { process, before in
            wakeUps(of: process.processIdentifier).reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) }
        }
        print(
            "\n| nothing happens for \(seconds) s, Tabard with a spinner in a tab that is not in sight | \(Program.heading) |"
        )
        print("|" + String(repeating: " --- |", count: Program.all.count + 1))
        print("| wake-ups, of all threads | \(counts.map { "\($0)" }.joined(separator: " | ")) |")
        return [
            Verdict(
                name: "wake-ups in \(seconds) s",
                value: Spread([Double(counts[0])]),
                target: 0
            )
        ]
    }

    /// How often each thread of a process has waited for something, which is as often as it was woken.
    private func wakeUps(of process: Int32) -> [String: Int] {
        let folder = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        precondition(!threads.isEmpty, "the program has ended")
        let counts = threads.map { thread in
            let status = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            return (thread, line.flatMap { Int($0.split(separator: "\t")[1]) } ?? 0)
        }
        return Dictionary(uniqueKeysWithValues: counts)
    }
}
