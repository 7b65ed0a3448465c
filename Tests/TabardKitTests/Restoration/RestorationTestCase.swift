import GtkInterop
import XCTest

@testable import TabardKit

/// An app whose interface is made, kept, made anew and brought back.
@preconcurrency @MainActor
class RestorationTestCase: XCTestCase {
    private var delegate: Delegate?
    let restoration = StateRestoration()
    /// What was called, in order.
    static var calls: [String] = []

    /// The app's delegate, which wants all kept.
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var saves = true
        var restores = true
        /// Makes what is asked for.
        var make: ([String]) -> UIViewController? = { _ in nil }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
            -> Bool
        {
            calls.append("shouldSave")
            return saves
        }

        func application(
            _ application: UIApplication,
            shouldRestoreSecureApplicationState coder: NSCoder
        ) -> Bool {
            calls.append("shouldRestore")
            return restores
        }

        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            calls.append("willEncode")
            coder.encode("of the app", forKey: "note")
        }

        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            calls.append("didDecode \(coder.decodeObject(forKey: "note") ?? "nil")")
        }

        func application(
            _ application: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            let path = identifierComponents.joined(separator: "/")
            calls.append("ask delegate \(path)")
            return make(identifierComponents)
        }
    }

    override func setUp() async throws {
        Self.calls = []
        let delegate = Delegate()
        self.delegate = delegate
        UIApplication.shared.delegate = delegate
    }

    override func tearDown() async throws {
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        UIApplication.shared.delegate = nil
        delegate = nil
    }

    var app: Delegate { delegate ?? Delegate() }

    /// Makes a controller the window's.
    func start(_ root: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        app.window = window
    }

    /// Shows the window, and waits until it is on the screen.
    func appear() {
        guard let window = app.window else { return }
        Toolkit.areAnimationsEnabled = false
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
    }

    /// Keeps the interface, puts a new one in its place, and brings the state back.
    func relaunch(with root: UIViewController) throws {
        let objects = try XCTUnwrap(restoration.collect())
        start(root)
        restoration.restore(objects)
    }

    /// The paths of what is kept.
    func keptPaths() throws -> [String] {
        try XCTUnwrap(restoration.collect()).map { "\($0.kind.rawValue) \($0.path)" }
    }
}

/// A controller that keeps a text and tells what it is asked.
class KeptPage: UIViewController {
    var text = ""

    init(_ identifier: String?, _ text: String = "") {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        title = identifier
    }

    required init?(coder: NSCoder) { nil }

    private var name: String { "\(restorationIdentifier ?? "nil")" }

    override func viewDidLoad() {
        super.viewDidLoad()
        RestorationTestCase.calls.append("viewDidLoad \(name)")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        RestorationTestCase.calls.append("encode \(name)")
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? "nothing"
        RestorationTestCase.calls.append("decode \(name) \(text)")
    }

    override func applicationFinishedRestoringState() {
        RestorationTestCase.calls.append("finished \(name)")
    }
}

/// A page that its own class makes again.
final class MadePage: KeptPage, UIViewControllerRestoration {
    static var isExcluded = false

    override init(_ identifier: String?, _ text: String = "") {
        super.init(identifier, text)
        restorationClass = MadePage.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        let text = coder.decodeObject(forKey: "text") as? String ?? "nil"
        RestorationTestCase.calls.append("make \(identifierComponents.joined(separator: "/")) \(text)")
        return isExcluded ? nil : MadePage(identifierComponents.last)
    }
}

extension UINavigationController {
    /// A stack with an identifier.
    convenience init(_ identifier: String?, _ stack: UIViewController...) {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        viewControllers = stack
    }
}

extension UITabBarController {
    /// Tabs with an identifier.
    convenience init(_ identifier: String?, _ tabs: UIViewController...) {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        viewControllers = tabs
    }
}
