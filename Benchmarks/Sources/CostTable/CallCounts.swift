import Foundation

/// What a save asks of the disk, counted by strace in a process of its own.
struct CallCounts {
    /// The bytes given to the system to write into files.
    var bytes = 0.0
    var synchronizations = 0.0
    var renames = 0.0

    private static let begin = "/save-trials-begin"
    private static let end = "/save-trials-end"
    private static let saves = 20

    /// What the counted process does: a few saves between two calls that strace shows.
    @MainActor
    static func saveCounted(_ name: String, _ tabCount: Int, _ folder: URL) async throws {
        guard let type = peers.first(where: { $0.name == name })?.type else {
            throw Failure("No peer \(name)")
        }
        var layout = Layout(count: tabCount)
        var peer = try await type.init(folder, layout)
        for round in -5..<saves {
            layout.change()
            peer.prepare(layout)
            if round == 0 { _ = access(begin, F_OK) }
            _ = try await peer.save()
        }
        _ = access(end, F_OK)
    }

    /// Saves some times and does nothing else, for a profiler: the difference of two numbers of times is that of the saves.
    @MainActor
    static func saveRepeatedly(_ name: String, _ tabCount: Int, times: Int) async throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let type = peers.first(where: { $0.name == name })?.type else {
            throw Failure("No peer \(name)")
        }
        var layout = Layout(count: tabCount)
        var peer = try await type.init(folder, layout)
        for _ in 0..<times {
            layout.change()
            peer.prepare(layout)
            _ = try await peer.save()
        }
    }

    @MainActor
    static func count(_ name: String, _ tabCount: Int, in folder: URL) throws -> CallCounts {
        let place = folder.appendingPathComponent("\(name)-\(tabCount)-counted")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let log = place.appendingPathComponent("calls").path
        let calls = "access,faccessat,faccessat2,/write,/sync,/rename"
        let program = [CommandLine.arguments[0], "count", name, "\(tabCount)", place.path]
        // A bus of its own is traced too, and with it the service that it starts for dconf.
        let bus = name == "dconf" ? ["dbus-run-session", "--"] : []
        _ = try output(of: "strace", ["-f", "-y", "-o", log, "-e", "trace=\(calls)"] + bus + program)
        return CallCounts(log: try String(contentsOfFile: log, encoding: .utf8))
    }

    init(log: String) {
        var interrupted: [Substring: Substring] = [:]
        var isCounting = false
        for line in log.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.count == 2 else { continue }
            var call = parts[1].drop { $0 == " " }
            if call.contains(Self.begin) { isCounting = true }
            if call.contains(Self.end) { isCounting = false }
            if let cut = call.range(of: "<unfinished ...>") {
                interrupted[parts[0]] = call[..<cut.lowerBound]
                continue
            }
            if call.hasPrefix("<... "), let resumed = call.firstRange(of: " resumed>") {
                call = (interrupted.removeValue(forKey: parts[0]) ?? "") + call[resumed.upperBound...]
            }
            if isCounting { add(call) }
        }
        bytes /= Double(Self.saves)
        synchronizations /= Double(Self.saves)
        renames /= Double(Self.saves)
    }

    /// Adds a call such as `write(3</a/file>, "…"..., 64) = 64`; pipes and sockets have no path.
    private mutating func add(_ call: Substring) {
        let name = call.prefix { $0 != "(" }
        let isOfFile = call.contains(/^\w+\(\d+<\/(?!dev\/)/)
        if name.contains("sync") {
            synchronizations += 1
        } else if name.contains("rename") {
            renames += 1
        } else if name.contains("write"), isOfFile, let result = call.firstMatch(of: /= (\d+)$/) {
            bytes += Double(result.1) ?? 0
        }
    }
}
