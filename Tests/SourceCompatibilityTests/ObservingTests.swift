import UIKit
import XCTest

/// Key-value observing of UIKit's well-known properties, in source that nothing lowers (O4).
final class ObservingTests: XCTestCase {
    private final class OwnScrollView: UIScrollView {}

    func testO4ScrollViews() {
        for view in [
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), OwnScrollView(), UITableView(),
        ] {
            var heard: [String] = []
            let observations = [
                view.observe(\.contentOffset, options: [.old, .new]) { view, change in
                    heard.append(
                        "offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)"
                    )
                },
                view.observe(\.contentSize) { _, change in heard.append("size \(change.newValue == nil)") },
                view.observe(\.frame, options: .new) { _, change in
                    heard.append("frame \(change.newValue?.minX ?? -1)")
                },
            ]
            view.contentSize = CGSize(width: 50, height: 1000)
            view.contentSize = CGSize(width: 50, height: 1000)
            view.contentOffset = CGPoint(x: 0, y: 20)
            view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
            view.frame.origin.x = 7
            for observation in observations { observation.invalidate() }
            view.contentOffset.y = 40
            XCTAssertEqual(
                heard,
                ["size true", "offset 0.0 20.0 20.0", "offset 20.0 30.0 30.0", "frame 7.0"]
            )
        }
        let own = OwnScrollView()
        var offsets: [CGFloat] = []
        let observation = own.observe(\.contentOffset, options: [.new]) { own, _ in
            offsets.append(own.contentOffset.y)
        }
        own.contentOffset.y = 3
        observation.invalidate()
        XCTAssertEqual(offsets, [3])
    }

    func testO4ViewsAndBars() {
        var heard: [String] = []
        let view = UIView()
        let bounds = view.observe(\.bounds, options: [.new, .initial]) { _, change in
            heard.append("bounds \(change.newValue?.width ?? -1)")
        }
        view.frame.size.width = 10
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        bounds.invalidate()
        let bar = UITabBar()
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
        ]
        let item = bar.observe(\.selectedItem, options: .new) { _, change in
            heard.append("item \((change.newValue ?? nil)?.title ?? "-")")
        }
        bar.selectedItem = bar.items?[1]
        bar.selectedItem = nil
        item.invalidate()
        XCTAssertEqual(heard, ["bounds 0.0", "bounds 10.0", "item B", "item -"])
    }

    func testO4ObserversByName() {
        final class Watcher: UIViewController {
            var heard: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                heard.append(
                    "\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1) \(object is UIScrollView)"
                )
            }
        }
        let (view, watcher) = (UIScrollView(), Watcher())
        view.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
        view.contentOffset.y = 5
        view.removeObserver(watcher, forKeyPath: "contentOffset", context: nil)
        view.contentOffset.y = 6
        XCTAssertEqual(watcher.heard, ["contentOffset 5.0 true"])
    }
}
