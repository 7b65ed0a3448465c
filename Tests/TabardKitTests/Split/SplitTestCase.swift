import GtkInterop
import XCTest

@testable import TabardKit

/// Tests of split view controllers, whose delegate and columns write down what they hear.
@preconcurrency @MainActor
class SplitTestCase: TabBarTestCase {
    private(set) lazy var delegate = RecordingSplitDelegate(journal)

    /// A controller with a column for each name: `P` and `S`, or `P`, `M` and `S`.
    func columns(_ names: [String] = ["P", "S"]) -> (UISplitViewController, [RecordingController]) {
        let all = controllers(names)
        let split = UISplitViewController(style: names.count == 3 ? .tripleColumn : .doubleColumn)
        split.setViewController(all.first, for: .primary)
        split.setViewController(all.last, for: .secondary)
        if names.count == 3 { split.setViewController(all[1], for: .supplementary) }
        split.delegate = delegate
        return (split, all)
    }

    /// Two controllers of the style `unspecified`, the first one on a stack.
    func pair(_ names: [String] = ["P", "S"])
        -> (UISplitViewController, UINavigationController, [RecordingController])
    {
        let all = controllers(names)
        let split = UISplitViewController()
        let navigation = UINavigationController(rootViewController: all[0])
        split.viewControllers = [navigation, all[1]]
        split.delegate = delegate
        return (split, navigation, all)
    }
}
