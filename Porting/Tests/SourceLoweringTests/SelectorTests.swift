import XCTest

/// Rules O1 and O2: `#selector`, and the table by which a class answers.
final class SelectorTests: LoweringTestCase {
    func testO1NamesFollowSwiftsRule() {
        let text = """
            import UIKit
            class A: UIView {
                @objc func plain() {}
                @objc func tap(_ sender: UIButton) {}
                @objc func show(name: String) {}
                @objc func move(to place: Int, by: Int) {}
                @objc func change(_ a: Int, _ b: Int) {}
                @objc func fill(with name: String) {}
                @objc func load() throws {}
                @objc(renamed:now:) func other(_ a: Int, b: Int) {}
                @objc var title: String?
                @objc var isOpen: Bool = false
                let all: [Selector] = [
                    #selector(plain), #selector(tap), #selector(A.tap(_:)), #selector(Self.show(name:)),
                    #selector(move(to:by:)), #selector(change(_:_:)), #selector(A.fill(with:)), #selector(load),
                    #selector(other), #selector(getter: title), #selector(setter: A.title), #selector(getter: isOpen),
                    #selector(setter: isOpen)]
            }
            """
        XCTAssertEqual(
            changedLines(text).dropFirst(10),
            [
                #"Selector("plain"), Selector("tap:"), Selector("tap:"), Selector("showWithName:"),"#,
                #"Selector("moveTo:by:"), Selector("change::"), Selector("fillWith:"), Selector("loadAndReturnError:"),"#,
                #"Selector("renamed:now:"), Selector("title"), Selector("setTitle:"), Selector("isOpen"),"#,
                #"Selector("setIsOpen:")]"#,
                #"nonisolated override class var _selectors: _SelectorTable { _SelectorTable(A.self, super._selectors, [.method("plain") { $0.plain() }, .method("tap:") { $0.tap($1[0] as UIButton) }, .method("showWithName:") { $0.show(name: $1[0] as String) }, .method("moveTo:by:") { $0.move(to: $1[0] as Int, by: $1[1] as Int) }, .method("change::") { $0.change($1[0] as Int, $1[1] as Int) }, .method("fillWith:") { $0.fill(with: $1[0] as String) }, .method("loadAndReturnError:") { try? $0.load() }, .method("renamed:now:") { $0.other($1[0] as Int, b: $1[1] as Int) }, .property("title", { $0.title }, { $0.title = $1 }), .property("isOpen", { $0.isOpen }, { $0.isOpen = $1 })]) } }"#,
            ]
        )
    }

