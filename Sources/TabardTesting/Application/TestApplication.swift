import Foundation

/// An app that runs on a test's desktop, as its user would start it.
///
/// It ends with the object, and with the test's process, even one that crashes.
@MainActor
public final class TestApplication {
    /// The desktop that it runs on.
    public let display: TestDisplay
    private let process: ChildProcess

    /// Starts a program.
    ///
    /// It gets an environment that is the same everywhere: an empty home folder, the locale
    /// `C.UTF-8`, no animations, drawing by Cairo, and `G_DEBUG=fatal-warnings`, with which GTK's
    /// first warning ends the program.
    ///
    /// - Parameters:
    ///   - product: The name of an executable product of the package under test, which is looked for beside the test's
    ///     own program; or a path.
    ///   - arguments: What the program is started with.
    ///   - display: Where its windows come up.
    ///   - changes: What differs from the environment above; nil removes a variable.
    public init(
        _ product: String,
        arguments: [String] = [],
        on display: TestDisplay,
        environment changes: [String: String?] = [:]
    ) throws {
        self.display = display
        var environment = display.environment
        for (name, value) in changes { environment[name] = value }
        process = try ChildProcess(
            Self.path(ofProduct: product),
            arguments,
            environment: environment
        )
    }

    /// The process's number.
    public var identifier: Int32 { process.identifier }

    /// Whether it has not ended yet.
    public var isRunning: Bool { process.isRunning }

    /// How the app ended, nil while it runs.
    public var exitStatus: ExitStatus? { process.exitStatus }

    /// What the app has written to its standard output so far, up to 4 MiB.
    public var standardOutput: String { process.output.text }

    /// What the app has written to its standard error so far, up to 4 MiB.
    public var standardError: String { process.errorOutput.text }

    /// Asks the app to end, as a desktop does when the user logs out.
    public func terminate() { process.send(SIGTERM) }

    /// Ends the app at once, as a crash or a power failure does.
    public func kill() { process.send(SIGKILL) }

    /// Waits for the app's end; nil if it still runs when the time is over.
    public func waitForExit(timeout: Duration = .seconds(10)) -> ExitStatus? {
        process.waitForExit(timeout: timeout)
    }

    /// The app as a screen reader sees it: the root of its accessible objects.
    public func accessibleRoot(timeout: Duration = .seconds(20)) throws -> AccessibleObject {
        let bus = try display.accessibilityBus
        return try waitFor("the app on the accessibility bus", timeout: timeout) {
            if let root = try bus.application(withProcess: identifier) { return root }
            try checkIsRunning()
            return nil
        }
    }

    /// Waits until a window with this title is on the screen.
    public func window(titled title: String, timeout: Duration = .seconds(20)) throws -> TestWindow {
        try waitFor("a window titled '\(title)'", timeout: timeout) {
            if let window = try display.findWindow(titled: title) { return window }
            try checkIsRunning()
            return nil
        }
    }

    private func checkIsRunning() throws {
        guard isRunning else { throw TestingError(.ended, "the app ended: \(endDescription)") }
    }

    /// How the app ended and what it wrote, for messages.
    public var endDescription: String {
        let status = exitStatus.map { "\($0)" } ?? "it runs"
        return "\(status)\n\(standardOutput)\(standardError)"
    }

    /// Where a product of the package under test was built.
    public static func path(ofProduct product: String) throws -> String {
        guard !product.contains("/") else { return product }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = [
            executable.deletingLastPathComponent(), Bundle.main.bundleURL,
            Bundle.main.bundleURL.deletingLastPathComponent(),
        ]
        for folder in folders {
            let path = folder.appendingPathComponent(product).path
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        let list = Set(folders.map(\.path)).sorted().joined(separator: ", ")
        throw TestingError(.notFound, "there is no program '\(product)' in \(list)")
    }
}
