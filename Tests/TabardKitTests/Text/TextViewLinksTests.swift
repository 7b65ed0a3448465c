// The names of parameters are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import GtkInterop
import XCTest

@testable import TabardKit

/// Links in text views, written and found, and real clicks on them.
@preconcurrency @MainActor
final class TextViewLinksTests: TextTestCase {
    private class Delegate: NSObject, UITextViewDelegate {
        let journal: Journal
        var allows = true
        init(_ journal: Journal) { self.journal = journal }

        func textView(
            _ textView: UITextView,
            shouldInteractWith URL: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            journal.entries.append(
                "\(URL) \(characterRange.location)+\(characterRange.length) \(interaction.rawValue)"
            )
            return allows
        }
    }

    private final class NewDelegate: Delegate {
        var action: UIAction?
        func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            if case .link(let url) = textItem.content { journal.entries.append("action \(url)") }
            return action
        }
        override init(_ journal: Journal) { super.init(journal) }
    }

    private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
        var opened: [URL] = []
        func application(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            opened.append(url)
            return true
        }
    }

    private func view(_ text: String, _ types: UIDataDetectorTypes = .all) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.isEditable = false
        view.dataDetectorTypes = types
        view.text = text
        put(view, CGRect(x: 20, y: 20, width: 260, height: 160))
        MainLoop.iterate(seconds: 0.2)
        return view
    }

    private func click(_ view: UITextView, at unit: Int) throws {
        let start = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: unit))
        let end = try XCTUnwrap(view.position(from: start, offset: 1))
        let area = view.firstRect(for: try XCTUnwrap(view.textRange(from: start, to: end)))
        try click(view, at: CGPoint(x: area.midX, y: area.midY))
    }

    func testWhatIsFound() {
        let text = "See https://example.org/a?b, call +49 30 901820, write to me@example.org"
        let all = DetectedLink.all(in: text, .all)
        XCTAssertEqual(
            all.map(\.url.absoluteString),
            ["https://example.org/a?b", "tel:+4930901820", "mailto:me@example.org"]
        )
        XCTAssertEqual(DetectedLink.all(in: text, .phoneNumber).count, 1)
        XCTAssertEqual(DetectedLink.all(in: text, [.calendarEvent, .money]), [])
        XCTAssertEqual(DetectedLink.all(in: text, []), [])
        let address = DetectedLink.all(in: "👍 12 Main Street, Springfield", .address)
        XCTAssertEqual(address.map(\.url.absoluteString), ["geo:0,0?q=12%20Main%20Street%2C%20Springfield"])
        XCTAssertEqual(address.first?.range.location, 3, "counted in UTF-16 units")
    }

    /// They look like links, beside attributes of the text's own.
    func testWhatTheyLookLike() throws {
        let view = view("call 030-901820 now")
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        let red = UIColor.red.components(with: view.traitCollection)
        func links() -> [Range<Int>] { view._runs.filter { $0.color == red }.map(\.range) }
        XCTAssertEqual(links(), [5..<15])
        view.isEditable = true
        XCTAssertEqual(links(), [], "what can be edited has no links")
        view.isEditable = false
        view.isSelectable = false
        XCTAssertEqual(links(), [])
        view.isSelectable = true
        view.dataDetectorTypes = .link
        XCTAssertEqual(links(), [])
        view.dataDetectorTypes = .phoneNumber
        let text = NSMutableAttributedString(string: "a 030-901820 b", attributes: [.kern: 1])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 6))
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 13, length: 1))
        view.attributedText = text
        XCTAssertEqual(links(), [2..<6, 6..<12, 13..<14], "divided where its attributes change")
        XCTAssertTrue(view._runs.allSatisfy { $0.look.kern == 1 })
    }

    func testAClickFollowsALink() throws {
        let view = view("at example.org or 030-901820")
        let delegate = Delegate(journal)
        view.delegate = delegate
        let app = OpeningDelegate()
        UIApplication.shared.delegate = app
        OpenedAddresses.ofApp = ["http"]
        defer {
            UIApplication.shared.delegate = nil
            OpenedAddresses.ofApp = []
        }
        try click(view, at: 6)
        XCTAssertEqual(journal.take(), ["http://example.org 3+11 0"])
        XCTAssertEqual(app.opened.map(\.absoluteString), ["http://example.org"])
        try click(view, at: 0)
        XCTAssertEqual(journal.take(), [], "no link is there")
        try click(view, at: 20)
        XCTAssertEqual(journal.take(), ["tel:030901820 18+10 0"])
        XCTAssertEqual(app.opened.count, 1, "it is no address of the app's")
        delegate.allows = false
        try click(view, at: 6)
        XCTAssertEqual(journal.take().count, 1)
        XCTAssertEqual(app.opened.count, 1)
        view.isEditable = true
        try click(view, at: 6)
        XCTAssertEqual(journal.take(), [])
    }

    func testTheDelegateChoosesAnAction() throws {
        let view = view("x")
        view.attributedText = NSAttributedString(
            string: "linked",
            attributes: [.link: try XCTUnwrap(URL(string: "app:1")), .font: UIFont.systemFont(ofSize: 17)]
        )
        MainLoop.iterate(seconds: 0.2)
        let delegate = NewDelegate(journal)
        view.delegate = delegate
        try click(view, at: 2)
        XCTAssertEqual(journal.take(), ["app:1 0+6 0"], "a subclass's method is not seen without selectors")
        final class Chooser: NSObject, UITextViewDelegate {
            var performed = 0
            func textView(
                _ textView: UITextView,
                primaryActionFor textItem: UITextItem,
                defaultAction: UIAction
            ) -> UIAction? {
                textItem.range.length == 6 ? UIAction { [weak self] _ in self?.performed += 1 } : nil
            }
        }
        let chooser = Chooser()
        view.delegate = chooser
        // Two clicks in short order select a word.
        MainLoop.iterate(seconds: 0.6)
        try click(view, at: 2)
        XCTAssertEqual(chooser.performed, 1)
    }

    /// V4: Tab goes to the text, then link by link, and on; Shift and Tab the way back; Return and Space follow.
    func testV4TheKeyboardStopsAtEachLink() throws {
        let view = view("")
        let before = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 30))
        let after = UIButton(frame: CGRect(x: 20, y: 240, width: 80, height: 30))
        controller.view.insertSubview(before, belowSubview: view)
        controller.view.addSubview(after)
        before.frame.origin.y = 0
        before.frame.size.height = 15
        let text = NSMutableAttributedString(string: "One and two, and a@b.org")
        text.addAttribute(.link, value: "https://one.org", range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .link,
            value: URL(string: "https://two.org") as Any,
            range: NSRange(location: 8, length: 3)
        )
        view.attributedText = text
        let delegate = Delegate(journal)
        delegate.allows = false
        view.delegate = delegate
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(view._links.map(\.range.location), [0, 8, 17])
        let window = try XCTUnwrap(view.window)
        func place() -> String {
            if before.isFirstResponder { return "before" }
            if after.isFirstResponder { return "after" }
            if view._textArea?.isFocused == true { return "text" }
            return view._linkStops?.focusedIndex.map { "link \($0)" } ?? "nowhere"
        }
        XCTAssertEqual(before._widget?.grabFocus(), true)
        for expected in ["text", "link 0", "link 1", "link 2", "after"] {
            try type("Tab")
            XCTAssertEqual(place(), expected)
            XCTAssertNotNil(window._focusedElement)
        }
        for expected in ["link 2", "link 1", "link 0", "text", "before"] {
            try type("shift+Tab")
            XCTAssertEqual(place(), expected)
        }
        try type("Tab", "Tab", "Return", "Tab", "space", "Tab", "Return")
        XCTAssertEqual(
            journal.take(),
            ["https://one.org 0+3 0", "https://two.org 8+3 0", "mailto:a@b.org 17+7 0"]
        )
        // What is edited has no links to follow, and keeps Tab for itself.
        view.isEditable = true
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(view._links, [])
        XCTAssertNotNil(window._focusedElement, "the link that had the focus is gone")
    }

    /// The ring is seen around each line of a link, in light and dark, three to one with what is on both its sides (A14).
    func testV4TheFocusIsSeenAroundALink() throws {
        let view = view("https://example.org/a/rather/long/address/that/needs/two/lines and more")
        let window = try XCTUnwrap(view.window)
        view._textArea?.takeFocus()
        for style in [UIUserInterfaceStyle.light, .dark] {
            window.overrideUserInterfaceStyle = style
            XCTAssertEqual(view._linkStops?.focus(0), true)
            window._native?.showFocus()
            MainLoop.iterate(seconds: 0.1)
            window._native?.showFocus()
            let lines = try XCTUnwrap(view._linkStops?.focusedLines)
            XCTAssertGreaterThan(lines.count, 1)
            let meter = try ContrastMeter(window)
            for line in lines.map({ $0.offsetBy(dx: 0, dy: -view.contentOffset.y) }) {
                let colors = [-4.5, -3, -1.2].map { distance in
                    meter.color(at: CGPoint(x: line.minX + distance, y: line.midY), of: view)
                }
                XCTAssertGreaterThanOrEqual(colors[1].contrast(with: colors[0]), 3, "\(style) outside")
                XCTAssertGreaterThanOrEqual(colors[1].contrast(with: colors[2]), 3, "\(style) inside")
            }
            view._textArea?.takeFocus()
            let without = try ContrastMeter(window)
            let place = CGPoint(x: lines[0].minX - 3, y: lines[0].midY)
            XCTAssertLessThan(
                without.color(at: place, of: view).contrast(with: .white),
                style == .light ? 1.1 : 22
            )
            XCTAssertNotEqual(without.color(at: place, of: view), meter.color(at: place, of: view))
        }
    }

    /// Of many links a bounded number has widgets, and yet each is a stop.
    func testV4AllOfManyLinksAreReached() {
        for count in [0, 1, 2, 49, 50, 51, 99, 100, 101, 102, 500, 10_000] {
            for focused in [nil, 0, 49, 50, count / 2, count - 51, count - 1]
            where focused.map({ (0..<count).contains($0) }) ?? true {
                let indices = TextLinkStops.indices(of: count, around: focused)
                XCTAssertEqual(indices, Array(Set(indices)).sorted())
                XCTAssertLessThanOrEqual(indices.count, 201)
                XCTAssertTrue(indices.allSatisfy { (0..<count).contains($0) })
                // Wherever the focus is, and where it comes in, the next ones are there.
                let wanted = focused.map { [$0 - 1, $0, $0 + 1] } ?? []
                for index in wanted + [0, count - 1] where (0..<count).contains(index) {
                    XCTAssertTrue(
                        indices.contains(index),
                        "\(index) of \(count) from \(String(describing: focused))"
                    )
                }
            }
        }
    }

    /// Selecting is no click.
    func testADragOverALinkSelects() throws {
        let view = view("https://example.org/a/long/one")
        let delegate = Delegate(journal)
        view.delegate = delegate
        try drag(in: view, from: CGPoint(x: 10, y: 18), to: CGPoint(x: 120, y: 18))
        XCTAssertGreaterThan(view.selectedRange.length, 3)
        XCTAssertEqual(journal.take(), [])
    }

    /// Text from elsewhere takes time in proportion to its length, whatever it is made of.
    func testHostileTextIsReadInLinearTime() {
        let pieces = [
            "a", "1", "(", "https://", "a.", "@", "1-", "+1 ", "www.", "5 A ", "//", "a@a.com ", "]", "👍",
        ]
        func seconds(_ piece: String, _ bytes: Int) -> TimeInterval {
            let text = String(repeating: piece, count: bytes / piece.utf8.count)
            let start = processorMilliseconds()
            _ = DetectedLink.all(in: text, .all)
            return (processorMilliseconds() - start) / 1_000
        }
        for piece in pieces {
            let small = seconds(piece, 25_000)
            let large = seconds(piece, 200_000)
            XCTAssertLessThan(large, max(small, 0.02) * 24, "8 times as much of '\(piece)'")
        }
        let small = seconds("a@a.com ", 125_000)
        XCTAssertLessThan(seconds("a@a.com ", 1_000_000), max(small, 0.05) * 24)
    }
}
