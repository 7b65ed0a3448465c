import XCTest

@testable import TabardKit

/// Views and controllers have their window's undo manager, unless they have one of their own.
@preconcurrency @MainActor
final class ResponderUndoTests: XCTestCase {
    private final class Editor: UIView {
        let own = UndoManager()
        override var undoManager: UndoManager? { own }
    }

    func testAllOfAWindowHaveOneManager() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        window.addSubview(controller.view)
        let label = UILabel()
        let editor = Editor()
        let inner = UIView()
        controller.view.addSubview(label)
        controller.view.addSubview(editor)
        editor.addSubview(inner)
        XCTAssertNotNil(window.undoManager)
        XCTAssertTrue(label.undoManager === window.undoManager)
        XCTAssertTrue(controller.undoManager === window.undoManager)
        XCTAssertTrue(inner.undoManager === editor.own)
        XCTAssertNil(UIView().undoManager)
    }
}
