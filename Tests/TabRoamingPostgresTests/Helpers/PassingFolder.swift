import Foundation

/// A folder that another user of the system can enter, and that goes with this process, however that ends.
///
/// What root makes for its own temporary files lies mostly in a folder that nobody else may enter, and PostgreSQL
/// does not run as root.
final class PassingFolder: Sendable {
    let path: String
    private let keeper: Process
    private let life = Pipe()

    init(_ name: String) throws {
        let temporary = FileManager.default.temporaryDirectory.path
        path = (Self.isOpenToOthers(temporary) ? temporary : "/tmp") + "/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // It hears the pipe end, and the server may write for a moment more.
        keeper = Process()
        keeper.executableURL = URL(fileURLWithPath: "/bin/sh")
        keeper.arguments = [
            "-c",
            """
            trap '' INT TERM HUP
            cat >/dev/null
            for attempt in 1 2 3 4 5 6 7 8 9 10; do rm -rf -- "$1" && break; sleep 1; done
            """,
            "keeper", path,
        ]
        keeper.standardInput = life
        // A test's runner would wait for whoever holds its output.
        keeper.standardOutput = FileHandle.nullDevice
        keeper.standardError = FileHandle.nullDevice
        try keeper.run()
        try Command.run("/bin/chmod", ["755", path])
    }

    /// Removes the folder now.
    func remove() {
        try? life.fileHandleForWriting.close()
        keeper.waitUntilExit()
    }

    /// Whether users other than root can come to a folder; whoever is not root uses their own.
    private static func isOpenToOthers(_ path: String) -> Bool {
        guard getuid() == 0 else { return true }
        var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        while true {
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
            guard let mode = attributes?[.posixPermissions] as? NSNumber, mode.intValue & 0o001 != 0 else {
                return false
            }
            if folder.path == "/" { return true }
            folder.deleteLastPathComponent()
        }
    }
}
