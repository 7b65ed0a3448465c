import Foundation

/// What this process has, as the system tells it.
enum Processes {
    static var descriptorCount: Int { count("/proc/self/fd") }

    /// The mappings of files that lie in memory alone.
    static var imageMappingCount: Int {
        lines("/proc/self/maps").count { $0.contains("memfd:image") }
    }

    /// The processes that this one has started, dead ones that nobody waited for included.
    static var children: Set<Int32> {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return Set(
            threads.flatMap { thread in
                lines("/proc/self/task/\(thread)/children").flatMap { $0.split(separator: " ") }
                    .compactMap { Int32($0) }
            }
        )
    }

    /// A line of a process's state, such as that of `Seccomp`.
    static func state(_ name: String, of process: Int32) -> String? {
        lines("/proc/\(process)/status").first { $0.hasPrefix(name + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    static func descriptors(of process: Int32) -> [String] {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
    }

    private static func count(_ folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? -1
    }

    private static func lines(_ path: String) -> [String] {
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
}
