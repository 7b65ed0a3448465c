import XCTest

@testable import TabardKit

/// Where a stack puts its views.
@preconcurrency @MainActor
final class StackViewTests: XCTestCase {
    private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    private func fill(_ widths: [CGFloat]) -> [UIView] {
        let views = widths.map { width in
            let view = ContentView()
            view.size = CGSize(width: width, height: 20)
            return view
        }
        for view in views { stack.addArrangedSubview(view) }
        return views
    }

    private func frames(_ views: [UIView]) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return views.map { [$0.frame.minX, $0.frame.width] }
    }

    func testFillStretchesWhatHugsLeast() {
        let views = fill([50, 50, 50])
        stack.spacing = 10
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        XCTAssertEqual(frames(views), [[0, 50], [60, 180], [250, 50]])
        XCTAssertEqual(views[0].frame.height, 100)
    }

    func testFillEqually() {
        let views = fill([50, 10, 90])
        stack.distribution = .fillEqually
        stack.spacing = 15
        XCTAssertEqual(frames(views), [[0, 90], [105, 90], [210, 90]])
    }

    func testFillProportionally() {
        let views = fill([10, 20, 30])
        stack.distribution = .fillProportionally
        XCTAssertEqual(frames(views), [[0, 50], [50, 100], [150, 150]])
    }

    func testEqualSpacing() {
        let views = fill([10, 50, 40])
        stack.distribution = .equalSpacing
        XCTAssertEqual(frames(views), [[0, 10], [110, 50], [260, 40]])
    }

    func testEqualCentering() {
        let views = fill([20, 60, 40])
        stack.distribution = .equalCentering
        XCTAssertEqual(frames(views), [[0, 20], [115, 60], [260, 40]])
    }

    func testSpacingAfterOneView() {
        let views = fill([50, 50, 50])
        stack.setCustomSpacing(40, after: views[0])
        views[2].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        XCTAssertEqual(frames(views), [[0, 50], [90, 50], [140, 160]])
        XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        XCTAssertEqual(frames(views)[1], [58, 50])
    }

    func testHiddenAndRemovedViewsTakeNoRoom() {
        let views = fill([50, 50, 50])
        stack.distribution = .fillEqually
        XCTAssertEqual(frames(views)[2], [200, 100])
        views[1].isHidden = true
        XCTAssertEqual(frames([views[0], views[2]]), [[0, 150], [150, 150]])
        views[1].isHidden = false
        views[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[1], views[2]])
        XCTAssertEqual(frames([views[1], views[2]]), [[0, 150], [150, 150]])
        stack.insertArrangedSubview(views[0], at: 1)
        XCTAssertEqual(frames([views[1], views[0], views[2]]), [[0, 100], [100, 100], [200, 100]])
        stack.removeArrangedSubview(views[0])
        XCTAssertTrue(views[0].superview === stack)
    }

    func testAlignments() {
        let views = fill([50])
        let expected: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
            (.fill, 0, 100), (.top, 0, 20), (.center, 40, 20), (.bottom, 80, 20),
        ]
        for (alignment, top, height) in expected {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            XCTAssertEqual([views[0].frame.minY, views[0].frame.height], [top, height], "\(alignment)")
        }
    }

    func testAColumnIsAsWideAsItsWidestView() {
        let column = UIStackView()
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 4
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        for width in [30.0, 70] {
            let view = ContentView()
            view.size = CGSize(width: width, height: 20)
            column.addArrangedSubview(view)
        }
        let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size, CGSize(width: 76, height: 48))
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        page.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            column.topAnchor.constraint(equalTo: page.topAnchor),
        ])
        page.layoutIfNeeded()
        XCTAssertEqual(column.frame, CGRect(x: 162, y: 0, width: 76, height: 48))
        XCTAssertEqual(column.arrangedSubviews[0].frame, CGRect(x: 22, y: 1, width: 30, height: 20))
    }
}

/// A view whose content has a size.
private final class ContentView: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
}
