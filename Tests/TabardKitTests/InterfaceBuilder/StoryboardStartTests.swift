import GtkInterop
import XCTest

@testable import TabardKit

/// What a program that starts with a storyboard hears, in order.
@preconcurrency @MainActor
enum StartCalls {
    static var list: [String] = []
    /// Ends the program after these have been heard.
    static var last: Set<String> = []

    static func note(_ call: String) {
        list.append(call)
        guard last.remove(call) != nil, last.isEmpty else { return }
        MainLoop.after(seconds: 0.1) {
            let window = UIApplication.shared._windows.first
            let controller = window?.rootViewController
            let isRed =
                controller?.view.pixels()?[20, 20] == RGBA(red: 1, green: 0, blue: 0, alpha: 1)
            print("start: \(list.joined(separator: ", "))")
            print("windows: \(UIApplication.shared._windows.count), key \(window?.isKeyWindow == true)")
            print("root: \(controller.map { "\(type(of: $0))" } ?? "nil"), red \(isRed)")
            UIApplication.shared._terminate()
        }
    }

    /// What a window has at a moment.
    static func describe(_ window: UIWindow?) -> String {
        guard let window else { return "without window" }
        let root = window.rootViewController
        return
            "\(window.isHidden ? "hidden" : "shown") \(root?.title ?? "nothing")\(root?.isViewLoaded == true ? " loaded" : "")"
    }
}

/// The first controller.
final class StartController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        StartCalls.note("init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        StartCalls.note("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        StartCalls.note("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        StartCalls.note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        StartCalls.note("didAppear")
    }
}

/// An app that says only what it hears.
class StartDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        StartCalls.note("willFinish \(StartCalls.describe(window))")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        StartCalls.note("didFinish \(StartCalls.describe(window))")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { StartCalls.note("active") }
}

/// An app that keeps no window.
final class WindowlessDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { StartCalls.note("active") }
}

/// An app that shows another window than the storyboard's.
final class OwnWindowDelegate: StartDelegate {
    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let own = UIWindow(frame: UIScreen.main.bounds)
        own.rootViewController = window?.rootViewController
        window = own
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}

/// A scene that says only what it hears.
final class StartSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        StartCalls.note("willConnect \(StartCalls.describe(window))")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        StartCalls.note("willEnterForeground \(StartCalls.describe(window))")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { StartCalls.note("scene active") }
}

/// Programs that start with a storyboard, each a child process with an `Info.plist` of its own (I1).
@preconcurrency @MainActor
final class StoryboardStartTests: MisuseTestCase {
    private static func start(_ delegate: AnyClass, until last: String...) {
        StartCalls.last = Set(last)
        print("status: \(UIApplication._run(delegateClass: delegate))")
    }

    override class var misuses: [String: () -> Void] {
        [
            "app": { start(StartDelegate.self, until: "didAppear", "active") },
            "without window": { start(WindowlessDelegate.self, until: "didAppear", "active") },
            "own window": { start(OwnWindowDelegate.self, until: "didAppear", "active") },
            "scene": { start(StartDelegate.self, until: "didAppear", "scene active") },
            "empty": { start(StartDelegate.self, until: "active") },
            "empty scene": { start(StartDelegate.self, until: "scene active") },
        ]
    }

    private static let red =
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    private let first = StoryboardText.text([
        "<viewController title=\"First\" id=\"a\" customClass=\"StartController\"><view key=\"view\" id=\"v\"><color key=\"backgroundColor\" \(red)/></view></viewController>"
    ])

    /// Runs a program with an `Info.plist` and a document beside it.
    ///
    /// - Returns: How it ended, what it wrote, and of that the lines that this test asks for.
    private func run(
        _ name: String,
        _ information: [String: Any],
        _ document: String,
        at path: String = "Main.storyboard"
    ) throws -> (reason: Process.TerminationReason, text: String, lines: [String]) {
        let (reason, text) = try run(name, information, document: document, at: path)
        let prefixes = ["start: ", "windows: ", "root: ", "status: "]
        let lines = text.split(separator: "\n").map(String.init)
        return (reason, text, lines.filter { line in prefixes.contains { line.hasPrefix($0) } })
    }

