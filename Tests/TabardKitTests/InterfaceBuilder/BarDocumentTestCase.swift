import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Compares what a document says of bars with what the same code says, pixel by pixel.
@preconcurrency @MainActor
class BarDocumentTestCase: InterfaceTestCase {
    /// An attribute that a document can have.
    protocol Attribute {
        var name: String { get }
        /// Where a bar without it looks otherwise.
        var seen: [UIUserInterfaceStyle] { get }
    }

    static let red =
        "red=\"0.8\" green=\"0.1\" blue=\"0.2\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    static let redInCode = UIColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)

    static func color(_ key: String) -> String { "<color key=\"\(key)\" \(red)/>" }

    private func picture(
        of controller: UIViewController,
        _ style: UIUserInterfaceStyle,
        _ size: CGSize
    ) throws -> Data {
        controller.overrideUserInterfaceStyle = style
        let window = show(controller, width: size.width, height: size.height)
        defer { window.isHidden = true }
        MainLoop.iterate(seconds: 0.05)
        return try controller.view.shownPicture()
    }

    /// Draws each attribute both ways and without it, light and dark.
    ///
    /// - Parameter code: The same in code; without an attribute if it is nil.
    func assertSame<A: Attribute>(
        _ attributes: [A],
        size: CGSize,
        document: (A) throws -> UIViewController,
        code: (A?) -> UIViewController
    ) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let plain = try picture(of: code(nil), style, size)
            for attribute in attributes {
                let decoded = try picture(of: document(attribute), style, size)
                XCTAssertTrue(
                    try decoded == picture(of: code(attribute), style, size),
                    "'\(attribute.name)' of a document is drawn otherwise than that of code"
                )
                XCTAssertEqual(
                    decoded != plain,
                    attribute.seen.contains(style),
                    "whether '\(attribute.name)' is seen, style \(style.rawValue)"
                )
            }
        }
        XCTAssertEqual(told, [])
    }
}
