import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The images of a navigation bar's buttons.
@preconcurrency @MainActor
final class NavigationBarImageTests: XCTestCase {
    private func image(of item: UIBarButtonItem) -> (area: CGRect, tint: RGBA?)? {
        let button = NavigationBarButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.show(item)
        for case .image(_, let area, let tint) in button.commands { return (area, tint) }
        return nil
    }

    func testAnImageIsATemplateUnlessItIsAnOriginal() throws {
        let picture = UIImage.plain(.black, 20, 20)
        let item = UIBarButtonItem(image: picture)
        item.tintColor = .red
        XCTAssertEqual(image(of: item)?.tint, RGBA(red: 1, green: 0, blue: 0))
        item.image = picture.withRenderingMode(.alwaysOriginal)
        let original = try XCTUnwrap(image(of: item))
        XCTAssertNil(original.tint)
    }

    func testInsetsMoveAndShrinkTheImage() {
        let item = UIBarButtonItem(image: .plain(.black, 20, 20))
        XCTAssertEqual(image(of: item)?.area, CGRect(x: 12, y: 12, width: 20, height: 20))
        item.imageInsets = UIEdgeInsets(top: 4, left: 2, bottom: -4, right: 3)
        XCTAssertEqual(image(of: item)?.area, CGRect(x: 14, y: 16, width: 15, height: 20))
        item.imageInsets = UIEdgeInsets(top: .nan, left: 100, bottom: .infinity, right: 0)
        XCTAssertEqual(image(of: item)?.area.width, 0)
    }
}
