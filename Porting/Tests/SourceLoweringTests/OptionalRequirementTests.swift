import XCTest

/// Rule O3: optional requirements.
final class OptionalRequirementTests: LoweringTestCase {
    func testO3AnAppsOwnProtocol() {
        let text = """
            import UIKit
            @objc public protocol PickerDelegate {
                @objc optional func picked(_ name: String, at place: Int) -> Int
                @objc optional func ended()
                @objc optional var title: String { get }
                func must()
            }
            """
        XCTAssertEqual(
            lower(text),
            """
            import UIKit
            public protocol PickerDelegate: _ObjectiveCObject {
                func picked(_ name: String, at place: Int) -> Int
                func ended()
                
                func must()
            }; extension PickerDelegate { public func picked(_ name: String, at place: Int) -> Int { _answer("picked:at:", name, place) ?? _noAnswer("picked:at:", self) }; public func ended() { let _: Void? = _answer("ended") }; public var title: String? { _answer("title") } }
            """
        )
    }

    func testO3CallsAskWhetherTheObjectAnswers() {
        let text = """
            import UIKit
            @objc protocol P { @objc optional func a(_ x: Int, to y: Int) -> Int }
            class A: UIScrollView {
                weak var owner: P?
                var closure: ((UIScrollView) -> Void)?
                func b() {
                    owner?.a?(1, to: 2)
                    let c = owner?.a?(1, to: 2) ?? 3
                    owner!.a!(1, to: c)
                    delegate?.scrollViewDidScroll?(self)
                    closure?(self)
                    if let f = owner?.a { f(1, 2) }
                    if delegate?.scrollViewDidScroll != nil {}
                    delegate?.scrollViewShouldScrollToTop(self)
                }
            }
            """
        XCTAssertEqual(
            changedLines(text).dropFirst(),
            [
                #"owner?._responding(to: "a:to:")?.a(1, to: 2)"#,
                #"let c = owner?._responding(to: "a:to:")?.a(1, to: 2) ?? 3"#,
                #"owner!.a(1, to: c)"#,
                #"delegate?._responding(to: "scrollViewDidScroll:")?.scrollViewDidScroll(self)"#,
                #"if let f = owner?._responding(to: "a:to:")?.a { f(1, 2) }"#,
                #"if delegate?._responding(to: "scrollViewDidScroll:")?.scrollViewDidScroll != nil {}"#,
            ]
        )
    }

