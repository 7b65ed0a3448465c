import UIKit
import XCTest

/// The code of the article about bars of an app's own.
@preconcurrency @MainActor
final class CustomBarTests: XCTestCase {
    final class RoundBar: UIView {
        var didSelect: ((Int) -> Void)?
        private let stack = UIStackView()

        init(titles: [String]) {
            super.init(frame: .zero)
            backgroundColor = .secondarySystemBackground
            layer.cornerRadius = 24
            accessibilityTraits = .tabBar
            stack.distribution = .fillEqually
            addSubview(stack)
            for (index, title) in titles.enumerated() {
                let action = UIAction(title: title) { [weak self] _ in self?.select(index) }
                stack.addArrangedSubview(UIButton(type: .system, primaryAction: action))
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            stack.frame = bounds
        }

        func select(_ index: Int) {
            for (place, view) in stack.arrangedSubviews.enumerated() {
                (view as? UIButton)?.isSelected = place == index
            }
            didSelect?(index)
        }
    }

    final class RoundBarController: UIViewController {
        private let pages: [UIViewController]
        private let bar: RoundBar

        init(_ pages: [UIViewController]) {
            self.pages = pages
            bar = RoundBar(titles: pages.map { $0.title ?? "" })
            super.init(nibName: nil, bundle: nil)
            bar.didSelect = { [weak self] index in self?.show(index) }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.select(0)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let room = view.bounds.inset(by: view.safeAreaInsets)
            bar.frame = CGRect(x: room.minX + 16, y: room.maxY - 64, width: room.width - 32, height: 48)
            children.first?.view.frame = view.bounds
        }

        private func show(_ index: Int) {
            if let former = children.first {
                former.willMove(toParent: nil)
                former.view.removeFromSuperview()
                former.removeFromParent()
            }
            addChild(pages[index])
            view.insertSubview(pages[index].view, belowSubview: bar)
            pages[index].view.frame = view.bounds
            pages[index].didMove(toParent: self)
        }
    }

    func testTheBarShowsPages() throws {
        let pages = ["Home", "Places"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let controller = RoundBarController(pages)
        controller.loadViewIfNeeded()
        XCTAssertTrue(controller.children.first === pages[0])
        let bar = try XCTUnwrap(controller.view.subviews.last as? RoundBar)
        bar.select(1)
        XCTAssertEqual(controller.children.map(\.title), ["Places"])
        XCTAssertTrue(pages[1].view.superview === controller.view)
        XCTAssertNil(pages[0].parent)
    }
}
