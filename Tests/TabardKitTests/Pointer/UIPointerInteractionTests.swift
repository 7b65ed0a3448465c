import GtkInterop
import XCTest

@testable import TabardKit

/// PO1–PO3: the pointer's shapes over views, by the arena that hears of the pointer.
@preconcurrency @MainActor
final class UIPointerInteractionTests: ControlTestCase {
    @MainActor
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        let journal: Journal
        var style: UIPointerStyle?
        var hasRegions = false
        var whenAsked: (() -> Void)?

        init(_ journal: Journal) { self.journal = journal }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            whenAsked?()
            guard hasRegions else { return defaultRegion }
            let isLeft = request.location.x < 50
            guard request.location.x < 80 else { return nil }
            let rect = CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 40)
            return UIPointerRegion(rect: rect, identifier: isLeft ? "left" : "right")
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            journal.entries.append("enter \(region.identifier.map { "\($0)" } ?? "all")")
            animator.addAnimations { [journal] in journal.entries.append("animation") }
            animator.addCompletion { [journal] in journal.entries.append("completed \($0)") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            journal.entries.append("exit \(region.identifier.map { "\($0)" } ?? "all")")
        }
    }

    private let view = UIView()

    private func hover(_ x: CGFloat?) {
        view.window?._arena.hover(at: x.map { view.convert(CGPoint(x: $0, y: 5), to: nil) })
    }

    private func put(_ delegate: Delegate?) -> UIPointerInteraction {
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        put(view, CGRect(x: 20, y: 20, width: 100, height: 40))
        return interaction
    }

    private var cursor: String? { view._widget?.cursorName }

    func testPO1EachStyleHasTheDesktopsShape() {
        let delegate = Delegate(journal)
        let interaction = put(delegate)
        let preview = UITargetedPreview(view: view)
        let styles: [(UIPointerStyle?, String?)] = [
            (nil, nil), (.hidden(), "none"), (.system(), "default"),
            (UIPointerStyle(shape: .verticalBeam(length: 20)), "text"),
            (UIPointerStyle(shape: .horizontalBeam(length: 20)), "vertical-text"),
            (UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9))), "default"),
            (UIPointerStyle(shape: .path(UIBezierPath())), "default"),
            (UIPointerStyle(effect: .automatic(preview)), "pointer"),
            (UIPointerStyle(effect: .hover(preview, preferredTintMode: .none)), "pointer"),
            (UIPointerStyle(effect: .lift(preview), shape: .verticalBeam(length: 9)), "text"),
        ]
        hover(10)
        for (style, name) in styles {
            delegate.style = style
            interaction.invalidate()
            XCTAssertEqual(cursor, name)
        }
        hover(nil)
        XCTAssertNil(cursor)
    }

    func testWithoutADelegateItIsTheHand() {
        let interaction = put(nil)
        hover(10)
        XCTAssertEqual(cursor, "pointer")
        interaction.isEnabled = false
        XCTAssertNil(cursor)
        hover(20)
        XCTAssertNil(cursor)
        interaction.isEnabled = true
        hover(30)
        XCTAssertEqual(cursor, "pointer")
        XCTAssertEqual(view.gestureRecognizers ?? [], [], "what hears of the pointer is not the app's")
        view.removeInteraction(interaction)
        XCTAssertNil(cursor)
        XCTAssertNil(interaction.view)
        hover(10)
        XCTAssertNil(cursor)
    }

    func testPO2TheDelegateHearsOfRegions() {
        let delegate = Delegate(journal)
        delegate.hasRegions = true
        _ = put(delegate)
        hover(10)
        hover(20)
        XCTAssertEqual(journal.take(), ["enter left", "animation", "completed true"])
        hover(60)
        XCTAssertEqual(journal.take(), ["exit left", "enter right", "animation", "completed true"])
        hover(90)
        hover(95)
        XCTAssertEqual(journal.take(), ["exit right"])
        hover(60)
        hover(nil)
        XCTAssertEqual(journal.take(), ["enter right", "animation", "completed true", "exit right"])
    }

    func testPO3EachOfTwoViewsHearsAndTheInnerOnesShapeIsShown() {
        let (outside, inside) = (Delegate(journal), Delegate(journal))
        outside.style = UIPointerStyle(shape: .verticalBeam(length: 20))
        inside.style = .hidden()
        _ = put(outside)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        inner.addInteraction(UIPointerInteraction(delegate: inside))
        view.addSubview(inner)
        MainLoop.iterate(seconds: 0.05)
        hover(70)
        XCTAssertEqual(journal.take().filter { $0.hasPrefix("e") }, ["enter all"])
        XCTAssertEqual([cursor, inner._widget?.cursorName], ["text", nil])
        hover(10)
        XCTAssertEqual(journal.take().filter { $0.hasPrefix("e") }, ["enter all"])
        // GTK shows that of the innermost widget which has one.
        XCTAssertEqual([cursor, inner._widget?.cursorName], ["text", "none"])
        hover(70)
        XCTAssertEqual(journal.take().filter { $0.hasPrefix("e") }, ["exit all"])
        XCTAssertEqual([cursor, inner._widget?.cursorName], ["text", nil])
    }

    /// A delegate may take the interaction away while it is asked.
    func testTheInteractionGoesWhileTheDelegateIsAsked() {
        let delegate = Delegate(journal)
        let interaction = put(delegate)
        delegate.whenAsked = { [view] in view.removeInteraction(interaction) }
        hover(10)
        XCTAssertEqual(journal.take(), [])
        XCTAssertNil(cursor)
    }
}
