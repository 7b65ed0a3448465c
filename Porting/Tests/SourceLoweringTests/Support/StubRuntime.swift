/// The declarations of the runtime and of a little UIKit, so that lowered texts can be type-checked.
enum StubRuntime {
    static let foundation = """
        @_exported import Foundation
        public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
            public init(_ name: String) {}
            public init(stringLiteral value: String) {}
            public init(_ name: String, _registering entries: () -> _SelectorTable) {}
            public init<Reference>(_ name: String, checking reference: @autoclosure () -> Reference) {}
        }
        public protocol _SelectorAnswering: AnyObject { nonisolated static var _selectors: _SelectorTable { get } }
        public protocol _ObjectiveCObject: AnyObject {}
        public struct _SelectorArguments { public subscript<Value>(_ index: Int) -> Value { fatalError() } }
        public struct _SelectorEntry<Object> {
            public static func method(_ name: String, _ call: @escaping @MainActor (Object) -> Any?) -> Self { fatalError() }
            public static func method(
                _ name: String, _ call: @escaping @MainActor (Object, _SelectorArguments) -> Any?
            ) -> Self { fatalError() }
            public static func classMethod(
                _ name: String, _ call: @escaping @MainActor (Object.Type) -> Any?
            ) -> Self { fatalError() }
            public static func classMethod(
                _ name: String, _ call: @escaping @MainActor (Object.Type, _SelectorArguments) -> Any?
            ) -> Self { fatalError() }
            public static func asyncMethod(
                _ name: String, _ call: @escaping (Object, _SelectorArguments) async throws -> Any?
            ) -> Self { fatalError() }
            public static func property<Value>(
                _ name: String, _ get: @escaping @MainActor (Object) -> Value,
                _ set: (@MainActor (Object, Value) -> Void)? = nil
            ) -> Self { fatalError() }
            public static func property<Value>(
                _ name: String, _ get: @escaping @MainActor (Object) -> Value?,
                _ set: (@MainActor (Object, Value?) -> Void)? = nil
            ) -> Self { fatalError() }
        }
        public struct _SelectorTable: Sendable {
            public init<Object: AnyObject>(_ type: Object.Type, _ parts: [_SelectorEntry<Object>]...) {}
            public init<Object: AnyObject>(
                _ type: Object.Type, _ inherited: _SelectorTable?, _ parts: [_SelectorEntry<Object>]...
            ) {}
        }
        extension NSObjectProtocol {
            public func responds(to aSelector: Selector!) -> Bool { false }
            @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
            public func _answer<Result, each Argument>(_ name: String, _ arguments: repeat each Argument) -> Result? { nil }
            public func _answer<Result, each Argument>(
                async name: String, _ arguments: repeat each Argument, isolation: isolated (any Actor)? = #isolation
            ) async throws -> Result? { nil }
            public func _responding(to selector: Selector) -> Self? { nil }
        }
        extension _ObjectiveCObject {
            @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { false }
            @_disfavoredOverload
            public func _answer<Result, each Argument>(_ name: String, _ arguments: repeat each Argument) -> Result? { nil }
            @_disfavoredOverload public func _answer<Result, each Argument>(
                async name: String, _ arguments: repeat each Argument, isolation: isolated (any Actor)? = #isolation
            ) async throws -> Result? { nil }
            @_disfavoredOverload public func _responding(to selector: Selector) -> Self? { nil }
        }
        public func _object(of type: AnyClass) -> AnyObject { fatalError() }
        public struct _ObjectMembers {
            public func _value<Value>(_ readers: ((AnyObject) -> Value?)...) -> Value! { nil }
            public func responds(to aSelector: Selector!) -> Bool { false }
            @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
            public var description: String { "" }
        }
        public func _members(of object: AnyObject) -> _ObjectMembers { _ObjectMembers() }
        public func _members(of object: AnyObject?) -> _ObjectMembers? { nil }
        public func _noAnswer<Result>(_ name: String, _ object: AnyObject) -> Result { fatalError() }
        public func _overridden<Result, each Argument>(
            _ name: String, _ object: AnyObject, _ arguments: repeat each Argument
        ) -> Result? { nil }
        public struct NSKeyValueObservedChange<Value> { public let newValue: Value?; public let oldValue: Value? }
        public final class NSKeyValueObservation { public func invalidate() {} }
        public struct NSKeyValueObservingOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let new = Self(rawValue: 1)
            public static let old = Self(rawValue: 2)
        }
        extension NSObjectProtocol where Self: NSObject {
            public func _willChangeValue(forKey key: String) {}
            public func _didChangeValue(forKey key: String) {}
            public func setValue(_ value: Any?, forKey key: String) {}
            public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
            public func value(forKey key: String) -> Any? { nil }
            public func observe<Value>(
                _ keyPath: KeyPath<Self, Value>, _key: String, options: NSKeyValueObservingOptions = [],
                changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
            ) -> NSKeyValueObservation { NSKeyValueObservation() }
            public func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?
            ) {}
        }
        """

