import Foundation
import TabStore
import XCTest

@testable import TabardKit

/// An app that ends in one of the calls of restoring does so twice, and then starts afresh (R5): real crashes, in processes of
/// their own.
@preconcurrency @MainActor
final class RestorationCrashTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["launch": { launch() }] }

    private static let calls = [
        "shouldRestore", "ask delegate", "make", "viewDidLoad", "decode", "decode view", "finished",
        "didDecode",
        "didFinishLaunching",
    ]

    private static func launch() {
        let environment = ProcessInfo.processInfo.environment
        let location = StateLocation(
            applicationIdentifier: "org.example.Crashing",
            stateDirectory: environment["TABARD_STATES"]
        )
        let delegate = CrashingDelegate()
        UIApplication.shared.delegate = delegate
        let root = CrashingPage("root")
        let stack = UINavigationController(rootViewController: root)
        stack.restorationIdentifier = "stack"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = stack
        delegate.window = window
        let keeper = StateKeeper(UIApplication.shared._stateRestoration, location)
        keeper.restore()
        crash(in: "didFinishLaunching")
        print("stack of \(stack.viewControllers.count)")
        keeper.launchEnded()
        if environment["TABARD_PUSHES"] != nil {
            stack.pushViewController(CrashingPage("pushed"), animated: false)
        }
        do {
            try keeper.saveNow()
        } catch {
            print("not saved: \(error)")
        }
    }

    fileprivate static func crash(in call: String) {
        guard ProcessInfo.processInfo.environment["TABARD_CRASH"] == call else { return }
        kill(getpid(), SIGSEGV)
    }

    func testR5CrashesInEachCallOfRestoring() throws {
        for call in Self.calls {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let states = ["TABARD_STATES": folder]
            let crashing = states.merging(["TABARD_CRASH": call]) { $1 }
            let (_, first) = try run("launch", states.merging(["TABARD_PUSHES": "1"]) { $1 })
            XCTAssertTrue(first.contains("stack of 1"), first)
            let (_, second) = try run("launch", states)
            XCTAssertTrue(second.contains("stack of 2"), second)
            for _ in 1...2 {
                let (reason, text) = try run("launch", crashing)
                XCTAssertEqual(reason, .uncaughtSignal, "\(call): \(text)")
            }
            // The crash is still there, and nothing is brought back that would lead to it.
            let withoutRestoring = call == "viewDidLoad" || call == "didFinishLaunching" ? states : crashing
            let (reason, text) = try run("launch", withoutRestoring)
            XCTAssertEqual(reason, .exit, "\(call): \(text)")
            XCTAssertTrue(text.contains("stack of 1"), "\(call): \(text)")
            XCTAssertTrue(text.contains("The saved state is not used"), "\(call): \(text)")
            let aside = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
                $0.contains(".state.")
            }
            XCTAssertEqual(aside.filter { !$0.hasSuffix(".lock") }.count, 1, "\(call): \(aside)")
        }
    }

    /// One launch that ends while restoring is no reason to forget anything.
    func testR5OneCrashLosesNothing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let states = ["TABARD_STATES": folder]
        _ = try run("launch", states.merging(["TABARD_PUSHES": "1"]) { $1 })
        for _ in 1...3 {
            let (reason, _) = try run("launch", states.merging(["TABARD_CRASH": "decode"]) { $1 })
            XCTAssertEqual(reason, .uncaughtSignal)
            let (_, text) = try run("launch", states)
            XCTAssertTrue(text.contains("stack of 2"), text)
        }
    }

    func testTheUserCanSetTheStateAside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let states = ["TABARD_STATES": folder]
        _ = try run("launch", states.merging(["TABARD_PUSHES": "1"]) { $1 })
        let (_, reset) = try run("launch", states.merging(["TABARD_RESET": "1"]) { $1 })
        XCTAssertTrue(reset.contains("stack of 1"), reset)
        XCTAssertTrue(reset.contains("as TABARD_RESET asks for"), reset)
        let (_, text) = try run("launch", states)
        XCTAssertTrue(text.contains("stack of 1"), text)
    }
}

/// A delegate that ends the program where it is told to.
final class CrashingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        true
    }

    func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        RestorationCrashTests.crash(in: "shouldRestore")
        return true
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestorationCrashTests.crash(in: "didDecode")
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        RestorationCrashTests.crash(in: "ask delegate")
        return nil
    }
}

/// A page that ends the program where it is told to.
final class CrashingPage: UIViewController, UIViewControllerRestoration {
    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        if identifier != "root" { restorationClass = CrashingPage.self }
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        RestorationCrashTests.crash(in: "make")
        return CrashingPage("pushed")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        RestorationCrashTests.crash(in: "viewDidLoad")
        view.addSubview(CrashingView())
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        RestorationCrashTests.crash(in: "decode")
    }

    override func applicationFinishedRestoringState() { RestorationCrashTests.crash(in: "finished") }
}

final class CrashingView: UIView {
    init() {
        super.init(frame: .zero)
        restorationIdentifier = "view"
    }

    required init?(coder: NSCoder) { nil }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        RestorationCrashTests.crash(in: "decode view")
    }
}
