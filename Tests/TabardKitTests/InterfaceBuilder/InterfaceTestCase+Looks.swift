import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

extension InterfaceTestCase {
    /// Fails if two views do not show the same, pixel by pixel, or one of them shows nothing.
    func assertTheyLookAlike(
        _ decoded: UIView,
        _ made: UIView,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let pictures = try [decoded, made, nil].map { view in
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            if let view { controller.view.addSubview(view) }
            show(controller, width: 200, height: 64)
            MainLoop.iterate(seconds: 0.05)
            return try controller.view.shownPicture(file: file, line: line)
        }
        XCTAssertTrue(pictures[0] == pictures[1], "they look different", file: file, line: line)
        XCTAssertFalse(pictures[0] == pictures[2], "nothing is seen", file: file, line: line)
    }
}
