import GtkInterop
import XCTest

@testable import TabardKit

/// Texts under the pointer, effects of motion, and large content.
@preconcurrency @MainActor
final class ToolTipTests: ControlTestCase {
    @MainActor
    private final class Delegate: NSObject, UIToolTipInteractionDelegate,
        UILargeContentViewerInteractionDelegate
    {
        let journal: Journal
        var answer: UIToolTipConfiguration?

        init(_ journal: Journal) { self.journal = journal }

        func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
            -> UIToolTipConfiguration?
        {
            journal.entries.append("at \(Int(point.x)) \(Int(point.y))")
            return answer
        }

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            journal.entries.append("end \(item?.largeContentTitle ?? "none")")
        }
    }

    func testATextOfAControl() {
        let button = UIButton(type: .system)
        XCTAssertNil(button.toolTip)
        XCTAssertNil(button.toolTipInteraction)
        button.toolTip = "Save"
        put(button)
        XCTAssertEqual(button.toolTipInteraction?._text(at: nil)?.0, "Save")
        button.toolTip = "Save all"
        XCTAssertEqual(button.interactions.count, 1)
        XCTAssertEqual(button.toolTipInteraction?._text(at: nil)?.0, "Save all")
        button.toolTipInteraction?.isEnabled = false
        XCTAssertNil(button.toolTipInteraction?._text(at: nil))
        button.toolTipInteraction?.isEnabled = true
        button.toolTip = nil
        XCTAssertNil(button.toolTipInteraction?._text(at: nil))
    }

    func testADelegateSaysIt() {
        let view = UIView()
        let delegate = Delegate(journal)
        let interaction = UIToolTipInteraction(defaultToolTip: "default")
        interaction.delegate = delegate
        view.addInteraction(interaction)
        put(view, CGRect(x: 0, y: 0, width: 40, height: 20))
        view.bounds.origin = CGPoint(x: 100, y: 0)
        XCTAssertNil(interaction._text(at: CGPoint(x: 5, y: 6)))
        delegate.answer = UIToolTipConfiguration(
            toolTip: "here",
            in: CGRect(x: 110, y: 0, width: 10, height: 20)
        )
        let answer = interaction._text(at: nil)
        XCTAssertEqual(answer?.0, "here")
        XCTAssertEqual(answer?.1, Rectangle(x: 10, y: 0, width: 10, height: 20))
        XCTAssertEqual(journal.take(), ["at 105 6", "at 120 10"])
        delegate.answer = UIToolTipConfiguration(toolTip: "")
        XCTAssertNil(interaction._text(at: nil))
        view.removeInteraction(interaction)
        XCTAssertNil(interaction._text(at: nil))
    }

    /// GTK itself asks for the text, where the pointer rests, and shows it in a window of its own.
    func testThePointerRests() {
        let button = UIButton(type: .system)
        button.toolTip = "Save"
        let delegate = Delegate(journal)
        delegate.answer = UIToolTipConfiguration(toolTip: "Save", in: button.bounds)
        button.toolTipInteraction?.delegate = delegate
        put(button, CGRect(x: 20, y: 20, width: 100, height: 40))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool", "mousemove", "60", "40", "mousemove", "62", "41"]
        try? process.run()
        // Soon after another text GTK asks at once, also on the way.
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { self.journal.entries.contains("at 42 21") })
    }

    func testEffectsOfMotion() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let other = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect, other]
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        XCTAssertEqual(view.motionEffects.count, 1)
        func value(_ x: CGFloat) -> [String: Double]? {
            group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: 1))?
                .mapValues { ($0 as? NSNumber)?.doubleValue ?? .nan }
        }
        XCTAssertEqual(value(-1), ["center.x": -10])
        XCTAssertEqual(value(0), ["center.x": 10])
        XCTAssertEqual(value(7), ["center.x": 30])
        XCTAssertEqual(value(.nan), [:])
        effect.maximumRelativeValue = "far"
        XCTAssertEqual(value(0), [:])
        view.removeMotionEffect(group)
        XCTAssertTrue(view.motionEffects.isEmpty)
    }

    func testLargeContent() throws {
        let view = UIView()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        XCTAssertFalse(button.showsLargeContentViewer)
        button.accessibilityLabel = "Compose"
        XCTAssertEqual(button.largeContentTitle, "Compose")
        button.largeContentTitle = "Write"
        button.showsLargeContentViewer = true
        button.largeContentImage = UIImage(systemName: "pencil")
        button.scalesLargeContentImage = true
        view.addSubview(button)
        put(view, CGRect(x: 0, y: 0, width: 100, height: 40))
        let interaction = UILargeContentViewerInteraction()
        view.addInteraction(interaction)
        XCTAssertTrue(interaction.item(at: CGPoint(x: 10, y: 10)) === button)
        XCTAssertNil(interaction.item(at: CGPoint(x: 80, y: 10)))
        XCTAssertTrue(
            view.gestureRecognizers?.contains(interaction.gestureRecognizerForExclusionRelationship) == true
        )
        let panel = LargeContentPanel(button)
        let parts = panel.contentView.subviews
        XCTAssertEqual(parts.compactMap { ($0 as? UILabel)?.text }, ["Write"])
        XCTAssertEqual(
            parts.compactMap { $0 as? UIImageView }.map { max($0.frame.width, $0.frame.height) },
            [96]
        )
        view.removeInteraction(interaction)
        XCTAssertNil(view.gestureRecognizers)
        XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
    }
}
