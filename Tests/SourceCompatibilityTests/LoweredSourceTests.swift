import UIKit
import XCTest

/// Swift 5 source with actions and key-value observing as `tabard-swift` lowers it: that it compiles without a warning is the
/// better half of the test (O1, O2, O4, N4).
final class LoweredSourceTests: XCTestCase {
    private final class Controller: UIViewController, UITextFieldDelegate {
        let button = UIButton()
        weak var label: UILabel!
        var calls: [String] = []
        private let field = UITextField()
        private var timer: Timer?

        override func viewDidLoad() {
            super.viewDidLoad()
            button.addTarget(self, action: Selector("buttonTapped:"), for: .touchUpInside)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add,
                target: self,
                action: Selector("add")
            )
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:")))
            NotificationCenter.default.addObserver(
                self,
                selector: Selector("keyboardWillShow:"),
                name: Notification.Name("shown"),
                object: nil
            )
            field.delegate = self
        }

        private func buttonTapped(_ sender: UIButton) { calls.append("button") }
        fileprivate func add() { calls.append("add") }
        func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
        func keyboardWillShow(_ notification: NSNotification) { calls.append("keyboard") }
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            calls.append("observed \(change?[.newKey] as? String ?? "")")
        }
        deinit { NotificationCenter.default.removeObserver(self) }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Controller.self,
                super._selectors,
                [
                    .method("buttonTapped:") { $0.buttonTapped($1[0]) }, .method("add") { $0.add() },
                    .method("tapped:") { $0.tapped($1[0] as UITapGestureRecognizer) },
                    .method("keyboardWillShow:") { $0.keyboardWillShow($1[0]) },
                    .property("label", { $0.label }, { $0.label = $1 }),
                ]
            )
        }
    }

    /// A model of no actor.
    private class Model: NSObject, _SelectorAnswering {
        var title: String? {
            willSet { _willChangeValue(forKey: "title") }
            didSet { _didChangeValue(forKey: "title") }
        }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Model.self, [.property("title", { $0.title }, { $0.title = $1 })])
        }
    }

    func testActionsOfAController() {
        let controller = Controller()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: Notification.Name("shown"), object: nil)
        UIApplication.shared.sendAction(Selector("add"), to: controller, from: nil, for: nil)
        let label = UILabel()
        controller.setValue(label, forKey: "label")
        XCTAssertTrue(controller.label === label)
        XCTAssertEqual(controller.calls, ["button", "keyboard", "add"])
    }

    func testObservingAModel() {
        let (model, controller) = (Model(), Controller())
        model.addObserver(controller, forKeyPath: "title", options: [.new], context: nil)
        var heard: [String?] = []
        let observation = model.observe(\.title, _key: "title", options: [.new, .old]) { model, change in
            heard.append(change.newValue ?? nil)
        }
        model.title = "new"
        observation.invalidate()
        model.removeObserver(controller, forKeyPath: "title")
        model.title = "unheard"
        XCTAssertEqual(controller.calls, ["observed new"])
        XCTAssertEqual(heard, ["new"])
    }
}
