import GtkInterop
import XCTest

@testable import TabardKit

/// A frame in which only the selection changes draws the bar and nothing beside it.
@preconcurrency @MainActor
final class SelectionFrameTests: TabBarTestCase {
    private final class CountingView: UIView {
        var count = 0

        override func _drawContent(_ snapshot: Snapshot) {
            count += 1
            snapshot.fill(CGRect(origin: .zero, size: bounds.size).native, color: .white)
        }
    }

    private final class CountingBar: UITabBar {
        var count = 0

        override func _drawContent(_ snapshot: Snapshot) {
            count += 1
            super._drawContent(snapshot)
        }
    }

    func testOnlyTheBarIsDrawnAnew() {
        let root = UIViewController()
        let content = CountingView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        let inner = CountingView(frame: CGRect(x: 10, y: 650, width: 300, height: 40))
        let bar = CountingBar(frame: CGRect(x: 0, y: 651, width: 390, height: 49))
        content.addSubview(inner)
        root.view.addSubview(content)
        root.view.addSubview(bar)
        bar.items = (0..<5).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        show(root)
        MainLoop.iterate(seconds: 0.2)
        for item in bar.items ?? [] {
            let before = (content.count, inner.count, bar.count)
            bar.selectedItem = item
            MainLoop.iterate(seconds: 0.5) { bar.count > before.2 }
            MainLoop.iterate(seconds: 0.05)
            XCTAssertEqual(bar.count, before.2 + 1)
            XCTAssertEqual(content.count, before.0, "what lies behind is kept, blurred or not")
            XCTAssertEqual(inner.count, before.1)
        }
    }
}
