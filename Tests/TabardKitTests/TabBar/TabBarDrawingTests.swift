import GtkInterop
import XCTest

@testable import TabardKit

/// The exact commands that draw a bar, without a display.
final class TabBarDrawingTests: XCTestCase {
    private let colors = TabBarDrawing.Colors(
        background: RGBA(red: 1, green: 1, blue: 1),
        separator: RGBA(red: 0.5, green: 0.5, blue: 0.5),
        selected: RGBA(red: 0, green: 0, blue: 1),
        unselected: RGBA(red: 0.4, green: 0.4, blue: 0.4),
        badge: RGBA(red: 1, green: 0, blue: 0),
        badgeText: .white
    )

    private func drawing(_ items: [TabBarDrawing.Item], scale: CGFloat = 1) -> TabBarDrawing {
        let size = CGSize(width: 100 * CGFloat(items.count), height: 49)
        return TabBarDrawing(
            items: items,
            layout: TabBarLayout(
                contents: items.map {
                    TabBarLayout.Content(title: $0.title, imageSize: $0.image?.size, badge: $0.badge)
                },
                size: size,
                style: .stacked,
                isRightToLeft: false,
                measure: { text, size in CGFloat(text.count) * size * 0.6 }
            ),
            size: size,
            colors: colors,
            scale: scale
        )
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight = .medium) -> FontDescription {
        UIFont.systemFont(ofSize: size, weight: weight).fontDescription
    }

    func testAnItemWithIconAndBadge() {
        let image = SystemImage.search.image
        let item = TabBarDrawing.Item(title: "Find", image: image, badge: "3", isSelected: true)
        XCTAssertEqual(
            drawing([item], scale: 2).commands,
            [
                .fill(
                    CGRect(x: 0, y: 0, width: 100, height: 49),
                    cornerRadius: 0,
                    color: colors.background
                ),
                .fill(
                    CGRect(x: 0, y: 0, width: 100, height: 0.5),
                    cornerRadius: 0,
                    color: colors.separator
                ),
                .image(image, CGRect(x: 36, y: 4, width: 28, height: 28), tint: colors.selected),
                .text(
                    "Find",
                    CGRect(x: 2, y: 33, width: 96, height: 13),
                    font: font(10),
                    color: colors.selected
                ),
                .fill(CGRect(x: 54, y: 2, width: 18, height: 18), cornerRadius: 9, color: colors.badge),
                .text(
                    "3",
                    CGRect(x: 57, y: 2, width: 12, height: 18),
                    font: font(13, .regular),
                    color: colors.badgeText
                ),
            ]
        )
    }

    func testStatesChangeOnlyTheColour() {
        func titleColor(_ item: TabBarDrawing.Item) -> RGBA? {
            for case .text(_, _, _, let color) in drawing([item]).commands { return color }
            return nil
        }
        var item = TabBarDrawing.Item(title: "A")
        XCTAssertEqual(titleColor(item), colors.unselected)
        item.isPressed = true
        XCTAssertEqual(titleColor(item)?.alpha ?? 0, 0.6, accuracy: 1e-9)
        item.isEnabled = false
        XCTAssertEqual(titleColor(item)?.alpha ?? 0, 0.4, accuracy: 1e-9)
    }

    func testA9ImagesAreTemplatesUnlessTheyAreOriginals() {
        let template = SystemImage.search.image.withRenderingMode(.automatic)
        let original = template.withRenderingMode(.alwaysOriginal)
        func tint(_ image: UIImage) -> RGBA?? {
            for case .image(_, _, let tint) in drawing([TabBarDrawing.Item(title: "", image: image)]).commands
            {
                return tint
            }
            return nil
        }
        XCTAssertEqual(tint(template), colors.unselected)
        XCTAssertEqual(tint(original), .some(.none))
    }

    func testTheFocusIsARingInTheItem() {
        let item = TabBarDrawing.Item(title: "A", showsFocus: true)
        XCTAssertEqual(
            drawing([item]).commands.last,
            .stroke(
                CGRect(x: 2, y: 2, width: 96, height: 45),
                cornerRadius: 8,
                width: 2,
                color: colors.selected
            )
        )
    }

    func testItemsThatComeInAreFaded() {
        let item = TabBarDrawing.Item(title: "A", opacity: 0.25)
        guard case .faded(0.25, let commands)? = drawing([item]).commands.last else {
            return XCTFail("it is not faded")
        }
        XCTAssertEqual(commands.count, 1)
    }
}
