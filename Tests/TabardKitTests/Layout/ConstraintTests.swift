import XCTest

@testable import TabardKit

/// Views that constraints lay out, without a window.
@preconcurrency @MainActor
final class ConstraintTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func make<V: UIView>(_ view: V, in superview: UIView? = nil) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    func testEdgesFollowTheSuperview() {
        let view = make(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 5, width: 270, height: 110))
        root.frame.size = CGSize(width: 500, height: 100)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 5, width: 470, height: 60))
        XCTAssertEqual(root.constraints.count, 4)
    }

    func testConstantsAndActivityChangeLater() {
        let view = make(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let other = view.widthAnchor.constraint(equalToConstant: 90)
        other.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, other, view.heightAnchor.constraint(equalToConstant: 20),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 125, y: 90, width: 50, height: 20))
        width.constant = 70
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 115, y: 90, width: 70, height: 20))
        width.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 105, y: 90, width: 90, height: 20))
        XCTAssertFalse(width.isActive)
        XCTAssertEqual(view.constraints.count, 2)
    }

    func testTheLongInitializerKnowsAllAttributes() {
        let view = make(UIView())
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        func add(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
            root.addConstraint(
                NSLayoutConstraint(
                    item: view,
                    attribute: first,
                    relatedBy: .equal,
                    toItem: root,
                    attribute: second,
                    multiplier: 1,
                    constant: 0
                )
            )
        }
        add(.left, .leftMargin)
        add(.right, .rightMargin)
        add(.top, .topMargin)
        add(.bottom, .bottomMargin)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 196))
        root.removeConstraints(root.constraints)
        XCTAssertTrue(root.constraints.isEmpty)
        add(.centerX, .centerXWithinMargins)
        add(.centerY, .centerYWithinMargins)
        add(.width, .height)
        add(.height, .height)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 49, y: -1, width: 200, height: 200))
    }

    func testLeadingIsTheRightEdgeInRightToLeftViews() {
        let view = make(UIView())
        for each in [root, view] { each.semanticContentAttribute = .forceRightToLeft }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 260, y: 0, width: 30, height: 30))
        for each in [root, view] { each.semanticContentAttribute = .forceLeftToRight }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 10)
    }

    func testTheViewAroundSaysFromWhichSideBothAreCounted() {
        let (first, second) = (make(UIView()), make(UIView()))
        root.semanticContentAttribute = .forceRightToLeft
        second.semanticContentAttribute = .forceLeftToRight
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            first.widthAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -7),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 260)
        XCTAssertEqual(first.frame.width, 30)
        XCTAssertEqual(second.frame.minX, 7)
        XCTAssertEqual(second.frame.maxX, 255)
        first.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.minX, 10)
        XCTAssertEqual(second.frame.minX, 45)
    }

    func testPlacesOfBothAxesAreCompared() {
        let (view, other) = (make(UIView()), make(UIView()))
        let along = NSLayoutConstraint(
            item: view,
            attribute: .left,
            relatedBy: .equal,
            toItem: other,
            attribute: .top,
            multiplier: 1,
            constant: 50
        )
        NSLayoutConstraint.activate([
            along, other.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 70, y: 0, width: 30, height: 30))
    }

    func testContentSizesHugAndResist() {
        let (first, second) = (make(SizedView()), make(SizedView()))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
        XCTAssertEqual(second.frame, CGRect(x: 100, y: 0, width: 200, height: 40))
        root.frame.size.width = 150
        second.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame.width, 50)
        first.size = CGSize(width: 20, height: 60)
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 20, height: 60))
        XCTAssertEqual(second.frame.width, 130)
    }

    func testNestedViewsAndGuides() {
        let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        root.addSubview(outer)
        let inner = make(UIView(), in: outer)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
            guide.rightAnchor.constraint(equalTo: outer.rightAnchor),
            guide.topAnchor.constraint(equalTo: outer.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 50),
            inner.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            // Across trees of views, in the root's coordinates.
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 10, y: 0, width: 90, height: 50))
        XCTAssertEqual(inner.frame, CGRect(x: 50, y: 10, width: 10, height: 40))
        outer.frame.origin.y = 35
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 50, y: 5, width: 10, height: 45))
    }

    func testAViewThatLeavesTakesItsConstraintsAlong() {
        let view = make(UIView())
        let inside = make(UIView(), in: view)
        let leaving = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let staying = inside.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([leaving, staying])
        root.layoutIfNeeded()
        view.removeFromSuperview()
        XCTAssertFalse(leaving.isActive)
        XCTAssertTrue(staying.isActive)
        XCTAssertTrue(root.constraints.isEmpty)
    }

    func testViewsWithConstraintsAreFreed() {
        weak var gone: UIView?
        weak var goneInside: UIView?
        do {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let view = make(UIStackView(arrangedSubviews: [UIView()]), in: page)
            view.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor).isActive = true
            page.layoutIfNeeded()
            (gone, goneInside) = (page, view)
        }
        XCTAssertNil(gone)
        XCTAssertNil(goneInside)
    }

    func testACellIsLaidOutByItself() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = make(SizedView(), in: cell.contentView)
        root.addSubview(cell)
        let page = make(UIView())
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: root.topAnchor),
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame.minY, 10)
        XCTAssertTrue(content._autoLayout?.system !== page._autoLayout?.system)
        let size = cell.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
        XCTAssertEqual(size.height, 60)
    }

    func testTheFittingSizeIsThatOfTheContent() {
        let content = UIView()
        let view = make(SizedView(), in: content)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
        ])
        let compressed = UIView.layoutFittingCompressedSize
        XCTAssertEqual(content.systemLayoutSizeFitting(compressed), CGSize(width: 120, height: 50))
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        XCTAssertEqual(fitted, CGSize(width: 320, height: 50))
    }

    func testLabelsOfSeveralLinesGrow() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = String(repeating: "words that wrap ", count: 10)
        label.numberOfLines = 0
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let tall = label.frame.height
        XCTAssertEqual(label.frame.width, 300)
        XCTAssertEqual(tall, label.sizeThatFits(CGSize(width: 300, height: 0)).height)
        root.frame.size.width = 600
        root.layoutIfNeeded()
        XCTAssertLessThan(label.frame.height, tall)
    }

    func testBaselinesOfLabelsMeet() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 40)
        for label in [large, small] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let place = { (label: UILabel) -> CGFloat in
            label.frame.midY + label._baselines.first.offset
        }
        XCTAssertEqual(place(large), place(small), accuracy: 1)
        XCTAssertGreaterThan(small.frame.minY, 5)
    }

    func testBaselinesOfButtonsAndFieldsAreThoseOfTheirTexts() {
        let (label, button, field) = (UILabel(), UIButton(type: .system), UITextField())
        label.text = "Text"
        label.font = .systemFont(ofSize: 40)
        button.setTitle("Text", for: .normal)
        field.text = "Text"
        field.borderStyle = .roundedRect
        for view in [label, button, field] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            field.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let line = label.frame.midY + label._baselines.first.offset
        let title = button.titleLabel?.convert(button.titleLabel?.bounds ?? .zero, to: root) ?? .zero
        XCTAssertEqual(title.midY + (button.titleLabel?._baselines.first.offset ?? 0), line, accuracy: 1)
        XCTAssertEqual(field.frame.midY + field._baselines.last.offset, line, accuracy: 1)
        XCTAssertLessThan(field.frame.minY, line - 10)
        XCTAssertGreaterThan(field.frame.maxY, line + 5)
    }

    /// Interface Builder lets one button's last line stand beside another's first, and that one's beside this one's.
    func testButtonsWhoseBaselinesMeetBothWaysAreOfOneHeight() {
        let buttons = ["Lap", "Start"].map { title in
            let button = make(UIButton(type: .system))
            button.setTitle(title, for: .normal)
            return button
        }
        NSLayoutConstraint.activate([
            buttons[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            buttons[0].heightAnchor.constraint(equalToConstant: 60),
            buttons[1].topAnchor.constraint(equalTo: buttons[0].topAnchor),
            buttons[1].lastBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor),
            buttons[0].lastBaselineAnchor.constraint(equalTo: buttons[1].firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(buttons[1].frame.minY, 20)
        XCTAssertEqual(buttons[1].frame.height, 60, accuracy: 1)
    }

    func testUpdateConstraintsIsCalledOnceUntilAskedForAgain() {
        let view = make(UpdatingView())
        root.layoutIfNeeded()
        XCTAssertEqual(view.updates, 1)
        root.layoutIfNeeded()
        XCTAssertEqual(view.updates, 1)
        view.setNeedsUpdateConstraints()
        XCTAssertEqual(view.needsUpdateConstraints(), true)
        root.layoutIfNeeded()
        XCTAssertEqual(view.updates, 2)
    }

    func testABarTakesConstraintsAndHasItsHeight() {
        // A13
        let bar = make(UITabBar())
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let height = bar.intrinsicContentSize.height
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 200 - height, width: 300, height: height))
    }

    func testAScrollViewTakesItsContentSizeFromConstraints() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(scrollView)
        let content = make(SizedView(), in: scrollView)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 200, height: 510))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 10, width: 200, height: 500))
    }

    /// A column of content as wide as the scroll view is often put in its middle.
    func testTheMiddleOfAScrollViewIsThatOfItsFrame() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(scrollView)
        let content = make(SizedView(), in: scrollView)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 0, width: 80, height: 300))
        XCTAssertEqual(scrollView.contentSize.height, 300)
        scrollView.contentOffset.y = 50
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 0, width: 80, height: 300))
    }
}

/// A view whose content has a size.
private final class SizedView: UIView {
    var size = CGSize(width: 100, height: 40) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
}

/// Counts its updates.
private final class UpdatingView: UIView {
    var updates = 0
    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}
