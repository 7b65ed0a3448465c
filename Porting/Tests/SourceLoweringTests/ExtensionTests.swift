import SourceLowering
import XCTest

/// Rule O4: overrides in extensions, and overriding what extensions declare.
final class ExtensionTests: LoweringTestCase {
    func testO4OverridesInExtensionsMove() {
        let files = [
            "A.swift": "import UIKit\nclass A: UIViewController {\n}\n",
            "A+More.swift": """
            import UIKit
            extension A {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                }
                override var preferredStatusBarHidden: Bool { true }
                override var title: String? {
                    get { super.title }
                    set { super.title = newValue }
                }
            }
            class B: UIView {}
            extension B { override class var layerClass: AnyClass { B.self } }
            """,
        ]
        let lowered = lowerModule(files)
        XCTAssertEqual(
            lowered["A.swift"]?.text,
            """
            import UIKit
            class A: UIViewController {
            override func viewWillAppear(_ animated: Bool) { _viewWillAppear_A__More_A(animated) }; override var preferredStatusBarHidden: Bool { _preferredStatusBarHidden_A__More_A }; override var title: String? { get { _title_A__More_A } set { _title_A__More_A = newValue } } }

            """
        )
        XCTAssertEqual(
            lowered["A+More.swift"]?.text,
            """
            import UIKit
            extension A {
                func _viewWillAppear_A__More_A(_ animated: Bool) {
                    super.viewWillAppear(animated)
                }
                var _preferredStatusBarHidden_A__More_A: Bool { true }
                var _title_A__More_A: String? {
                    get { super.title }
                    set { super.title = newValue }
                }
            }
            class B: UIView {class override var layerClass: AnyClass { _layerClass_A__More_B } }
            extension B { class var _layerClass_A__More_B: AnyClass { B.self } }
            """
        )
        assertCompiles(files)
    }

    func testO4MembersOfExtensionsMarkedAsAWholeMove() {
        let text = """
            import UIKit
            open class A: UIView {
            }
            @objc
            extension A {
                open func act() {}
                private func other() {}
            }
            class B: A {
                override func act() {}
            }
            @objc extension UIControl { func more() {} }
            class C: UIControl { override func more() { super.more() } }
            """
        XCTAssertEqual(
            lower(text),
            """
            import UIKit
            open class A: UIView {
            open func act() { _act_Tabs_A() }; open nonisolated override class var _selectors: _SelectorTable { _SelectorTable(A.self, super._selectors, [.method("act") { $0.act() }, .method("other") { $0.other() }]) } }

            extension A {
                public func _act_Tabs_A() {}
                private func other() {}
            }
            class B: A {
                override func act() {}
            }
            extension UIControl { func _more_Tabs_UIControl() {} ; nonisolated static func _selectors_App_Tabs_UIControl() -> _SelectorTable { _SelectorTable(UIControl.self, [.method("more") { $0._more_Tabs_UIControl() }]) } }; extension NSObjectProtocol where Self: UIControl { @preconcurrency @MainActor func more() { if (_overridden("more", self) as Void?) != nil { return }; _more_Tabs_UIControl() } }
            class C: UIControl { func more() { super._more_Tabs_UIControl() } ; nonisolated override class var _selectors: _SelectorTable { _SelectorTable(C.self, super._selectors, [.method("more") { $0.more() }]) } }
            """
        )
        assertCompiles(["Tabs.swift": text])
    }

    func testO4WhatASubclassOverridesMoves() {
        let files = [
            "A.swift": """
            import UIKit
            class A: UIView {
            }
            extension A {
                @objc func act(_ sender: Any?, done: @escaping () -> Void = {}) -> Int { 1 }
                @objc func other() {}
            }
            class B: A {
                override func act(_ sender: Any?, done: @escaping () -> Void) -> Int { super.act(sender, done: done) }
            }
            """
        ]
        XCTAssertEqual(
            changedLines(files["A.swift"] ?? ""),
            [
                #"func act(_ sender: Any?, done: @escaping () -> Void = {}) -> Int { _act_A(sender, done: done) }; nonisolated override class var _selectors: _SelectorTable { _SelectorTable(A.self, super._selectors, [.method("act:done:") { $0.act($1[0] as Any?, done: $1[1] as () -> Void) }, .method("other") { $0.other() }]) } }"#,
                #"func _act_A(_ sender: Any?, done: @escaping () -> Void = {}) -> Int { 1 }"#,
                #"func other() {}"#,
            ].map { $0.replacingOccurrences(of: "_act_A", with: "_act_Tabs_A") }
        )
        assertCompiles(files)
    }

