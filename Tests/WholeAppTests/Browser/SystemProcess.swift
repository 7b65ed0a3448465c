import Foundation

/// A process as the kernel describes it under /proc.
struct SystemProcess {
    let identifier: Int32
    let name: String
    let parent: Int32
    /// One letter; Z for a process that has ended and that its parent has not asked about.
    let state: Substring

    init?(_ identifier: Int32) {
        // "identifier (name) state parent …", where the name may hold anything.
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
            let match = text.firstMatch(of: /\((.*)\) (\w) (\d+)/.dotMatchesNewlines()),
            let parent = Int32(match.3)
        else { return nil }
        self.identifier = identifier
        self.parent = parent
        name = String(match.1)
        state = match.2
    }

    static func children(of parent: Int32) -> [SystemProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap(Int32.init).compactMap(SystemProcess.init).filter { $0.parent == parent }
    }

    static func isAlive(_ identifier: Int32) -> Bool {
        SystemProcess(identifier).map { $0.state != "Z" } ?? false
    }

    /// The words of the command that the process runs; none once it has ended.
    static func arguments(of identifier: Int32) -> [String] {
        let words = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(identifier)/cmdline"))
        return (words ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// How often each thread of a process has given up the processor to wait for something.
    static func waitCounts(of identifier: Int32) throws -> [String: Int] {
        let folder = "/proc/\(identifier)/task"
        let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
        let counts = threads.map { thread in
            // A thread may be gone by now.
            let status = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
            let count = status.firstMatch(of: /\nvoluntary_ctxt_switches:\s*(\d+)/)
            return (thread, count.flatMap { Int($0.1) } ?? 0)
        }
        return Dictionary(uniqueKeysWithValues: counts)
    }

    /// The network addresses at which a process listens, as `ADDRESS:PORT` in the kernel's hexadecimal.
    static func listeningAddresses(of identifier: Int32) -> [String] {
        let sockets = sockets(of: identifier)
        return ["tcp", "tcp6", "udp", "udp6"].flatMap { table in
            rows(of: table).compactMap { row in
                row.count > 9 && row[3] == listening && sockets.contains(String(row[9]))
                    ? String(row[1]) : nil
            }
        }
    }

    /// The sockets in the file system that a process has made.
    static func socketPaths(of identifier: Int32) -> Set<URL> {
        let sockets = sockets(of: identifier)
        let rows = rows(of: "unix").filter { $0.count > 7 && sockets.contains(String($0[6])) }
        return Set(rows.map { URL(fileURLWithPath: String($0[7])) })
    }

    /// The kernel's numbers of a process's sockets.
    private static func sockets(of identifier: Int32) -> Set<String> {
        let folder = "/proc/\(identifier)/fd/"
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(
            descriptors.compactMap { descriptor in
                (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + descriptor))?
                    .wholeMatch(of: /socket:\[(\d+)\]/).map { String($0.1) }
            }
        )
    }

    /// The kernel's number for a socket that waits for connections.
    private static let listening = "0A"

    private static func rows(of table: String) -> [[Substring]] {
        let text = (try? String(contentsOfFile: "/proc/net/\(table)", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
    }
}
