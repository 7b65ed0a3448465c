import GtkInterop
import XCTest

@testable import TabardKit

/// Places in fields and text views: characters of several units, those of other texts, and lines from the right.
@preconcurrency @MainActor
final class TextPositionTests: ControlTestCase {
    private let family = "👨‍👩‍👧‍👦"

    private func places(in text: UIView & UITextInput, y: CGFloat) -> Set<Int> {
        Set(
            stride(from: CGFloat(0), to: 200, by: 1).compactMap { x in
                text.closestPosition(to: CGPoint(x: x, y: y))
                    .map { text.offset(from: text.beginningOfDocument, to: $0) }
            }
        )
    }

    func testAPointInAFieldIsBesideAWholeCharacter() {
        let field = UITextField()
        put(field)
        field.text = "a\(family)e\u{301}"
        let places = places(in: field, y: 20)
        XCTAssertTrue(places.isSubset(of: [0, 1, 12, 14]), "\(places.sorted())")
        XCTAssertTrue(places.isSuperset(of: [0, 14]), "\(places.sorted())")
    }

    func testAPointInATextViewIsBesideAWholeCharacter() {
        let view = UITextView()
        put(view, CGRect(x: 0, y: 0, width: 280, height: 100))
        view.text = "a\(family)e\u{301}"
        let places = places(in: view, y: 15)
        XCTAssertTrue(places.isSubset(of: [0, 1, 12, 14]), "\(places.sorted())")
    }

    func testTheFirstLineFromTheRight() {
        Toolkit.isRightToLeft = true
        let view = UITextView()
        put(view, CGRect(x: 0, y: 0, width: 280, height: 100))
        view.text = "שלום עולם\nשלום"
        guard let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) else {
            return XCTFail("no range")
        }
        let start = view.caretRect(for: view.beginningOfDocument)
        let first = view.firstRect(for: all)
        XCTAssertEqual(first.minY, start.minY)
        XCTAssertEqual(first.maxX, start.maxX)
        XCTAssertEqual(first.minX, 0)
    }

    func testReplacingInATextViewIsPosted() {
        let view = UITextView()
        put(view)
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification,
            object: view,
            queue: nil
        ) { _ in MainLoop.assumed { posts += 1 } }
        view.insertText("a")
        view.deleteBackward()
        XCTAssertEqual(posts, 2)
        NotificationCenter.default.removeObserver(token)
    }

    func testPlacesOfAnotherText() {
        let long = UITextView()
        long.text = String(repeating: "long ", count: 200)
        for text in [UITextField(), UITextView()] as [UIView & UITextInput] {
            put(text)
            text.insertText("ab")
            let end = long.endOfDocument
            let range = long.textRange(from: long.beginningOfDocument, to: end)
            XCTAssertEqual(range.flatMap(text.text(in:)), "ab")
            XCTAssertFalse(text.caretRect(for: end).isInfinite)
            XCTAssertNil(text.position(from: end, offset: 1))
            XCTAssertNil(text.position(from: text.endOfDocument, offset: .max))
            XCTAssertNil(text.position(from: text.endOfDocument, offset: .min))
            for direction in [UITextLayoutDirection.left, .right, .up, .down] {
                for offset in [Int.min, .max] {
                    XCTAssertNil(text.position(from: text.endOfDocument, in: direction, offset: offset))
                }
            }
            text.selectedTextRange = range
            text.insertText("c")
            XCTAssertEqual(
                text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
                    .flatMap(text.text(in:)),
                "c"
            )
            text.selectedTextRange = UITextRange()
            XCTAssertNil(text.text(in: UITextRange()))
            text.replace(UITextRange(), withText: "x")
            XCTAssertEqual(text.caretRect(for: UITextPosition()), .zero)
            XCTAssertNil(text.closestPosition(to: CGPoint(x: CGFloat.nan, y: 0)))
        }
    }

    func testALinkWrittenAsFoundationHasIt() throws {
        let view = UITextView()
        view.isEditable = false
        let url = try XCTUnwrap(NSURL(string: "https://example.org"))
        view.attributedText = NSAttributedString(string: "here", attributes: [.link: url])
        put(view)
        guard case .link(let found) = view._textItem(at: 0)?.content else { return XCTFail("no link") }
        XCTAssertEqual(found, url as URL)
    }
}
