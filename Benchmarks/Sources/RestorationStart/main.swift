import Foundation
import TabardTesting
import UIKit

// Starts the same app with the state of its last launch and with the same screens pushed by code, in turns, and prints the
// processor time until the first frame; then what saving the state takes of the main thread.
switch CommandLine.arguments.dropFirst().first.flatMap(Way.init) {
case let way?:
    Starter.way = way
    let delegate: AnyClass = way == .code ? PlainDelegate.self : AppDelegate.self
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate)))
case nil: try compare(rounds: 41)
}

/// What a process does.
enum Way: String {
    /// Pushes all screens, shows each tab and saves.
    case prepare
    case restored
    /// In an app that knows nothing of restoration.
    case code
    /// Saves again and again.
    case save
}

/// An app that knows nothing of restoration.
final class PlainDelegate: UIResponder, UIApplicationDelegate {
    private let starter = Starter()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        starter.start(application)
        return true
    }
}

/// An app that has its state kept.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let starter = Starter()
    var window: UIWindow? = nil

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
        -> Bool
    { true }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = starter.window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        starter.start(application)
        return true
    }
}

/// Shows the tabs and does what the process is for.
@MainActor
final class Starter {
    static var way = Way.code
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let tabs = makeTabs()

    init() { window.rootViewController = tabs }

    func start(_ application: UIApplication) {
        if Self.way != .restored { push(onto: tabs) }
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        switch Self.way {
        case .prepare, .save: DispatchQueue.main.async { self.use(application) }
        case .restored, .code:
            print(Int(Clock.ofProcess.microseconds))
            let stack = tabs.selectedViewController as? UINavigationController
            guard stack?.viewControllers.count == Tree.screens + 1, tabs.selectedIndex == Tree.selected,
                (stack?.topViewController as? ListController)?.tableView.indexPathForSelectedRow?.row
                    == Tree.rows / 2
            else { fatalError("Not what was left: \(stack?.viewControllers.count ?? 0) screens") }
            leave()
        }
    }

    private func use(_ application: UIApplication) {
        for index in 0..<Tree.tabs {
            tabs.selectedIndex = index
            TestEnvironment.drawFrame(of: window)
        }
        tabs.selectedIndex = Tree.selected
        TestEnvironment.drawFrame(of: window)
        do {
            if Self.way == .save { try measure(application) } else { try application.saveStateNow() }
        } catch {
            fatalError("\(error)")
        }
        leave()
    }

    /// What a change of one screen costs the main thread, and of all, as when nothing was encoded yet.
    private func measure(_ application: UIApplication) throws {
        let pages = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
            .flatMap(\.viewControllers).compactMap { $0 as? PageController }
        for isOne in [false, true, true] {
            var times: [Double] = []
            for round in 0..<50 {
                for page in isOne ? [pages[round % pages.count]] : pages { page.text += "." }
                let start = Clock.ofThread.microseconds
                try application.saveStateNow()
                times.append(Clock.ofThread.microseconds - start)
            }
            print(times.sorted()[times.count / 2])
        }
    }
}

/// Ends the process as it is, before it saves anything by itself.
private func leave() -> Never {
    fflush(nil)
    _exit(0)
}

/// Processor time.
enum Clock {
    case ofProcess
    case ofThread

    var microseconds: Double {
        var time = timespec()
        clock_gettime(self == .ofProcess ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}

/// What a process prints.
func run(_ way: Way, _ folder: URL) throws -> [Double] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [way.rawValue]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { fatalError("The start \(way) failed") }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
}

func compare(rounds: Int) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("restoration-\(UUID())")
    let kept = folder.appendingPathComponent("kept")
    try files.createDirectory(at: kept, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    _ = try run(.prepare, kept)
    var (restored, code, ratios): ([Double], [Double], [Double]) = ([], [], [])
    // The first round only warms up.
    for round in 0...rounds {
        // Each launch counts itself in the file until it is idle, which none of these becomes.
        let copy = folder.appendingPathComponent("\(round)")
        try files.copyItem(at: kept, to: copy)
        let pair = (restored: try run(.restored, copy)[0], code: try run(.code, folder)[0])
        guard round > 0 else { continue }
        restored.append(pair.restored)
        code.append(pair.code)
        ratios.append(pair.restored / pair.code)
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    print("| median of \(rounds) | state brought back | pushed by code | ratio of pairs |")
    print("| --- | --- | --- | --- |")
    print(
        String(
            format: "| processor time to the first frame | %.1f ms | %.1f ms | %.2f |",
            median(restored) / 1000,
            median(code) / 1000,
            median(ratios)
        )
    )
    let saves = try run(.save, folder)
    print()
    print("| saving, median of 50 | processor time of the main thread |")
    print("| --- | --- |")
    print(String(format: "| all screens changed | %.2f ms |", saves[0] / 1000))
    print(String(format: "| one screen changed | %.2f ms |", saves[2] / 1000))
}