    func testO3ACallWithLabelsIsOfTheMethodAndNotOfAPropertyOfItsName() {
        let text = """
            import UIKit
            class Page: NSObject { var tabBarController: UITabBarController? }
            class A: NSObject {
                var delegates: [any UITabBarControllerDelegate] = []
                func b(_ c: UITabBarController) {
                    for delegate in delegates {
                        delegate.tabBarController?(c, didSelect: c)
                        delegate.tabBarController?(c)
                    }
                }
            }
            extension NSObjectProtocol where Self: UIView { var delegate: UIScrollViewDelegate? { nil } }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                #"delegate._responding(to: "tabBarController:didSelectViewController:")?.tabBarController(c, didSelect: c)"#
            ]
        )
    }

    func testO3MethodsOfASubclassWhoseSuperclassConformsHaveEntries() {
        let text = """
            import UIKit
            class Base: UITabBarController, UITabBarControllerDelegate {}
            class Sub: Base {
                func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
                func tabBarController(_ tabBarController: UITabBarController, didSelect index: Int) {}
            }
            class Stranger: UIView {
                func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
            }
            """
        XCTAssertEqual(
            changedLines(text),
            [
                #"nonisolated override class var _selectors: _SelectorTable { _SelectorTable(Sub.self, super._selectors, [.method("tabBarController:didSelectViewController:") { $0.tabBarController($1[0] as UITabBarController, didSelect: $1[1] as UIViewController) }]) } }"#
            ]
        )
        assertCompiles(["Tabs.swift": text])
    }

    func testO3ProtocolsCompile() {
        assertCompiles([
            "A.swift": """
            import UIKit
            class Owner {
                @objc(Inner) fileprivate final class Held: NSObject, Asked {
                    func count(of name: String, done: @escaping (Int) -> Void) -> Int { 1 }
                    @objc let size: Int = 3
                }
                weak var asked: Asked?
                func ask() {
                    let held = Held()
                    asked = held
                    let a: Int? = asked?.count?(of: "a") { _ in }
                    let b: Int? = asked?.size
                    asked?.ended?()
                    print(a ?? 0, b ?? 0, asked?.named?("a") ?? "none")
                }
            }
            @objc protocol Asked: AnyObject {
                @objc optional func count(of name: String, done: @escaping (Int) -> Void) -> Int
                @objc optional func ended()
                @objc optional func named(_ name: String?) -> String?
                @objc optional var size: Int { get }
            }
            """
        ])
    }

    func testO3AnOptionalWindowIsOptionalOnce() {
        XCTAssertEqual(
            changedLines(
                "import UIKit\n@MainActor let a = UIApplication.shared.delegate?.window??.rootViewController\nlet b = x.window!!.c\n"
            ),
            [
                "@MainActor let a = UIApplication.shared.delegate?.window?.rootViewController",
                "let b = x.window!.c",
            ]
        )
    }

    func testO3ClosuresThatDontEscapeAndOptionalProperties() {
        let text = """
            import UIKit
            @objc protocol P {
                @objc optional func each(_ a: Int, do body: (Int) -> Void, then: @escaping () -> Void)
                @objc optional func map(_ body: ((Int) -> Int)) -> Int
                @objc optional var subtitle: String? { get }
                @objc optional var finished: ((Int) -> Void)? { get }
            }
            class A: NSObject, P {
                func each(_ a: Int, do body: (Int) -> Void, then: @escaping () -> Void) {}
                var subtitle: String? { nil }
            }
            func use(_ p: P?) {
                p?.each?(1, do: { print($0) }, then: {})
                p?.each?(1) { print($0) } then: {}
                print(p?.map? { $0 + 1 } ?? 0, p?.subtitle??.count ?? 0)
                p?.finished??(1)
            }
            """
        assertCompiles(["Tabs.swift": text])
    }

    func testO3NamesThatMeanSomethingElseInABlock() {
        assertCompiles([
            "Tabs.swift": """
            import UIKit
            @objc protocol First: NSObjectProtocol { @objc optional func one() -> Int }
            @objc protocol Second: NSObjectProtocol { @objc optional func two(_ a: Int) -> Int }
            class A {
                weak var delegate: First?
                var items: [AnyObject] = []
                func a() {
                    if let delegate = delegate as? Second { _ = delegate.two?(1) ?? 0 }
                    for delegate in items.compactMap({ $0 as? Second }) { _ = delegate.two?(1) ?? 0 }
                    items.compactMap { $0 as? Second }.forEach { delegate in _ = delegate.two?(1) ?? 0 }
                    for delegate in [] as [Second] where delegate.two?(3) != nil { _ = delegate.two?(1) ?? 0 }
                    _ = delegate?.one?() ?? 0
                }
                func b(_ any: Any) -> Int {
                    guard let delegate = items.first as? Second else { return 0 }
                    switch any {
                    case let delegate as First: return delegate.one?() ?? 0
                    default: return delegate.two?(2) ?? 0
                    }
                }
                func c() { if let delegate { _ = delegate.one?() ?? 0 } }
            }
            """
        ])
    }

    func testO3OptionalMethodsOfClassesAreErrors() {
        XCTAssertEqual(
            diagnostics("import UIKit\n@objc protocol P {\n@objc optional static func make() -> Int\n}"),
            [
                "Tabs.swift:3:7: error: 'make' of 'P' is an optional method of classes, which Linux can't ask for; require it, and give it a default in an extension of the protocol"
            ]
        )
    }

    func testO3RequirementsThatSuspend() {
        let text = """
            import UIKit
            @objc protocol Loading {
                @objc optional func load(from place: Int) async throws -> Int
                @objc optional func rest() async
                @objc optional func find() async -> String?
            }
            class Base: NSObject, Loading {}
            class Loader: Base {
                func load(from place: Int) async throws -> Int { place }
                func rest() async {}
                @objc func other() async {}
            }
            func ask(_ loading: any Loading & Sendable) async throws {
                _ = try await loading.load?(from: 1)
                await loading.rest?()
            }
            """
        let changed = changedLines(text)
        XCTAssertEqual(
            changed.filter { line in
                ["_answer", "asyncMethod", "_responding"].contains { line.contains($0) }
            },
            [
                #"}; extension Loading { func load(from place: Int) async throws -> Int { return (try await _answer(async: "loadFrom:completionHandler:", place)) ?? _noAnswer("loadFrom:completionHandler:", self) }; func rest() async { let _: Void? = try? await _answer(async: "restWithCompletionHandler:") }; func find() async -> String? { (try? await _answer(async: "findWithCompletionHandler:") as String??) ?? nil } }"#,
                #"nonisolated class var _selectors: _SelectorTable { _SelectorTable(Loader.self, [.asyncMethod("loadFrom:completionHandler:") { try await $0.load(from: $1[0] as Int) }, .asyncMethod("restWithCompletionHandler:") { object, _ in await object.rest() }]) } }"#,
                #"_ = try await loading._responding(to: "loadFrom:completionHandler:")?.load(from: 1)"#,
                #"await loading._responding(to: "restWithCompletionHandler:")?.rest()"#,
            ]
        )
        assertCompiles(["Tabs.swift": text], modes: [5])
    }
}
