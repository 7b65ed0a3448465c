import GtkInterop
import XCTest

@testable import TabardKit

/// Sheets: their detents, and what a drag makes of them.
@preconcurrency @MainActor
final class SheetTests: TabBarTestCase {
    @MainActor
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("did")
        }
    }

    private let delegate = Delegate()

    private func present(
        width: CGFloat = 390,
        _ prepare: (UISheetPresentationController) -> Void
    ) throws -> (root: UIViewController, page: UIViewController, view: PresentationView) {
        let root = UIViewController()
        show(root, width: width)
        let page = UIViewController()
        let sheet = try XCTUnwrap(page.sheetPresentationController)
        sheet.delegate = delegate
        prepare(sheet)
        root.present(page, animated: false)
        return (root, page, try XCTUnwrap(page._presentation))
    }

    private func drag(_ view: PresentationView, from start: CGFloat, to end: CGFloat) {
        let way: [(TouchSample.Phase, CGFloat)] = [(.began, start), (.moved, end), (.ended, end)]
        for (phase, y) in way {
            view.window?._arena.receive(
                TouchSample(identifier: 1, phase: phase, source: .finger, x: 100, y: y, time: 1)
            )
        }
        view.layoutIfNeeded()
    }

    func testASheetStandsAtItsDetents() throws {
        let (_, page, view) = try present { $0.detents = [.large(), .medium()] }
        view.layoutIfNeeded()
        XCTAssertEqual(view.sheet.frame, CGRect(x: 0, y: 350, width: 390, height: 350))
        page.sheetPresentationController?.animateChanges {
            page.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        view.layoutIfNeeded()
        XCTAssertEqual(view.sheet.frame, CGRect(x: 0, y: 12, width: 390, height: 688))
        XCTAssertEqual(delegate.log, [], "the program's own selection is not told")
    }

    func testADragGoesFromDetentToDetentAndAway() throws {
        let (root, _, view) = try present { $0.detents = [.medium(), .large()] }
        drag(view, from: 400, to: 100)
        XCTAssertEqual(view.sheet.frame.minY, 12)
        XCTAssertEqual(delegate.log, ["com.apple.UIKit.large"])
        drag(view, from: 100, to: 400)
        XCTAssertEqual(view.sheet.frame.minY, 350)
        XCTAssertEqual(delegate.log, ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
        drag(view, from: 400, to: 600)
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.log.suffix(2), ["will", "did"])
    }

    func testASheetThatMustStaySaysThatTheUserTried() throws {
        let (root, page, view) = try present { $0.detents = [.medium()] }
        page.isModalInPresentation = true
        drag(view, from: 400, to: 650)
        XCTAssertEqual(delegate.log, ["attempt"])
        XCTAssertEqual(view.sheet.frame.minY, 350)
        XCTAssertTrue(root.presentedViewController === page)
    }

    func testACustomDetentIsAskedForItsHeight() throws {
        var most: CGFloat = 0
        let (_, _, view) = try present {
            $0.detents = [
                .custom(identifier: .init("small")) { context in
                    most = context.maximumDetentValue
                    return 200
                }
            ]
        }
        view.layoutIfNeeded()
        XCTAssertEqual(most, 688)
        XCTAssertEqual(view.sheet.frame.height, 200)
    }

    func testWhatLiesBelowIsInUseWhereItIsNotDimmed() throws {
        let (root, page, view) = try present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        view.layoutIfNeeded()
        let window = try XCTUnwrap(view.window)
        XCTAssertTrue(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
        XCTAssertEqual(root.view._widget?.canFocus, true)
        page.sheetPresentationController?.selectedDetentIdentifier = .large
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, window.bounds)
        XCTAssertEqual(root.view._widget?.canFocus, false)
    }

    func testInAWideWindowItStandsInTheMiddle() throws {
        let (_, _, view) = try present(width: 1_000) { $0.detents = [.medium()] }
        view.layoutIfNeeded()
        XCTAssertEqual(view.sheet.frame.midX, 500)
        XCTAssertEqual(view.sheet.frame.size, CGSize(width: 704, height: 652))
    }
}
