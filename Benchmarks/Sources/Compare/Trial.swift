import Foundation

/// One run of a program.
struct Trial {
    let seconds: Double
    let processorSeconds: Double
    let peakMegabytes: Double
    let output: String

    /// The number that the program printed.
    var number: Double { Double(output.split(separator: "\n").last ?? "") ?? .nan }

    /// Runs a program to its end; one that fails ends the comparison.
    ///
    /// - Parameters:
    ///   - environment: Variables that it gets beside this program's own.
    ///   - descriptor: That of what is to be read of the program's output: 1, or 2 for its errors.
    init(
        _ program: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        reading descriptor: Int32 = 1
    ) {
        let pipe = Pipe()
        // Programs that run at once would keep each other's ends open.
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, descriptor)
        // Else what the program prints would stand between the rows of the table.
        if descriptor != 1 { posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var variables =
            ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [
                nil
            ]
        defer { for variable in variables { free(variable) } }
        let start = ContinuousClock.now
        var process: pid_t = 0
        guard posix_spawn(&process, program, &actions, nil, &words, &variables) == 0 else {
            fatalError("\(program) is not there; build the package first")
        }
        try? pipe.fileHandleForWriting.close()
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            fatalError("\(program) \(arguments) did not run; give it a display")
        }
        let duration = start.duration(to: .now).components
        let (user, system) = (usage.ru_utime, usage.ru_stime)
        seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
        processorSeconds =
            Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
        peakMegabytes = Double(usage.ru_maxrss) / 1024
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
