import XCTest

@testable import TabardKit

/// What constraints refuse, and what they make the best of, with a message.
@preconcurrency @MainActor
final class ConstraintMisuseTests: MisuseTestCase {
    private static func make(in root: UIView, _ name: String) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = name
        root.addSubview(view)
        return view
    }

    private static func report(_ view: UIView, _ root: UIView) {
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.frame.size.width += 1
        root.layoutIfNeeded()
        print("width \(view.frame.width)")
        exit(0)
    }

    override class var misuses: [String: () -> Void] {
        [
            "strangers": {
                let (view, label) = (UIView(), UILabel())
                view.topAnchor.constraint(equalTo: label.topAnchor).isActive = true
                exit(label.frame.isEmpty ? 0 : 1)
            },
            "kinds": {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .left,
                    relatedBy: .equal,
                    toItem: view,
                    attribute: .width,
                    multiplier: 1,
                    constant: 0
                )
            },
            // A13
            "baseline": {
                let view = UIView()
                let bar = UITabBar()
                view.addSubview(bar)
                bar.firstBaselineAnchor.constraint(equalTo: view.topAnchor).isActive = true
            },
            "contradiction": {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let view = make(in: root, "thin")
                let first = view.widthAnchor.constraint(equalToConstant: 40)
                let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
                second.identifier = "wide"
                NSLayoutConstraint.activate([first, second])
                report(view, root)
            },
            "cycle": {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let (view, other) = (make(in: root, "one"), make(in: root, "two"))
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 1),
                    view.widthAnchor.constraint(equalToConstant: 10),
                    other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 1),
                ])
                report(view, root)
            },
            "numbers": {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                let view = make(in: root, "odd")
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: .nan),
                    view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
                    view.widthAnchor.constraint(greaterThanOrEqualToConstant: -.infinity),
                    view.widthAnchor.constraint(equalToConstant: 25),
                ])
                report(view, root)
            },
        ]
    }

    func testMisuseStops() throws {
        try assertStops("strangers", saying: "must stand in one view", "UIView.top == UILabel.top")
        try assertStops("kinds", saying: "left can't be compared with width")
        try assertStops("baseline", saying: "A tab bar has no baseline")
    }

    private func assertGoesOn(_ name: String, saying parts: String..., line: UInt = #line) throws {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, text, line: line)
        for part in parts { XCTAssertTrue(text.contains(part), text, line: line) }
        XCTAssertLessThanOrEqual(text.components(separatedBy: "is left out").count, 3, text, line: line)
    }

    func testContradictionsAreToldOnceAndTheLastIsLeftOut() throws {
        try assertGoesOn(
            "contradiction",
            saying: "width 40.0",
            "'wide': UIView 'thin'.width >= 90.0 is left out",
            "UIView 'thin'.width == 40.0"
        )
        try assertGoesOn(
            "cycle",
            saying: "width 10.0",
            "UIView 'two'.width == UIView 'one'.width + 1.0 is left out"
        )
        try assertGoesOn("numbers", saying: "width 25.0", "numbers are not finite")
    }
}