    func testO4OverridingWhatAnExtensionOfUIKitsClassDeclares() {
        let files = [
            "Setup.swift": """
            import UIKit
            extension UIViewController {
                @objc func setup(_ name: String) -> Int { 1 }
                @objc var kind: String { "plain" }
            }
            class A: UIViewController {
                override func setup(_ name: String) -> Int { super.setup(name) + 1 }
                override var kind: String { "a" + super.kind }
            }
            class B: A {
                override func setup(_ name: String) -> Int { super.setup(name) + 1 }
            }
            """
        ]
        XCTAssertEqual(
            lowerModule(files)["Setup.swift"]?.text,
            """
            import UIKit
            extension UIViewController {
                func _setup_Setup_UIViewController(_ name: String) -> Int { 1 }
                var _kind_Setup_UIViewController: String { "plain" }
            nonisolated static func _selectors_App_Setup_UIViewController() -> _SelectorTable { _SelectorTable(UIViewController.self, [.method("setup:") { $0._setup_Setup_UIViewController($1[0] as String) }, .property("kind", { $0._kind_Setup_UIViewController })]) } }; extension NSObjectProtocol where Self: UIViewController { @preconcurrency @MainActor func setup(_ name: String) -> Int { if let answer: Int = _overridden("setup:", self, name) { return answer }; return _setup_Setup_UIViewController(name) }; @preconcurrency @MainActor var kind: String { if let answer: String = _overridden("kind", self) { return answer }; return _kind_Setup_UIViewController } }
            class A: UIViewController {
                func setup(_ name: String) -> Int { super._setup_Setup_UIViewController(name) + 1 }
                var kind: String { "a" + super._kind_Setup_UIViewController }
            nonisolated override class var _selectors: _SelectorTable { _SelectorTable(A.self, super._selectors, [.method("setup:") { $0.setup($1[0] as String) }, .property("kind", { $0.kind })]) } }
            class B: A {
                override func setup(_ name: String) -> Int { super.setup(name) + 1 }
            }
            """
        )
        assertCompiles(files)
    }

    func testO4OverridingInAnExtensionOfAnotherModulesClassIsAnError() {
        XCTAssertEqual(
            diagnostics(
                "import UIKit\nextension UINavigationController {\n  open override func viewDidLoad() {}\n}\n"
            ),
            [
                "Tabs.swift:3:22: error: 'viewDidLoad()' of 'UINavigationController', a class of another module, can't be overridden in an extension here; override it in a subclass"
            ]
        )
    }

