import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Rule V3: left and right are where they are, whatever direction the interface and the text have.
@preconcurrency @MainActor
final class TextFieldAlignmentTests: TabBarTestCase {
    func testV3TextsStandOnTheSideThatTheAppNames() throws {
        for isRightToLeft in [false, true] {
            Toolkit.isRightToLeft = isRightToLeft
            let controller = UIViewController()
            let window = show(controller, width: 300, height: 100)
            controller.view.backgroundColor = .white
            for text in ["abc", "سلام", "שלום", "42", "abc سلام"] {
                for (alignment, side) in [(NSTextAlignment.left, 40), (.center, 150), (.right, 260)] {
                    for isPlaceholder in [false, true] {
                        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
                        field.overrideUserInterfaceStyle = .light
                        field.textAlignment = alignment
                        field.textColor = .black
                        if isPlaceholder {
                            field.attributedPlaceholder = NSAttributedString(
                                string: text,
                                attributes: [.foregroundColor: UIColor.black]
                            )
                        } else {
                            field.text = text
                        }
                        controller.view.addSubview(field)
                        controller.view.layoutIfNeeded()
                        MainLoop.iterate(seconds: 0.05)
                        let middle = try XCTUnwrap(inkMiddle(of: window), "nothing is drawn of \(text)")
                        XCTAssertEqual(
                            middle,
                            Double(side),
                            accuracy: 40,
                            "\(text) \(isRightToLeft) \(alignment) \(isPlaceholder)"
                        )
                        field.removeFromSuperview()
                    }
                }
            }
        }
    }

    func testV3ParagraphsStandOnTheSideThatTheAppNames() throws {
        for isRightToLeft in [false, true] {
            Toolkit.isRightToLeft = isRightToLeft
            let controller = UIViewController()
            let window = show(controller, width: 300, height: 100)
            controller.view.backgroundColor = .white
            for text in ["abc", "سلام", "42", "abc سلام"] {
                for (alignment, side) in [(NSTextAlignment.left, 40), (.center, 150), (.right, 260)] {
                    let view = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 60))
                    view.overrideUserInterfaceStyle = .light
                    view.backgroundColor = .white
                    view.textAlignment = alignment
                    view.textColor = .black
                    view.font = .systemFont(ofSize: 17)
                    view.text = text
                    controller.view.addSubview(view)
                    controller.view.layoutIfNeeded()
                    MainLoop.iterate(seconds: 0.1)
                    let middle = try XCTUnwrap(inkMiddle(of: window), "nothing is drawn of \(text)")
                    XCTAssertEqual(
                        middle,
                        Double(side),
                        accuracy: 45,
                        "\(text) \(isRightToLeft) \(alignment)"
                    )
                    view.removeFromSuperview()
                }
            }
        }
    }

    /// Each paragraph by itself, while it is written, and also where attributes name the side.
    func testV3EachParagraphStandsOnItsSideWhileItIsWritten() throws {
        let controller = UIViewController()
        let window = show(controller, width: 300, height: 140)
        controller.view.backgroundColor = .white
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 140))
        view.overrideUserInterfaceStyle = .light
        view.backgroundColor = .white
        view.textColor = .black
        view.font = .systemFont(ofSize: 17)
        view.textAlignment = .right
        controller.view.addSubview(view)
        view.text = "abc\nسلام\nabc"
        func isOnTheRight() throws -> Bool {
            MainLoop.iterate(seconds: 0.1)
            // All of the ink is in the right half.
            return try XCTUnwrap(inkSpan(of: window)).first > 150
        }
        XCTAssertTrue(try isOnTheRight())
        view.replace(
            try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)),
            withText: "שלום\n"
        )
        XCTAssertTrue(try isOnTheRight(), "a paragraph before the others")
        let first = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 4))
        view.replace(try XCTUnwrap(view.textRange(from: view.beginningOfDocument, to: first)), withText: "")
        view.insertText("xyz سلام")
        XCTAssertTrue(try isOnTheRight(), "what it is read from has changed")
        view.textAlignment = .left
        MainLoop.iterate(seconds: 0.1)
        XCTAssertLessThan(try XCTUnwrap(inkSpan(of: window)).last, 150)
        view.textAlignment = .natural
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        view.attributedText = NSAttributedString(
            string: "abc\nسلام\nabc",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
        )
        XCTAssertTrue(try isOnTheRight(), "attributes count as well")
    }

    /// What the user writes may have another direction than what stood there.
    func testV3TheSideStaysWhileTheTextIsWritten() throws {
        let controller = UIViewController()
        let window = show(controller, width: 300, height: 100)
        controller.view.backgroundColor = .white
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
        field.overrideUserInterfaceStyle = .light
        field.textAlignment = .right
        controller.view.addSubview(field)
        for text in ["abc", "سلام", "abc"] {
            field.text = text
            MainLoop.iterate(seconds: 0.1)
            XCTAssertEqual(try XCTUnwrap(inkMiddle(of: window)), 260, accuracy: 40, text)
        }
    }

    func testV3TheInsertionMarkStandsWhereTheLettersAre() throws {
        for isRightToLeft in [false, true] {
            Toolkit.isRightToLeft = isRightToLeft
            let controller = UIViewController()
            let window = show(controller, width: 300, height: 100)
            controller.view.backgroundColor = .white
            for (text, isFromRight) in [("שלום", true), ("abcd", false)] {
                for alignment in [NSTextAlignment.natural, .left, .right, .center] {
                    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
                    field.overrideUserInterfaceStyle = .light
                    field.textAlignment = alignment
                    field.text = text
                    controller.view.addSubview(field)
                    controller.view.layoutIfNeeded()
                    MainLoop.iterate(seconds: 0.05)
                    let ink = try XCTUnwrap(inkSpan(of: window))
                    let begin = Double(field.caretRect(for: field.beginningOfDocument).minX)
                    let end = Double(field.caretRect(for: field.endOfDocument).minX)
                    let what = "\(text) \(alignment) \(isRightToLeft)"
                    XCTAssertEqual(isFromRight ? end : begin, ink.first, accuracy: 4, what)
                    XCTAssertEqual(isFromRight ? begin : end, ink.last, accuracy: 4, what)
                    let edge = CGPoint(x: isFromRight ? 299 : 1, y: 20)
                    let nearest = try XCTUnwrap(field.closestPosition(to: edge))
                    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: nearest), 0, what)
                    field.removeFromSuperview()
                }
            }
        }
    }

    /// The middle of all that is dark, from the left edge in points.
    private func inkMiddle(of window: UIWindow) -> Double? {
        inkSpan(of: window).map { ($0.first + $0.last) / 2 }
    }

    private func inkSpan(of window: UIWindow) -> (first: Double, last: Double)? {
        // What was added has its place once there was a frame.
        TestEnvironment.drawFrame(of: window)
        guard let pixels = window.pixels() else { return nil }
        let columns = (0..<pixels.width).filter { x in
            (0..<pixels.height).contains { pixels[x, $0].alpha > 0.5 && pixels[x, $0].red < 0.5 }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        let scale = Double(window.bounds.width) / Double(pixels.width)
        return (Double(first) * scale, Double(last) * scale)
    }
}