    private func scenes(_ storyboard: String) -> [String: Any] {
        let delegate = "TabardKitTests.StartSceneDelegate"
        return [
            "UIApplicationSceneManifest": SceneTestCase.manifest(
                delegate: delegate,
                ["UISceneStoryboardFile": storyboard]
            )
        ]
    }

    private let shown = ["windows: 1, key true", "root: StartController, red true", "status: 0"]

    func testTheMainStoryboard() throws {
        let (_, text, lines) = try run("app", ["UIMainStoryboardFile": "Main"], first)
        XCTAssertEqual(
            lines,
            [
                "start: init, awake, willFinish hidden First, didFinish hidden First, didLoad, willAppear, didAppear, active"
            ] + shown,
            text
        )
    }

    /// In the folder of Xcode's base language, and under the key of the device.
    func testTheMainStoryboardOfADeviceInItsFolder() throws {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let (_, text, lines) = try run(
            "without window",
            ["UIMainStoryboardFile": "None", "UIMainStoryboardFile~\(device)": "Main"],
            first,
            at: "Base.lproj/Main.storyboard"
        )
        XCTAssertEqual(lines, ["start: init, awake, didLoad, willAppear, didAppear, active"] + shown, text)
    }

    func testTheDelegatesOwnWindowIsShown() throws {
        let (_, text, lines) = try run("own window", ["UIMainStoryboardFile": "Main"], first)
        XCTAssertEqual(
            lines,
            [
                "start: init, awake, willFinish hidden First, didFinish hidden First, didLoad, willAppear, didAppear, active"
            ] + shown,
            text
        )
    }

    /// A manifest of scenes comes before the main storyboard, which stays unread.
    func testTheStoryboardOfAScene() throws {
        var information = scenes("Main")
        information["UIMainStoryboardFile"] = "None"
        let (_, text, lines) = try run("scene", information, first)
        XCTAssertEqual(
            lines,
            [
                "start: willFinish without window, didFinish without window, init, awake, willConnect hidden First, didLoad, willAppear, didAppear, willEnterForeground shown First loaded, scene active"
            ] + shown,
            text
        )
    }

    func testAStoryboardThatIsMissingIsNamed() throws {
        let (reason, text, lines) = try run("app", ["UIMainStoryboardFile": "Missing"], first)
        XCTAssertEqual(reason, .uncaughtSignal, text)
        XCTAssertEqual(lines, [])
        let problem = "Could not find a storyboard named 'Missing': the bundle has Main"
        XCTAssertTrue(text.contains(problem), text)
        let scene = try run("empty scene", scenes("Missing"), first)
        XCTAssertEqual(scene.reason, .exit, scene.text)
        XCTAssertTrue(
            scene.text.contains("The storyboard of the scene can't be read: \(problem)"),
            scene.text
        )
    }

    func testAStoryboardThatIsBrokenIsToldWithItsLine() throws {
        let broken = "<document>\n<scenes>\n<scene"
        let (reason, text, _) = try run("app", ["UIMainStoryboardFile": "Main"], broken)
        XCTAssertEqual(reason, .uncaughtSignal, text)
        XCTAssertTrue(text.contains("Main.storyboard:3:"), text)
    }

    func testAStoryboardWithoutAFirstControllerIsTold() throws {
        let (reason, text, lines) = try run(
            "empty",
            ["UIMainStoryboardFile": "Main"],
            StoryboardText.text(["<viewController id=\"a\"/>"], initial: "")
        )
        XCTAssertEqual(reason, .exit, text)
        XCTAssertEqual(
            lines.first,
            "start: willFinish hidden nothing, didFinish hidden nothing, active",
            text
        )
        let problem = "The storyboard has no initial view controller, so the window stays empty"
        XCTAssertTrue(text.contains("Main.storyboard: \(problem)"), text)
    }
}
