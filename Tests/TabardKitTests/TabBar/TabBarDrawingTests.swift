import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The exact commands that draw a bar, without a display.
final class TabBarDrawingTests: XCTestCase {
    private let background = RGBA(red: 1, green: 1, blue: 1)
    private let separator = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    private let selected = TabBarItemLook(
        icon: RGBA(red: 0, green: 0, blue: 1),
        title: RGBA(red: 0, green: 0, blue: 0.9),
        badge: RGBA(red: 1, green: 0, blue: 0)
    )
    private let unselected = TabBarItemLook(
        icon: RGBA(red: 0.4, green: 0.4, blue: 0.4),
        title: RGBA(red: 0.3, green: 0.3, blue: 0.3),
        badge: RGBA(red: 1, green: 0, blue: 0)
    )
    private let accent = RGBA(red: 0, green: 1, blue: 0)

    private func item(
        _ title: String,
        image: UIImage? = nil,
        badge: String? = nil,
        isSelected: Bool = false
    ) -> TabBarDrawing.Item {
        TabBarDrawing.Item(
            title: title,
            image: image,
            badge: badge,
            look: isSelected ? selected : unselected,
            isSelected: isSelected
        )
    }

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
                measure: { text, font in CGFloat(text.count) * CGFloat(font.size) * 0.6 }
            ),
            size: size,
            background: BarBackground(color: background, shadow: .line(separator)),
            accent: accent,
            scale: scale
        )
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight = .medium) -> FontDescription {
        UIFont.systemFont(ofSize: size, weight: weight).fontDescription
    }

    func testAnItemWithIconAndBadge() {
        let image = SystemImage.search.image
        let item = self.item("Find", image: image, badge: "3", isSelected: true)
        XCTAssertEqual(
            drawing([item], scale: 2).commands,
            [
                .fill(
                    CGRect(x: 0, y: 0, width: 100, height: 49),
                    cornerRadius: 0,
                    color: background
                ),
                .fill(
                    CGRect(x: 0, y: 0, width: 100, height: 0.5),
                    cornerRadius: 0,
                    color: separator
                ),
                .image(image, CGRect(x: 36, y: 4, width: 28, height: 28), tint: selected.icon),
                .text(
                    "Find",
                    CGRect(x: 2, y: 33, width: 96, height: 13),
                    font: font(10),
                    color: selected.title
                ),
                .fill(CGRect(x: 54, y: 2, width: 18, height: 18), cornerRadius: 9, color: selected.badge),
                .text(
                    "3",
                    CGRect(x: 57, y: 2, width: 12, height: 18),
                    font: font(13, .regular),
                    color: .white
                ),
            ]
        )
    }

    func testAPressedItemIsPaler() {
        func titleColor(_ item: TabBarDrawing.Item) -> RGBA? {
            for case .text(_, _, _, let color) in drawing([item]).commands { return color }
            return nil
        }
        var item = item("A")
        XCTAssertEqual(titleColor(item), unselected.title)
        item.isPressed = true
        XCTAssertEqual(titleColor(item)?.alpha ?? 0, 0.6, accuracy: 1e-9)
        // What can't be chosen can't be pressed.
        item.isEnabled = false
        XCTAssertEqual(titleColor(item)?.alpha ?? 0, 1, accuracy: 1e-9)
    }

    func testA9ImagesAreTemplatesUnlessTheyAreOriginals() {
        let template = SystemImage.search.image.withRenderingMode(.automatic)
        let original = template.withRenderingMode(.alwaysOriginal)
        func tint(_ image: UIImage) -> RGBA?? {
            for case .image(_, _, let tint) in drawing([item("", image: image)]).commands { return tint }
            return nil
        }
        XCTAssertEqual(tint(template), unselected.icon)
        XCTAssertEqual(tint(original), .some(.none))
    }

    func testA9AnOriginalThatIsPressedOrDisabledIsPalerAsAWhole() {
        let original = SystemImage.search.image.withRenderingMode(.alwaysOriginal)
        func opacity(_ change: (inout TabBarDrawing.Item) -> Void) -> CGFloat? {
            var item = item("", image: original)
            change(&item)
            for case .faded(let opacity, let drawn) in drawing([item]).commands where drawn.count == 1 {
                return opacity
            }
            return nil
        }
        XCTAssertNil(opacity { _ in })
        XCTAssertEqual(opacity { $0.isPressed = true }, 0.6)
        XCTAssertEqual(opacity { $0.isEnabled = false }, 0.4)
    }

    func testTheFocusIsARingInTheItem() {
        var item = item("A")
        item.showsFocus = true
        XCTAssertEqual(
            drawing([item]).commands.last,
            .stroke(
                CGRect(x: 2, y: 2, width: 96, height: 45),
                cornerRadius: 8,
                width: 2,
                color: accent
            )
        )
    }

    func testItemsThatComeInAreFaded() {
        var item = item("A")
        item.opacity = 0.25
        guard case .faded(0.25, let commands)? = drawing([item]).commands.last else {
            return XCTFail("it is not faded")
        }
        XCTAssertEqual(commands.count, 1)
    }

    func testA3TheIndicatorStandsBehindTheSelectedItemOnly() {
        let image = UIImage()
        let resizable = SystemImage.search.image.resizableImage(withCapInsets: .zero)
        func commands(_ indicator: TabBarDrawing.Indicator) -> [DrawingCommand] {
            var drawing = drawing([item("A"), item("B", isSelected: true)])
            drawing.indicator = indicator
            return Array(drawing.commands.dropFirst(2))
        }
        let color = RGBA(red: 0.9, green: 0.9, blue: 0)
        let titles = [
            DrawingCommand.text(
                "A",
                CGRect(x: 2, y: 18, width: 96, height: 13),
                font: font(10),
                color: unselected.title
            ),
            .text("B", CGRect(x: 102, y: 18, width: 96, height: 13), font: font(10), color: selected.title),
        ]
        XCTAssertEqual(
            commands(.shape(color)),
            [
                titles[0],
                .fill(CGRect(x: 104, y: 3, width: 92, height: 43), cornerRadius: 8, color: color),
                titles[1],
            ]
        )
        XCTAssertEqual(commands(.image(image, tint: nil)), titles, "an empty image shows nothing")
        XCTAssertEqual(
            commands(.image(resizable, tint: color)),
            [
                titles[0],
                .image(resizable, CGRect(x: 100, y: 0, width: 100, height: 49), tint: color),
                titles[1],
            ]
        )
        let natural = SystemImage.search.image
        XCTAssertEqual(
            commands(.image(natural, tint: nil))[1],
            .image(
                natural,
                CGRect(
                    x: (150 - natural.size.width / 2).rounded(),
                    y: (24.5 - natural.size.height / 2).rounded(),
                    width: natural.size.width,
                    height: natural.size.height
                ),
                tint: nil
            )
        )
    }

    /// Every item of a bar of three selected, and none, with every subset of the three images given.
    func testA4DividersFollowTheStatesBesideThem() {
        let sides = [(left: false, right: false), (left: true, right: false), (left: false, right: true)]
        let images = [4, 6, 8].map { width in
            SystemImage.search.image.withRenderingMode(.automatic)
                .changed { $0.size = CGSize(width: width, height: 20) }
        }
        for given in 0..<8 {
            for selection in -1..<3 {
                var drawing = drawing((0..<3).map { item("", isSelected: $0 == selection) })
                for index in 0..<3 where given & 1 << index != 0 {
                    drawing.dividers.set(images[index], left: sides[index].left, right: sides[index].right)
                }
                let expected = (0..<2).compactMap { gap -> DrawingCommand? in
                    let wanted = selection == gap ? 1 : selection == gap + 1 ? 2 : 0
                    let index = given & 1 << wanted != 0 ? wanted : 0
                    guard given & 1 << index != 0 else { return nil }
                    let width = images[index].size.width
                    return .image(
                        images[index],
                        CGRect(x: 100 * CGFloat(gap + 1) - width / 2, y: 0, width: width, height: 49),
                        tint: nil
                    )
                }
                XCTAssertEqual(
                    Array(drawing.commands.dropFirst(2)),
                    expected,
                    "given \(given), selected \(selection)"
                )
            }
        }
    }
}
