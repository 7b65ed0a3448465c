import UIKit
import XCTest

/// Generators of feedback are used as on iOS; they are interactions, and their calls are without effect.
@preconcurrency @MainActor
final class FeedbackGeneratorsTests: XCTestCase {
    private final class Counting: UIImpactFeedbackGenerator {
        private(set) var calls: [String] = []

        override func willMove(to view: UIView?) {
            calls.append("will \(view == nil ? "leave" : "move")")
            super.willMove(to: view)
        }

        override func didMove(to view: UIView?) {
            super.didMove(to: view)
            calls.append("did \(self.view == nil ? "leave" : "move")")
        }

        override func impactOccurred(intensity: CGFloat) { calls.append("impact \(intensity)") }
    }

    func testGeneratorsAreInteractionsOfTheirViews() {
        let view = UIView()
        let generators: [UIFeedbackGenerator] = [
            UISelectionFeedbackGenerator(view: view), UINotificationFeedbackGenerator(view: view),
            UIImpactFeedbackGenerator(view: view), UIImpactFeedbackGenerator(style: .rigid, view: view),
        ]
        XCTAssertEqual(view.interactions.count, 4)
        for generator in generators { XCTAssertIdentical(generator.view, view) }
        view.removeInteraction(generators[0])
        XCTAssertNil(generators[0].view)
        XCTAssertEqual(view.interactions.count, 3)
        XCTAssertNil(UIImpactFeedbackGenerator(style: .light).view)
        XCTAssertNil(UISelectionFeedbackGenerator().view)
    }

    func testSubclassesAreAskedInUIKitsOrder() {
        let view = UIView()
        let generator = Counting(style: .heavy)
        view.addInteraction(generator)
        generator.prepare()
        generator.impactOccurred(intensity: 0.5)
        view.removeInteraction(generator)
        XCTAssertEqual(generator.calls, ["will move", "did move", "impact 0.5", "will leave", "did leave"])
    }

    func testKindsHaveUIKitsValues() {
        let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        XCTAssertEqual(styles.map(\.rawValue), [0, 1, 2, 3, 4])
        let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
        XCTAssertEqual(types.map(\.rawValue), [0, 1, 2])
    }
}
