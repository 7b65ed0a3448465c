import GtkInterop
import XCTest

@testable import TabardKit

/// Sheets whose content scrolls: what a finger on the content moves, the sheet or the content.
@preconcurrency @MainActor
final class SheetScrollingTests: TabBarTestCase {
    @MainActor
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("did")
        }
    }

    private static let large = "com.apple.UIKit.large"
    private static let medium = "com.apple.UIKit.medium"

    private let delegate = Delegate()
    private let root = UIViewController()
    private let page = UIViewController()
    private let scroll = UIScrollView()
    /// The touches that were taken from the content.
    private var claimed: Set<UInt> = []
    private weak var view: PresentationView?

    /// Presents a page whose whole content scrolls: 350 points of it are in sight where the sheet is medium, 688 where it is large.
    private func present(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws {
        show(root)
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.frame = page.view.bounds
        page.view.addSubview(scroll)
        let sheet = try XCTUnwrap(page.sheetPresentationController)
        sheet.delegate = delegate
        sheet.detents = [.medium(), .large()]
        prepare(sheet)
        root.present(page, animated: false)
        view = try XCTUnwrap(page._presentation)
        let arena = windows[0]._arena
        let claim = arena.claim
        arena.claim = { [weak self] finger in
            self?.claimed.insert(finger)
            claim(finger)
        }
    }

    private var top: CGFloat {
        view?.layoutIfNeeded()
        return view?.sheet.frame.minY ?? -1
    }

    private func send(_ phase: TouchSample.Phase, _ y: CGFloat) {
        windows[0]._arena.receive(
            TouchSample(identifier: 1, phase: phase, source: .finger, x: 100, y: y, time: 1)
        )
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        claimed = []
        send(.began, start)
        send(.moved, end)
        send(.ended, end)
    }

    func testAtTheContentsBeginningAFingerDownMovesTheSheet() throws {
        try present { $0.selectedDetentIdentifier = .large }
        XCTAssertEqual(top, 12)
        send(.began, 300)
        send(.moved, 400)
        XCTAssertEqual(top, 112, "it follows the finger")
        XCTAssertEqual(scroll.contentOffset.y, 0)
        send(.moved, 660)
        send(.ended, 660)
        XCTAssertEqual(top, 350)
        XCTAssertEqual(claimed, [1])
        XCTAssertEqual(delegate.log, [Self.medium])
        drag(from: 450, to: 650)
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(delegate.log, [Self.medium, "will", "did"])
    }

    func testAFingerUpMakesTheSheetLargeBeforeTheContentScrolls() throws {
        try present()
        XCTAssertEqual(top, 350)
        send(.began, 600)
        send(.moved, 400)
        XCTAssertEqual(top, 150)
        XCTAssertEqual(scroll.contentOffset.y, 0, "first the sheet")
        send(.moved, 200)
        XCTAssertEqual(top, 12)
        XCTAssertEqual(scroll.contentOffset.y, 62, "what is left scrolls")
        send(.moved, 300)
        XCTAssertEqual(top, 50, "and back the other way")
        XCTAssertEqual(scroll.contentOffset.y, 0)
        send(.moved, 200)
        send(.ended, 200)
        XCTAssertEqual(top, 12)
        XCTAssertEqual(claimed, [1])
        XCTAssertEqual(delegate.log, [Self.large])
    }

    func testALargeSheetLetsTheContentScroll() throws {
        try present { $0.selectedDetentIdentifier = .large }
        drag(from: 600, to: 300)
        XCTAssertEqual(claimed, [], "the touch is the content's")
        XCTAssertEqual(top, 12)
        XCTAssertEqual(delegate.log, [])
    }

    func testAwayFromItsBeginningTheContentScrolls() throws {
        try present()
        scroll.contentOffset.y = 100
        for end in [650, 400] as [CGFloat] {
            drag(from: 520, to: end)
            XCTAssertEqual(claimed, [], "\(end)")
            XCTAssertEqual(top, 350, "\(end)")
        }
        XCTAssertEqual(delegate.log, [])
    }

    func testWithoutExpandingByScrollingAFingerUpScrolls() throws {
        try present { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
        drag(from: 600, to: 300)
        XCTAssertEqual(claimed, [])
        XCTAssertEqual(top, 350)
        XCTAssertEqual(delegate.log, [])
        // The part above the content still means the sheet.
        drag(from: 370, to: 100)
        XCTAssertEqual(claimed, [1])
        XCTAssertEqual(top, 12)
        XCTAssertEqual(delegate.log, [Self.large])
    }

    func testAPullAtContentThatRefreshesIsTheContents() throws {
        scroll.refreshControl = UIRefreshControl()
        try present()
        drag(from: 500, to: 650)
        XCTAssertEqual(claimed, [])
        XCTAssertTrue(root.presentedViewController === page)
        XCTAssertEqual(top, 350)
    }

    func testContentThatDoesNotScrollLeavesTheFingerToTheSheet() throws {
        scroll.isScrollEnabled = false
        try present { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
        drag(from: 600, to: 300)
        XCTAssertEqual(claimed, [1])
        XCTAssertEqual(delegate.log, [Self.large])
    }
}
