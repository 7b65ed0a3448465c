/// Sources as people write them for iOS.
enum Samples {
    static let tabs = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            @objc private dynamic var count = 0
            func start() { _ = UIApplication.shared.delegate?.window??.rootViewController }
        }

        @objc protocol PickerDelegate: NSObjectProtocol {
            func picker(_ picker: Picker, didPick name: String)
            @objc optional func pickerDidCancel(_ picker: Picker)
            @objc optional func picker(_ picker: Picker, titleFor name: String) -> String
            @objc optional func picker(_ picker: Picker, icon name: String) -> NSObject?
            @objc optional var pickerTitle: String { get }
        }

        final class Picker: UIViewController {
            weak var delegate: PickerDelegate?
            @IBOutlet private weak var button: UIButton!
            var onPick: ((String) -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(pick), for: .touchUpInside)
                button.addTarget(self, action: #selector(pick(_:)), for: .touchUpInside)
                let tap = UITapGestureRecognizer(target: self, action: #selector(Picker.tapped(by:)))
                view.addGestureRecognizer(tap)
            }
            @objc private func pick(_ sender: UIButton) {
                delegate?.picker(self, didPick: "a")
                onPick?("a")
                let title = delegate?.picker?(self, titleFor: "a") ?? "none"
                if delegate?.picker?(self, icon: title) == nil { delegate?.pickerDidCancel?(self) }
                if let cancel = delegate?.pickerDidCancel { cancel(self) }
                _ = delegate?.pickerTitle?.count
            }
            @objc func tapped(by recognizer: UITapGestureRecognizer) {}
            @IBAction func done() {}
        }

        """

    static let controller = """
        import Foundation
        import UIKit.UIGestureRecognizerSubclass

        open class TabsController: UITabBarController, UITabBarControllerDelegate {
            public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
            @IBAction open func add(_ sender: Any?, for event: UIEvent) {}
            @objc public var isPinned: Bool = false
            @objc(theCount) public var count: Int { 3 }
            class Inner<Value>: NSObject {
                @objc func act() {}
            }
        }

        extension TabsController {
            open override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
            }
            @objc open func reload(all: Bool = true) -> Int { 3 }
            open override var preferredStatusBarHidden: Bool { true }
        }

        """

    static let all = ["Tabs.swift": tabs, "Controller.swift": controller]
}
