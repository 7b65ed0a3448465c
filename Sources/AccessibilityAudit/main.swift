import Foundation
import TabardTesting

// Tells what keeps people from using an app: one that runs on the session's bus, or a program that is started unseen.
let usage = """
    Usage: AccessibilityAudit NAME
           AccessibilityAudit --start PROGRAM [ARGUMENT…]
           AccessibilityAudit --walk PROGRAM [ARGUMENT…]

    """

/// The audit of an app that runs, by its name or that of its process. There is no picture of it to measure contrast in.
@MainActor
func report(ofRunning name: String) throws -> AccessibilityAuditReport {
    let environment = ProcessInfo.processInfo.environment
    let address =
        environment["DBUS_SESSION_BUS_ADDRESS"]
        ?? "unix:path=\(environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())")/bus"
    let bus = try AccessibilityBus(sessionBusAddress: address)
    let roots = try bus.applications.filter { root in
        if (try? root.name) == name { return true }
        guard let process = try? bus.processIdentifier(of: root) else { return false }
        let command = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return command?.trimmingCharacters(in: .newlines) == name
    }
    guard let root = roots.first else {
        let names = bus.names.joined(separator: ", ")
        throw TestingError(.notFound, "no app '\(name)' is on the bus, only: \(names)")
    }
    let types = AccessibilityAuditType.all.subtracting(.contrast)
    return AccessibilityAuditReport(of: try root.auditElements, for: types)
}

extension AccessibilityBus {
    fileprivate var names: [String] { ((try? applications) ?? []).compactMap { try? $0.name } }
}

@MainActor
func report(ofProgram path: String, arguments: [String]) throws -> AccessibilityAuditReport {
    let display = try TestDisplay()
    defer { display.stop() }
    let app = try TestApplication(path, arguments: arguments, on: display)
    return try app.accessibilityAuditReport()
}

/// The audit of all screens that pressing things leads to, each told as it is found.
@MainActor
func walkThroughProgram(_ path: String, arguments: [String]) throws -> AccessibilityWalk {
    let walk = AccessibilityWalk { try TestApplication(path, arguments: arguments, on: TestDisplay()) }
    walk.types.formUnion([.keyboardFocus, .action])
    walk.didVisit = { screen in
        let way = screen.path.map(\.description).joined(separator: " › ")
        let (count, failures) = (screen.report.elementCount, screen.report.failures)
        let lines = failures.map { "    \($0)\n" }.joined()
        // At once, as a walk takes minutes, and what print(_:) writes to a file comes late.
        FileHandle.standardOutput.write(
            Data("\(screen.title): objects \(count), failing \(failures.count) (\(way))\n\(lines)".utf8)
        )
    }
    try walk.run()
    return walk
}

var arguments = Array(CommandLine.arguments.dropFirst())
let report: AccessibilityAuditReport
do {
    if arguments.first == "--walk", arguments.count > 1 {
        let walk = try walkThroughProgram(arguments[1], arguments: Array(arguments.dropFirst(2)))
        let reports = walk.screens.map(\.report)
        let (count, failing) = (
            reports.map(\.elementCount).reduce(0, +), reports.map(\.failures.count).reduce(0, +)
        )
        print("screens \(walk.screens.count), objects checked \(count), failing \(failing)")
        exit(failing == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    } else if arguments.first == "--start", arguments.count > 1 {
        report = try report(ofProgram: arguments[1], arguments: Array(arguments.dropFirst(2)))
    } else if arguments.count == 1, !arguments[0].hasPrefix("-") {
        report = try report(ofRunning: arguments[0])
    } else {
        FileHandle.standardError.write(Data(usage.utf8))
        exit(EX_USAGE)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(EX_UNAVAILABLE)
}
for issue in report.issues { print(issue) }
print("objects checked \(report.elementCount), failing \(report.failures.count)")
exit(report.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
