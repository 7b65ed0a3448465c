import XCTest

@testable import TabardKit

/// Apple's visual format language.
@preconcurrency @MainActor
final class VisualFormatTests: XCTestCase {
    private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()

    override func setUp() async throws {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
    }

    private func name(_ item: AnyObject?) -> String {
        item === a ? "a" : item === b ? "b" : item === superview ? "|" : item == nil ? "" : "?"
    }

    /// Constraints as texts such as `b.leading >= a.trailing + 8 @250`.
    private func lines(
        _ format: String,
        _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: metrics,
            views: ["a": a, "b": b]
        ).map { constraint in
            let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
            let second =
                constraint.secondItem == nil
                ? "" : " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            let constant =
                constraint.constant == 0 && constraint.secondItem != nil ? "" : " \(Int(constraint.constant))"
            let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
            return
                "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)\(second)\(constant)\(priority)"
        }
    }

    func testAppleSExamples() {
        XCTAssertEqual(lines("[a]-[b]"), ["b.leading == a.trailing 8"])
        XCTAssertEqual(lines("[a(>=50)]"), ["a.width >= 50"])
        XCTAssertEqual(
            lines("|-50-[a]-50-|"),
            ["a.leading == |.leading 50", "|.trailing == a.trailing 50"]
        )
        XCTAssertEqual(lines("V:[a]-10-[b]"), ["b.top == a.bottom 10"])
        XCTAssertEqual(lines("[a][b]"), ["b.leading == a.trailing"])
        XCTAssertEqual(lines("[a(100@20)]"), ["a.width == 100 @20"])
        XCTAssertEqual(lines("[a(==b)]"), ["a.width == b.width"])
        XCTAssertEqual(lines("[a(>=70,<=100)]"), ["a.width >= 70", "a.width <= 100"])
        XCTAssertEqual(
            lines("|-[a]-[b]-[a(>=20)]-|").suffix(3),
            ["a.leading == b.trailing 8", "a.width >= 20", "|.trailingMargin == a.trailing"]
        )
        XCTAssertEqual(lines("H:|-[a]"), ["a.leading == |.leadingMargin"])
        XCTAssertEqual(
            lines("V:|[a(b)]|"),
            ["a.top == |.top", "a.height == b.height", "|.bottom == a.bottom"]
        )
    }

    func testGapsHaveRelationsAndPriorities() {
        XCTAssertEqual(
            lines("[a]-(>=10,==20@250)-[b]"),
            ["b.leading >= a.trailing 10", "b.leading == a.trailing 20 @250"]
        )
        XCTAssertEqual(lines("[a]->=10-[b]"), ["b.leading >= a.trailing 10"])
        XCTAssertEqual(lines("[a]-(-4)-[b]"), ["b.leading == a.trailing -4"])
    }

    func testMetricsAreNumbersOfAnyKind() {
        let metrics: [String: Any] = [
            "int": 1, "double": 2.0, "float": Float(3), "cg": CGFloat(4), "number": NSNumber(value: 5),
            "p": 250,
        ]
        XCTAssertEqual(
            lines("[a(int,double@p,float)]-cg-[b(>=number)]", metrics: metrics),
            [
                "a.width == 1", "a.width == 2 @250", "a.width == 3", "b.leading == a.trailing 4",
                "b.width >= 5",
            ]
        )
    }

    func testOptionsAlignAndTurn() {
        XCTAssertEqual(
            lines("[a]-[b]", [.alignAllCenterY, .alignAllTop]),
            ["b.leading == a.trailing 8", "a.top == b.top", "a.centerY == b.centerY"]
        )
        XCTAssertEqual(
            lines("|-1-[a]-2-[b]", .directionRightToLeft),
            ["|.right == a.right 1", "a.left == b.right 2"]
        )
        XCTAssertEqual(lines("|-[a]", .directionLeftToRight), ["a.left == |.leftMargin"])
        XCTAssertEqual(
            lines("V:[a]-2-[b]", .spacingBaselineToBaseline),
            ["b.firstBaseline == a.lastBaseline 2"]
        )
    }

    func testItLaysOut() {
        let views: [String: Any] = ["a": a, "b": b]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[a(80)]-[b]-20-|",
                options: [.alignAllTop, .alignAllBottom],
                metrics: nil,
                views: views
            )
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-5-[a(40)]",
                    metrics: nil,
                    views: views
                )
        )
        superview.layoutIfNeeded()
        XCTAssertEqual(a.frame, CGRect(x: 10, y: 5, width: 80, height: 40))
        XCTAssertEqual(b.frame, CGRect(x: 98, y: 5, width: 182, height: 40))
    }

    func testWhatCannotBeReadIsShown() {
        func reason(_ format: String) -> String {
            var parser = VisualFormatParser(format, metrics: ["m": 1]) { $0 == "a" }
            do {
                _ = try parser.parse()
                return "read"
            } catch {
                return "\(error.place) \(error.reason)"
            }
        }
        XCTAssertEqual(reason(""), "0 It is empty")
        XCTAssertEqual(reason("H:"), "2 Expected a view, such as [name]")
        XCTAssertEqual(reason("|"), "1 Expected a view, such as [name]")
        XCTAssertEqual(reason("[c]"), "1 c is not a key in the views dictionary.")
        XCTAssertEqual(reason("[a"), "2 Expected ']'")
        XCTAssertEqual(reason("[a]-"), "4 Expected a number or the name of a metric")
        XCTAssertEqual(reason("[a]-n-[a]"), "4 n is not a key in the metrics dictionary.")
        XCTAssertEqual(reason("[a]-5[a]"), "5 Expected '-'")
        XCTAssertEqual(reason("[a(=5)]"), "4 Expected '='")
        XCTAssertEqual(reason("[a(5@0)]"), "5 A priority is above 0 and at most 1,000")
        XCTAssertEqual(reason("[a]|x"), "4 Nothing may follow the superview at the end")
        XCTAssertEqual(reason("[a]-m-|"), "read")
        XCTAssertEqual(reason("[a](5)"), "3 Expected a view, such as [name]")
        XCTAssertEqual(
            VisualFormatError(reason: "R", place: 3).message(for: "[a(x)]"),
            "Unable to parse constraint format: R\n[a(x)]\n   ^"
        )
    }

    func testNoTextStopsTheReader() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let parts = Array("HV:|[]-()@=<>,.ab019 é\u{301}\n")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                    parts.randomElement(using: &generator) ?? "a"
                }
            )
            var parser = VisualFormatParser(text, metrics: ["b": 2]) { $0 == "a" }
            do {
                let read = try parser.parse()
                XCTAssertFalse(read.elements.isEmpty, "seed \(seed): \(text)")
            } catch {
                XCTAssertLessThanOrEqual(error.place, text.count, "seed \(seed): \(text)")
            }
        }
    }
}