    static let kit = """
        @_exported import TabardFoundation
        @preconcurrency @MainActor open class UIResponder: NSObject, _SelectorAnswering {
            public override nonisolated init() { super.init() }
            nonisolated open class var _selectors: _SelectorTable {
                _SelectorTable(UIResponder.self, [.method("resignFirstResponder") { $0.resignFirstResponder() }])
            }
            @discardableResult open func resignFirstResponder() -> Bool { true }
        }
        public protocol UIApplicationDelegate: NSObjectProtocol {
            @MainActor var window: UIWindow? { get set }
        }
        extension UIApplicationDelegate {
            public var window: UIWindow? { get { nil } set {} }
            public static func main() {}
        }
        @preconcurrency @MainActor open class UIApplication: UIResponder {
            public static let shared = UIApplication()
            public weak var delegate: (any UIApplicationDelegate)?
        }
        @preconcurrency @MainActor open class UIView: UIResponder {
            nonisolated open override class var _selectors: _SelectorTable {
                _SelectorTable(UIView.self, super._selectors, [
                    .method("setNeedsLayout") { $0.setNeedsLayout() }, .property("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
                ])
            }
            open var isHidden = false
            open var frame = CGRect.zero
            open class var layerClass: AnyClass { NSObject.self }
            open func setNeedsLayout() {}
            open func layoutSubviews() {}
            open func endEditing(_ force: Bool) -> Bool { true }
            open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
        }
        @preconcurrency @MainActor open class UIWindow: UIView { open var rootViewController: UIViewController? }
        @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
            public init(target: Any?, action: Selector?) {}
            open var view: UIView?
        }
        open class UITapGestureRecognizer: UIGestureRecognizer {}
        @preconcurrency @MainActor open class UIControl: UIView {
            public struct Event: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let touchUpInside = Event(rawValue: 64)
            }
            open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
        }
        open class UIButton: UIControl { open var title: String? }
        open class UISwitch: UIControl { open var isOn = false }
        public final class UITraitCollection {}
        open class UIImage: NSObject {
            public convenience init?(named: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { return nil }
        }
        open class UIColor: NSObject {
            public convenience init?(named: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { return nil }
        }
        @preconcurrency @MainActor open class UIEvent: NSObject {}
        @preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
        @preconcurrency @MainActor open class UIViewController: UIResponder {
            nonisolated open override class var _selectors: _SelectorTable {
                _SelectorTable(UIViewController.self, super._selectors)
            }
            open var view: UIView! = nil
            open var title: String?
            open var preferredStatusBarHidden: Bool { false }
            open func viewDidLoad() {}
            open func viewWillAppear(_ animated: Bool) {}
            open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
            open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
        }
        @preconcurrency @MainActor open class UINavigationController: UIViewController {
            open func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        @preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool
        }
        extension UITabBarControllerDelegate {
            public func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
                let _: Void? = _answer("tabBarController:didSelectViewController:", tabBarController, viewController)
            }
            public func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { true }
        }
        @preconcurrency @MainActor open class UITabBarController: UIViewController {
            open weak var delegate: (any UITabBarControllerDelegate)?
        }
        @preconcurrency @MainActor open class UIScrollView: UIView {
            open weak var delegate: (any UIScrollViewDelegate)?
            open var contentOffset = CGPoint.zero
        }
        open class UITableView: UIScrollView {}
        @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
        }
        extension UIScrollViewDelegate {
            public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
        }
        @preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
        }
        extension UITableViewDataSource {
            public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        """
}
