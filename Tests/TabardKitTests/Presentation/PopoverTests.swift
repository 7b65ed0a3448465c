import GtkInterop
import XCTest

@testable import TabardKit

/// Popovers of ordinary controllers.
@preconcurrency @MainActor
final class PopoverTests: TabBarTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 800, height: 600)

    private func layout(
        _ source: CGRect,
        _ directions: UIPopoverArrowDirection = .any,
        content: CGSize = CGSize(width: 200, height: 300)
    ) -> PopoverLayout {
        PopoverLayout(content: content, source: source, directions: directions, in: bounds)
    }

    func testItStandsWhereItFits() {
        let top = layout(CGRect(x: 380, y: 10, width: 40, height: 30))
        XCTAssertEqual(top.direction, .up)
        XCTAssertEqual(top.frame, CGRect(x: 300, y: 51, width: 200, height: 300))
        XCTAssertEqual(top.tip, CGPoint(x: 400, y: 40))
        let bottom = layout(CGRect(x: 700, y: 550, width: 40, height: 30))
        XCTAssertEqual(bottom.direction, .down)
        XCTAssertEqual(bottom.frame, CGRect(x: 592, y: 239, width: 200, height: 300))
        XCTAssertEqual(bottom.tip, CGPoint(x: 720, y: 550))
        let middle = layout(CGRect(x: 10, y: 250, width: 40, height: 100))
        XCTAssertEqual(middle.direction, .left)
        XCTAssertEqual(middle.frame.minX, 61)
        XCTAssertEqual(layout(CGRect(x: 700, y: 250, width: 40, height: 100)).direction, .right)
    }

    func testOnlyPermittedDirections() {
        let source = CGRect(x: 380, y: 10, width: 40, height: 30)
        XCTAssertEqual(layout(source, .down).direction, .down)
        XCTAssertEqual(layout(source, .left).direction, .left)
        let none = layout(source, [])
        XCTAssertTrue(none.direction.isEmpty)
        XCTAssertEqual(none.frame, CGRect(x: 300, y: 8, width: 200, height: 300))
    }

    /// Whatever is asked for, the popover stays in the window.
    func testItNeverLeavesTheWindow() {
        let area = bounds.insetBy(dx: 8, dy: 8)
        for x in stride(from: -100, through: 900, by: 125) as StrideThrough<CGFloat> {
            for y in stride(from: -100, through: 700, by: 100) as StrideThrough<CGFloat> {
                for size in [40, 300, 3_000] as [CGFloat] {
                    for bits in 0...15 as ClosedRange<UInt> {
                        let result = layout(
                            CGRect(x: x, y: y, width: 30, height: 30),
                            UIPopoverArrowDirection(rawValue: bits),
                            content: CGSize(width: size, height: size)
                        )
                        XCTAssertTrue(
                            area.insetBy(dx: -0.5, dy: -0.5).contains(result.frame),
                            "\(x), \(y), \(size), \(bits): \(result)"
                        )
                    }
                }
            }
        }
    }

    private func present(width: CGFloat, adaptsTo style: UIModalPresentationStyle? = nil) -> (
        host: UIViewController, shown: UIViewController, delegate: PopoverDelegate
    ) {
        let host = UIViewController()
        let item = UIBarButtonItem(title: "Open", primaryAction: UIAction { _ in })
        host.navigationItem.rightBarButtonItem = item
        show(UINavigationController(rootViewController: host), width: width)
        windows.last?.layoutIfNeeded()
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 240, height: 160)
        let delegate = PopoverDelegate(style)
        shown.popoverPresentationController?.barButtonItem = item
        shown.popoverPresentationController?.delegate = delegate
        host.present(shown, animated: false)
        windows.last?.layoutIfNeeded()
        return (host, shown, delegate)
    }

    func testInAWideWindowItPointsAtItsButton() throws {
        let (host, shown, delegate) = present(width: 800)
        let sheet = try XCTUnwrap(shown._presentation?.sheet)
        XCTAssertEqual(sheet.frame.size, CGSize(width: 240, height: 160))
        XCTAssertEqual(shown.popoverPresentationController?.arrowDirection, .up)
        XCTAssertEqual(sheet.frame.minY, 44 + 11)
        XCTAssertEqual(sheet.frame.maxX, 792)
        shown.preferredContentSize.height = 300
        windows.last?.layoutIfNeeded()
        XCTAssertEqual(sheet.frame.height, 300)
        delegate.allows = false
        shown._userTurnedAway()
        XCTAssertNotNil(host.presentedViewController)
        delegate.allows = true
        shown._userTurnedAway()
        XCTAssertNil(host.presentedViewController)
        XCTAssertEqual(delegate.log, ["prepare", "attempt", "will", "did"])
    }

    func testInANarrowWindowItIsAPageUnlessTheDelegateKeepsIt() throws {
        let page = present(width: 390)
        XCTAssertEqual(page.shown._presentation?.kind, .page)
        page.host.dismiss(animated: false)
        let kept = present(width: 390, adaptsTo: UIModalPresentationStyle.none)
        XCTAssertEqual(try XCTUnwrap(kept.shown._presentation?.sheet.frame.width), 240)
        kept.host.dismiss(animated: false)
        let full = present(width: 390, adaptsTo: .fullScreen)
        XCTAssertEqual(full.shown._presentation?.kind, .fullScreen)
        full.host.dismiss(animated: false)
    }

    func testTheArrowStandsBetweenThePopoverAndItsSource() {
        let length = PopoverLayout.arrowLength
        var layout = PresentationLayout(.fullScreen, in: bounds, isCompact: false)
        let arrow = PopoverArrow(frame: .zero)
        arrow.place(layout, color: .white)
        XCTAssertTrue(arrow.isHidden)
        layout.arrowTip = CGPoint(x: 100, y: 50)
        let places: [(UIPopoverArrowDirection, CGRect)] = [
            (.up, CGRect(x: 100 - length, y: 50, width: 2 * length, height: length)),
            (.down, CGRect(x: 100 - length, y: 50 - length, width: 2 * length, height: length)),
            (.left, CGRect(x: 100, y: 50 - length, width: length, height: 2 * length)),
            (.right, CGRect(x: 100 - length, y: 50 - length, width: length, height: 2 * length)),
        ]
        for (direction, frame) in places {
            layout.arrowDirection = direction
            arrow.place(layout, color: .white)
            XCTAssertFalse(arrow.isHidden)
            XCTAssertEqual(arrow.frame, frame, "\(direction)")
        }
    }
}

@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    private let style: UIModalPresentationStyle?

    init(_ style: UIModalPresentationStyle?) { self.style = style }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.append("prepare")
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style ?? .pageSheet
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        allows
    }

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