    func testO1NamesOfUIKitsMembers() {
        let text = """
            import UIKit
            class A: UIViewController {
                let other = UIButton()
                func a() {
                    _ = #selector(UIView.setNeedsLayout)
                    _ = #selector(view.endEditing(_:))
                    _ = #selector(UINavigationController.popViewController(animated:))
                    _ = #selector(UIViewController.dismiss(animated:completion:))
                    _ = #selector(UITabBarControllerDelegate.tabBarController(_:didSelect:))
                    _ = #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:))
                    _ = #selector(UITableViewDataSource.tableView(_:canEditRowAt:))
                    _ = #selector(getter: UIView.isHidden)
                    _ = #selector(setter: UIView.isHidden)
                    _ = #selector(other.addTarget(_:action:for:))
                    _ = #selector(super.viewWillAppear(_:))
                    _ = #selector(resignFirstResponder)
                }
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "setNeedsLayout", "endEditing:", "popViewControllerAnimated:",
                "dismissViewControllerAnimated:completion:", "tabBarController:didSelectViewController:",
                "tableView:numberOfRowsInSection:", "tableView:canEditRowAtIndexPath:", "isHidden",
                "setHidden:",
                "addTarget:action:forControlEvents:", "viewWillAppear:", "resignFirstResponder",
            ].map { "_ = Selector(\"\($0)\")" }
        )
    }

    func testO1OverloadsAreToldApartByTheirTypes() {
        let text = """
            import UIKit
            class A: UIView {
                @objc func tap() {}
                @objc func tap(_ sender: UIButton) {}
                let a = #selector(tap as () -> Void)
                let b = #selector(A.tap as (A) -> (UIButton) -> Void)
                let c = #selector((A.tap as (A) -> (UIButton) -> Void))
            }
            """
        XCTAssertEqual(
            changedLines(text)[2..<5],
            [#"let a = Selector("tap")"#, #"let b = Selector("tap:")"#, #"let c = Selector("tap:")"#]
        )
    }

    func testO1AnUnknownMethodIsLeftToTheCompiler() {
        XCTAssertEqual(
            changedLines("import UIKit\nclass A: UIView { let a = #selector(misspelt(_:for:)) }\n"),
            [#"class A: UIView { let a = Selector("misspelt:for:", checking: misspelt(_:for:)) }"#]
        )
    }

    func testO1AMethodThatObjectiveCDoesNotSeeIsAnError() {
        XCTAssertEqual(
            diagnostics("import UIKit\nclass A: UIView {\n  func a() {}\n  let b = #selector(a)\n}\n"),
            [
                "Tabs.swift:4:21: error: argument of '#selector' refers to instance method 'a()' that is not exposed to Objective-C; add '@objc' to it"
            ]
        )
    }

    func testO2TablesOfNestedPrivateGenericAndPlainClasses() {
        let text = """
            import UIKit
            enum Scope {
                private final class Inner<Value>: UIView {
                    @objc private func act() {}
                }
            }
            open class Plain { @objc func act() {} }
            open class Shown: Plain { @IBAction open func go(_ sender: Any) {} }
            func local() { class Local: UIView { @objc func act() {} } }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "private func act() {}",
                #"nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Inner.self, super._selectors, [.method("act") { $0.act() }]) } }"#,
                #"open class Plain: _SelectorAnswering { func act() {} ; open nonisolated class var _selectors: _SelectorTable { _SelectorTable(Plain.self, [.method("act") { $0.act() }]) } }"#,
                #"open class Shown: Plain { open func go(_ sender: Any) {} ; open nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Shown.self, super._selectors, [.method("go:") { $0.go($1[0] as Any) }]) } }"#,
                #"func local() { class Local: UIView { func act() {} ; nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Local.self, super._selectors, [.method("act") { $0.act() }]) } } }"#,
            ]
        )
        assertCompiles(["Tabs.swift": text])
    }

    func testO2PartsInOtherFiles() {
        let lowered = lowerModule([
            "Tabs.swift": "import UIKit\nclass Tabs: UIView {\n}\nclass Sub: Tabs { @objc func more() {} }\n",
            "Tabs+Actions.swift":
                "import UIKit\nextension Tabs {\n @objc private func act() {}\n}\nextension Tabs {\n @objc func b() {}\n}\n",
        ])
        XCTAssertEqual(
            lowered["Tabs.swift"]?.text,
            """
            import UIKit
            class Tabs: UIView {
            nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Tabs.self, super._selectors, _selectors_Tabs__Actions_Tabs()) } }
            class Sub: Tabs { func more() {} ; nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Sub.self, super._selectors, [.method("more") { $0.more() }]) } }

            """
        )
        XCTAssertEqual(
            lowered["Tabs+Actions.swift"]?.text,
            """
            import UIKit
            extension Tabs {
             private func act() {}
            }
            extension Tabs {
             func b() {}
            nonisolated static func _selectors_Tabs__Actions_Tabs() -> [_SelectorEntry<Tabs>] { [.method("act") { $0.act() }, .method("b") { $0.b() }] } }

            """
        )
        assertCompiles([
            "Tabs.swift": "import UIKit\nclass Tabs: UIView {\n}\nclass Sub: Tabs { @objc func more() {} }\n",
            "Tabs+Actions.swift":
                "import UIKit\nextension Tabs {\n @objc private func act() {}\n}\nextension Tabs {\n @objc func b() {}\n}\n",
        ])
    }

    func testO2ExtensionsOfOtherModulesClassesRegisterTheirs() {
        let files = [
            "Keys.swift": """
            import UIKit
            extension UIViewController {
                func hide() { _ = UITapGestureRecognizer(target: self, action: #selector(hideKeys)) }
                @objc private func hideKeys() {}
            }
            """
        ]
        XCTAssertEqual(
            lowerModule(files)["Keys.swift"]?.text,
            """
            import UIKit
            extension UIViewController {
                func hide() { _ = UITapGestureRecognizer(target: self, action: Selector("hideKeys", _registering: UIViewController._selectors_App_Keys_UIViewController)) }
                private func hideKeys() {}
            nonisolated static func _selectors_App_Keys_UIViewController() -> _SelectorTable { _SelectorTable(UIViewController.self, [.method("hideKeys") { $0.hideKeys() }]) } }
            """
        )
        assertCompiles(files)
    }

    func testO2EntriesOfOverridesAreNotRepeated() {
        let text = """
            import UIKit
            class A: UIView { @objc func act() {} }
            class B: A { override func act() {} }
            """
        XCTAssertEqual(changedLines(text).count, 1)
    }

    func testO2InactiveClausesAreLeftAlone() {
        let text = """
            import UIKit
            class A: UIView {
            #if DEBUG
                @objc func debug() {}
            #else
                @objc func plain() {}
            #endif
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "func plain() {}",
                #"nonisolated override class var _selectors: _SelectorTable { _SelectorTable(A.self, super._selectors, [.method("plain") { $0.plain() }]) } }"#,
            ]
        )
    }

    func testO2SamplesCompile() {
        assertCompiles(Samples.all)
    }

    func testO2PrivateClassesOfOneNameInTwoFiles() {
        let one = """
            import UIKit
            private class Helper: NSObject {
                @objc func one() { _ = #selector(one) }
                class Inner: NSObject { @objc func two() {} }
            }
            """
        let other = """
            import UIKit
            fileprivate class Helper: UIView {
                @objc func other(_ count: Int) { _ = #selector(Helper.other(_:)) }
                class Inner: UIView { @objc func two(_ a: Int) {} }
            }
            fileprivate extension Helper { @objc func more() {} }
            """
        let lowered = lowerModule(["A.swift": one, "B.swift": other])
        XCTAssertTrue(lowered["A.swift"]?.text.contains(".method(\"one\") { $0.one() }]") == true)
        XCTAssertTrue(
            lowered["B.swift"]?.text.contains(
                "[.method(\"other:\") { $0.other($1[0] as Int) }, .method(\"more\") { $0.more() }]"
            ) == true
        )
        XCTAssertTrue(lowered["B.swift"]?.text.contains(".method(\"two:\")") == true)
        assertCompiles(["A.swift": one, "B.swift": other])
    }

    func testO2ClassesWithinFunctionsInheritFromEachOther() {
        assertCompiles([
            "Tabs.swift": """
            import UIKit
            func local() {
                class A: NSObject { @objc func a() {} }
                class B: A { @objc func b() {}; override func a() { super.a() } }
                class C: UIView { @objc func c() {} }
                class D: C { @objc func d() { _ = [#selector(C.c), #selector(B.b)] } }
            }
            """
        ])
    }

    func testO2InAStringOfSeveralLines() {
        let text = """
            import UIKit
            class A: UIView {
                @objc func act() {
                    print(\"\"\"
                    #selector(no) \\(#selector(
                        act // of A )
                    )) @objc
                    \"\"\")
                }
            }
            """
        assertCompiles(["Tabs.swift": text])
        XCTAssertTrue(
            lower(text).contains("#selector(no) \\(Selector(\"act\")\n\n        ) @objc"),
            lower(text)
        )
    }

    func testO2ClassesAnswerTheirMethods() {
        let text = """
            import UIKit
            class A: NSObject {
                @objc static func tick() {}
                @objc class func tap(_ sender: UIButton) {}
                @objc func tick() {}
                class func add(_ button: UIButton, _ item: Item) {
                    button.addTarget(A.self, action: #selector(A.tap(_:)), for: .touchUpInside)
                    let made = Item(target: A.self, action: #selector(A.tap(_:)))
                    center.removeObserver(self)
                    center.removeObserver(made)
                }
                func add() { center.removeObserver(self); func inner() { center.removeObserver(self) } }
            }
            class B: A { override class func tap(_ sender: UIButton) {} }
            class Center { func removeObserver(_ o: AnyObject) {} }
            nonisolated(unsafe) let center = Center()
            class Item { init(target: AnyObject?, action: Selector) {} }
            extension UIView { @objc static func blink() { _ = #selector(UIView.blink) } }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                "class A: NSObject, _SelectorAnswering {", "static func tick() {}",
                "class func tap(_ sender: UIButton) {}", "func tick() {}",
                #"button.addTarget(A.self, action: Selector("tap:"), for: .touchUpInside)"#,
                #"let made = Item(target: _object(of: A.self), action: Selector("tap:"))"#,
                "center.removeObserver(_object(of: self))",
                #"nonisolated class var _selectors: _SelectorTable { _SelectorTable(A.self, [.classMethod("tick") { $0.tick() }, .classMethod("tap:") { $0.tap($1[0] as UIButton) }, .method("tick") { $0.tick() }]) } }"#,
                #"extension UIView { static func blink() { _ = Selector("blink", _registering: UIView._selectors_App_Tabs_UIView) } ; nonisolated static func _selectors_App_Tabs_UIView() -> _SelectorTable { _SelectorTable(UIView.self, [.classMethod("blink") { $0.blink() }]) } }"#,
            ]
        )
        assertCompiles(["Tabs.swift": text], modes: [5])
    }

    func testO2PropertiesOfClassesAreNotAnswered() {
        XCTAssertEqual(
            diagnostics(
                "import UIKit\nclass A: NSObject {\n@objc static let one = 1\nfunc b() { _ = #selector(getter: A.one) }\n}"
            ),
            [
                "Tabs.swift:4:34: warning: argument of '#selector' refers to class property 'one'; classes answer selectors of methods alone on Linux, so write a class method for it"
            ]
        )
    }

    func testOverridesOfWhatLinuxLacksSayWhatToOverride() {
        XCTAssertEqual(
            diagnostics(
                """
                import UIKit
                class Plain: Formatter {
                    override func getObjectValue(_ obj: A?, for string: String, range: B?) throws {}
                    override func string(for object: Any?) -> String? { nil }
                }
                """
            ),
            [
                "Tabs.swift:3:19: error: Linux's Foundation has no 'getObjectValue(_:for:range:)'; read texts in a method of your own, and call that where the text is used"
            ]
        )
    }

    func testWhatKeepsMessagesForLaterIsRefused() {
        XCTAssertEqual(
            diagnostics("import UIKit\nfunc a(_ b: UndoManager) {\nb.prepare(withInvocationTarget: b)\n}"),
            [
                "Tabs.swift:3:11: error: 'prepare(withInvocationTarget:)' needs Objective-C's runtime, which Linux lacks; use 'registerUndo(withTarget:handler:)', whose closure sends the message"
            ]
        )
    }
}
