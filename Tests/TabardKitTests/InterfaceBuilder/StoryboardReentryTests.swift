import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// What a program does while a storyboard's objects are made, by the name of the moment.
@preconcurrency @MainActor
enum ReentryHooks {
    static var actions: [String: (UIViewController?) -> Void] = [:]

    /// Each moment is used once, so that what it leads to may come to the same one.
    static func call(_ moment: String, _ controller: UIViewController?) {
        let action = actions.removeValue(forKey: moment)
        action?(controller)
    }
}

/// Calls a hook at each step of its life.
final class HookedSceneController: UIViewController {
    weak var label: UIView? {
        didSet { ReentryHooks.call("outlet", self) }
    }
    var taps = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ReentryHooks.call("init", self)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        ReentryHooks.call("awake", self)
    }

    override func loadView() {
        super.loadView()
        ReentryHooks.call("loadView", self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ReentryHooks.call("didLoad", self)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        ReentryHooks.call("should", self)
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        ReentryHooks.call(segue.identifier == "in" ? "prepare embed" : "prepare", self)
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            HookedSceneController.self,
            super._selectors,
            [
                .property("label", { $0.label }, { $0.label = $1 }),
                .method("tap:") { owner, _ in owner.taps += 1 },
            ]
        )
    }
}

/// Calls a hook when it is woken, and when its attribute is set.
final class HookedSceneView: UIView {
    var mark = "" {
        didSet { ReentryHooks.call("attribute", _ownersInTree.first as? UIViewController) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        ReentryHooks.call("view init", nil)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        ReentryHooks.call("view awake", nil)
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            HookedSceneView.self,
            super._selectors,
            [.property("mark", { $0.mark }, { $0.mark = $1 })]
        )
    }
}