    func testO4WhatOnlyTheRuntimeAddsToObjectsIsNoOverride() {
        let text = """
            import UIKit
            class A: NSObject {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "class A: NSObject, _SelectorAnswering {",
                "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {",
            ]
                + [
                    #"nonisolated class var _selectors: _SelectorTable { _SelectorTable(A.self, [.method("observeValueForKeyPath:ofObject:change:context:") { $0.observeValue(forKeyPath: $1[0] as String?, of: $1[1] as Any?, change: $1[2] as [String: Any]?, context: $1[3] as UnsafeMutableRawPointer?) }]) } }"#
                ]
        )
        assertCompiles(["A.swift": text])
    }

    func testO4AcrossModules() {
        let library = [
            "Base.swift": """
            import UIKit
            open class Base: UIView { @objc open func act() {} ; public override init() {} }
            extension Base { @objc open func more() {} }
            extension UIView { @objc public func decorate() {} }
            """
        ]
        let conditions = BuildConditions()
        let sources = library.map {
            FileFacts(of: ParsedSource($0.value, fileName: $0.key), conditions: conditions)
        }
        let index = ModuleIndex(module: "Library", files: sources, dependencies: [Self.uikit]).exported
        assertCompiles(library, module: "Library")
        let app = [
            "App.swift": """
            import UIKit
            import Library
            class Sub: Base {
                override func act() { super.act() }
                override func more() { super.more() }
                override func decorate() { super.decorate() }
                @objc func own() {}
                func a() -> [Selector] { [#selector(decorate), #selector(Base.act), #selector(UIView.decorate)] }
            }
            """
        ]
        XCTAssertEqual(
            lowerModule(app, dependencies: [index])["App.swift"]?.text,
            """
            import UIKit
            import Library
            class Sub: Base {
                override func act() { super.act() }
                override func more() { super.more() }
                func decorate() { super._decorate_Base_UIView() }
                func own() {}
                func a() -> [Selector] { [Selector("decorate"), Selector("act"), Selector("decorate", _registering: UIView._selectors_Library_Base_UIView)] }
            nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Sub.self, super._selectors, [.method("decorate") { $0.decorate() }, .method("own") { $0.own() }]) } }
            """
        )
        assertCompiles(app, dependencies: [index])
    }

    func testO4ObserversInExtensionsBecomeMethods() {
        let text = """
            import UIKit
            class A: UIView {
            }
            extension A {
                override var frame: CGRect {
                    willSet { print(newValue) }
                    didSet(before) {
                        print(before)
                    }
                }
                open override var isHidden: Bool { didSet { print(oldValue) } }
            }
            """
        XCTAssertEqual(
            lower(text),
            """
            import UIKit
            class A: UIView {
            override var frame: CGRect { willSet { _frame_Tabs_A_willSet(newValue) } didSet { _frame_Tabs_A_didSet(oldValue) } }; open override var isHidden: Bool { didSet { _isHidden_Tabs_A_didSet(oldValue) } } }
            extension A {
                
                    func _frame_Tabs_A_willSet(_ newValue: CGRect) { print(newValue) }
                    ; func _frame_Tabs_A_didSet(_ before: CGRect) {
                        print(before)
                    }
                
                 func _isHidden_Tabs_A_didSet(_ oldValue: Bool) { print(oldValue) } 
            }
            """
        )
        assertCompiles(["Tabs.swift": text])
    }

    func testO4WhatHasNoEffectIsAWarning() {
        let text =
            "import UIKit\nextension UITabBarController {\n  open override var preferredStatusBarStyle: Int { 1 }\n}\n"
        XCTAssertEqual(
            diagnostics(text),
            [
                "Tabs.swift:3:21: warning: 'preferredStatusBarStyle' of 'UITabBarController', a class of another module, can't be overridden in an extension here; it is left out, since Linux shows no such bars and turns no windows"
            ]
        )
        XCTAssertEqual(
            lowerModule(["Tabs.swift": text])["Tabs.swift"]?.text,
            "import UIKit\nextension UITabBarController {\n  public var _preferredStatusBarStyle_Tabs_UITabBarController: Int { 1 }\n}\n"
        )
    }

    func testO4OverridingAnExtensionsMemberInAnExtensionOfASubclass() {
        let files = [
            "Add.swift": """
            import UIKit
            extension UIView {
                @objc @discardableResult open func add(_ views: [UIView]) -> UIView { self }
            }
            extension UIControl {
                override open func add(_ views: [UIView]) -> UIView { super.add(views) }
            }
            """
        ]
        XCTAssertEqual(
            lowerModule(files)["Add.swift"]?.text,
            """
            import UIKit
            extension UIView {
                @discardableResult public func _add_Add_UIView(_ views: [UIView]) -> UIView { self }
            public nonisolated static func _selectors_App_Add_UIView() -> _SelectorTable { _SelectorTable(UIView.self, [.method("add:") { if let object = $0 as? UIControl { return object._add_Add_UIControl($1[0] as [UIView]) }; return $0._add_Add_UIView($1[0] as [UIView]) }]) } }; extension NSObjectProtocol where Self: UIView { @discardableResult @preconcurrency @MainActor public func add(_ views: [UIView]) -> UIView { if let answer: UIView = _overridden("add:", self, views) { return answer }; if let object = self as? UIControl { return object._add_Add_UIControl(views) }; return _add_Add_UIView(views) } }
            extension UIControl {
                public func _add_Add_UIControl(_ views: [UIView]) -> UIView { super._add_Add_UIView(views) }
            }
            """
        )
        assertCompiles(files)
    }

    func testO4ExtensionsOfAClassAndOfItsSuperclassInOneFile() {
        let lowered = lowerModule([
            "Classes.swift": "import UIKit\nclass Base: UIViewController {\n}\nclass Leaf: Base {\n}\n",
            "More.swift": """
            import UIKit
            extension Base {
                override func viewDidLoad() { super.viewDidLoad() }
                @objc func act() {}
            }
            extension Leaf {
                override func viewDidLoad() { super.viewDidLoad() }
                @objc func other() {}
            }
            extension UIView { @objc func one() {} }
            extension UIButton { @objc func two() { _ = [#selector(UIView.one), #selector(two)] } }
            """,
        ])
        XCTAssertEqual(
            lowered["More.swift"]?.text,
            """
            import UIKit
            extension Base {
                func _viewDidLoad_More_Base() { super.viewDidLoad() }
                func act() {}
            nonisolated static func _selectors_More_Base() -> [_SelectorEntry<Base>] { [.method("act") { $0.act() }] } }
            extension Leaf {
                func _viewDidLoad_More_Leaf() { super.viewDidLoad() }
                func other() {}
            nonisolated static func _selectors_More_Leaf() -> [_SelectorEntry<Leaf>] { [.method("other") { $0.other() }] } }
            extension UIView { func one() {} ; nonisolated static func _selectors_App_More_UIView() -> _SelectorTable { _SelectorTable(UIView.self, [.method("one") { $0.one() }]) } }
            extension UIButton { func two() { _ = [Selector("one", _registering: UIView._selectors_App_More_UIView), Selector("two", _registering: UIButton._selectors_App_More_UIButton)] } ; nonisolated static func _selectors_App_More_UIButton() -> _SelectorTable { _SelectorTable(UIButton.self, [.method("two") { $0.two() }]) } }
            """
        )
        assertCompiles([
            "Classes.swift": "import UIKit\nclass Base: UIViewController {\n}\nclass Leaf: Base {\n}\n",
            "More.swift": """
            import UIKit
            extension Base {
                override func viewDidLoad() { super.viewDidLoad() }
                @objc func act() {}
            }
            extension Leaf {
                override func viewDidLoad() { super.viewDidLoad() }
                @objc func other() {}
            }
            extension UIView { @objc func one() {} }
            extension UIButton { @objc func two() { _ = [#selector(UIView.one), #selector(two)] } }
            """,
        ])
    }

    func testO4FilesOfNamesThatDifferInSigns() {
        assertCompiles([
            "A.swift": "import UIKit\nclass A: UIView {\n}\n",
            "A+B.swift": "import UIKit\nextension A { @objc func one() {} }\n",
            "A_B.swift": "import UIKit\nextension A { @objc func two() {} }\n",
            "A-B.swift": "import UIKit\nextension A { @objc func three() {} }\n",
            "Ä.swift": "import UIKit\nextension A { @objc func four() {} }\n",
        ])
    }

    func testO4ASubclassOverridesWhatAnExtensionOfItsSuperclassOverrides() {
        let text = """
            import UIKit
            extension UIView { @objc func theme() -> String { "view" } }
            extension UIControl { override func theme() -> String { "control" + super.theme() } }
            class Button: UIButton { override func theme() -> String { "button" + super.theme() } }
            """
        XCTAssertEqual(
            changedLines(text).last,
            """
            class Button: UIButton { func theme() -> String { "button" + super._theme_Tabs_UIControl() } ; \
            nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Button.self, \
            super._selectors, [.method("theme") { $0.theme() }]) } }
            """
        )
        assertCompiles(["Tabs.swift": text])
    }

    func testO2TestsSeeWhatIsInternal() {
        let app = ParsedSource(
            "import UIKit\nclass Screen: UIViewController { @objc func act() {} }\nclass Model: NSObject { @objc func load() {} }\nprivate class Hidden: NSObject { @objc func a() {} }",
            fileName: "App.swift"
        )
        let conditions = BuildConditions()
        let index = ModuleIndex(
            module: "App",
            files: [FileFacts(of: app, conditions: conditions)],
            dependencies: [Self.uikit]
        )
        func table(_ line: String) -> String? {
            let text = "\(line)\nclass Mock: Model { @objc func more() {} }"
            let lowered = lowerModule(
                ["T.swift": text],
                dependencies: [index.exportedForTesting],
                module: "AppTests"
            )
            return lowered["T.swift"]?.text
        }
        XCTAssertEqual(
            table("@testable import App"),
            "import TabardFoundation; @testable import App\n"
                + #"class Mock: Model { func more() {} ; nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Mock.self, super._selectors, [.method("more") { $0.more() }]) } }"#
        )
        // Who sees public declarations alone doesn't know the class.
        XCTAssertEqual(
            index.exportedForTesting.files.flatMap { $0.types.map(\.path) },
            ["Screen", "Model"]
        )
        XCTAssertFalse(table("import App")?.contains("super._selectors") ?? true)
        XCTAssertEqual(index.exported.files.count, 0)
    }

    func testO2OtherPackagesSeePublicMembersAlone() {
        let text = """
            public class Font { package func description(for size: Int) -> String { "" }; public func copy() {} }
            extension Font { package class func description() -> String { "" } }
            package class Cache {}
            """
        let source = ParsedSource(text, fileName: "Font.swift")
        let facts = FileFacts(of: source, conditions: BuildConditions())
        let index = ModuleIndex(module: "Fonts", files: [facts])
        func seen(_ index: ModuleIndex) -> [String] {
            index.files.flatMap(\.types).map { "\($0.path) \($0.members.map(\.name))" }
        }
        XCTAssertEqual(
            seen(index.exported),
            [#"Font ["description", "copy"]"#, #"Font ["description"]"#, "Cache []"]
        )
        XCTAssertEqual(seen(index.exportedToOtherPackages), [#"Font ["copy"]"#])
    }
}
