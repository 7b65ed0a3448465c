import GtkInterop
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

    /// The middle of all that is dark, from the left edge in points.
    private func inkMiddle(of window: UIWindow) -> Double? {
        guard let pixels = window.pixels() else { return nil }
        let columns = (0..<pixels.width).filter { x in
            (0..<pixels.height).contains { pixels[x, $0].alpha > 0.5 && pixels[x, $0].red < 0.5 }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        return Double(first + last) / 2 * Double(window.bounds.width) / Double(pixels.width)
    }
}