/// Programs that change everything while a storyboard is made and shown (I7).
@preconcurrency @MainActor
final class StoryboardReentryTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["all": { tryEverything() }] }

    private static let hooked = #"customClass="HookedSceneController" customModule="TabardKitTests""#

    static func board() throws -> UIStoryboard {
        try StoryboardText.storyboard([
            "<tabBarController id=\"a\">\(StoryboardText.relationship("viewControllers", ["n", "o"]))</tabBarController>",
            "<navigationController id=\"n\">\(StoryboardText.relationship("rootViewController", ["h"]))</navigationController>",
            """
            <viewController title="H" storyboardIdentifier="h" id="h" \(hooked)><view key="view" id="v" customClass="HookedSceneView" customModule="TabardKitTests"><subviews><label text="L" id="l"/><button id="b"><connections><segue destination="d" kind="show" identifier="on" id="s1"/></connections></button><containerView id="c"><connections><segue destination="e" kind="embed" identifier="in" id="s2"/></connections></containerView></subviews><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mark" value="m"/></userDefinedRuntimeAttributes></view><navigationItem key="navigationItem" title="H" id="i"><barButtonItem key="rightBarButtonItem" title="Tap" id="t"><connections><action selector="tap:" destination="h" id="a1"/></connections></barButtonItem></navigationItem><connections><outlet property="label" destination="l" id="o1"/><segue destination="d" kind="presentation" identifier="over" animates="NO" id="s3"/></connections></viewController>
            """,
            #"<viewController title="D" id="d"><view key="view" id="dv"/></viewController>"#,
            #"<viewController title="E" id="e"><view key="view" id="ev"/></viewController>"#,
            #"<viewController title="O" id="o"><view key="view" id="ov"/></viewController>"#,
        ])
    }

    private static let moments = [
        "init", "awake", "loadView", "didLoad", "should", "prepare", "prepare embed", "outlet", "attribute",
        "view init",
        "view awake",
    ]

    private static func tryEverything() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.makeKeyAndVisible()
        var current: UIViewController?
        let changes: [String: (UIViewController?) -> Void] = [
            "removes views": { controller in
                for view in controller?.viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
            },
            "performs segues": { controller in
                for identifier in ["on", "over"] {
                    controller?.performSegue(withIdentifier: identifier, sender: nil)
                }
            },
            "instantiates": { controller in
                _ = controller?.storyboard?.instantiateInitialViewController()?.view
                (controller?.storyboard?.instantiateViewController(withIdentifier: "h"))?.loadViewIfNeeded()
            },
            "dismisses": { controller in controller?.dismiss(animated: false) },
            "swaps the root": { _ in window.rootViewController = UIViewController() },
            "empties the window": { _ in window.rootViewController = nil },
            "selects tabs": { controller in
                (controller?.tabBarController ?? current as? UITabBarController)?.selectedIndex = 1
            },
            "changes the tabs": { _ in (current as? UITabBarController)?.viewControllers = [] },
            "empties the stack": { controller in controller?.navigationController?.viewControllers = [] },
            "lets outlets go": { controller in (controller as? HookedSceneController)?.label = nil },
            "sets the view": { controller in
                if controller?.isViewLoaded == true { controller?.view = UIView() }
            },
            // While it is being made, there must be one in the end.
            "lets the view go": { controller in
                if controller?.isViewLoaded == true, controller?._isLoadingView == false {
                    controller?.view = nil
                }
            },
            "leaves its parent": { controller in controller?.removeFromParent() },
        ]
        var count = 0
        for moment in moments {
            for (change, action) in changes.sorted(by: { $0.key < $1.key }) {
                FileHandle.standardError.write(Data("moment \(moment), \(change)\n".utf8))
                var isCalled = false
                ReentryHooks.actions = [
                    moment: { controller in
                        isCalled = true
                        action(controller)
                    }
                ]
                weak var gone: UIViewController?
                do {
                    current = try? board().instantiateInitialViewController()
                    gone = current
                    window.rootViewController = current
                    MainLoop.iterate(seconds: 0.01)
                    let home =
                        ((current as? UITabBarController)?.viewControllers?.first as? UINavigationController)?
                        .viewControllers.first
                    for button in home?.viewIfLoaded?.subviews ?? [] {
                        (button as? UIButton)?.sendActions(for: .touchUpInside)
                    }
                    if let home { home.performSegue(withIdentifier: "over", sender: nil) }
                    MainLoop.iterate(seconds: 0.01)
                    home?.dismiss(animated: false)
                    current = nil
                    window.rootViewController = nil
                }
                ReentryHooks.actions = [:]
                if !isCalled { print("never called: \(moment), \(change)") }
                if !MainLoop.iterate(seconds: 2, until: { gone == nil }) {
                    print("kept: \(moment), \(change)")
                }
                count += 1
            }
        }
        print("tried \(count) of \(moments.count * changes.count)")
    }

    func testEveryChangeAtEveryMoment() throws {
        let (reason, text) = try run("all")
        let last = text.split(separator: "\n").last { $0.hasPrefix("moment ") } ?? ""
        XCTAssertEqual(reason, .exit, "\(last): \(text.suffix(3_000))")
        XCTAssertTrue(text.contains("tried 143 of 143"), "\(last)")
        XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("never called") }, [])
        XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("kept") }, [])
    }

    /// Apps ask for their view in `awakeFromNib()` and in `init(coder:)`, which loads it early.
    func testAViewThatIsAskedForEarly() throws {
        for moment in ["awake", "init"] {
            ReentryHooks.actions = [moment: { controller in _ = controller?.view }]
            let controller = try XCTUnwrap(
                Self.board().instantiateViewController(withIdentifier: "h") as? HookedSceneController
            )
            XCTAssertTrue(controller.isViewLoaded, moment)
            XCTAssertEqual((controller.label as? UILabel)?.text, "L", moment)
            let button = try XCTUnwrap(controller.navigationItem.rightBarButtonItem, moment)
            let action = try XCTUnwrap(button.action, moment)
            XCTAssertTrue(button.target === controller, moment)
            XCTAssertEqual(action, Selector("tap:"), moment)
            XCTAssertEqual(controller.children.map(\.title), ["E"], moment)
        }
    }

    /// What is embedded is a child all the same, whose view nobody sees.
    func testAContainerThatIsTakenAway() throws {
        for moment in ["attribute", "view awake", "prepare embed"] {
            weak var made: UIViewController?
            ReentryHooks.actions = [
                "init": { made = $0 },
                moment: { _ in for view in made?.viewIfLoaded?.subviews ?? [] { view.removeFromSuperview() }
                },
            ]
            let controller = try Self.board().instantiateViewController(withIdentifier: "h")
            controller.loadViewIfNeeded()
            XCTAssertEqual(ReentryHooks.actions.count, 0, moment)
            XCTAssertEqual(controller.view.subviews, [], moment)
            XCTAssertEqual(controller.children.map(\.title), ["E"], moment)
            XCTAssertNil(controller.children.first?.viewIfLoaded?.window, moment)
        }
    }
}
