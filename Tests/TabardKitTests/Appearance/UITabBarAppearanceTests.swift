import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What an app sets, and what of it is drawn: A2, A3, A9, A11 and A12.
@preconcurrency @MainActor
final class UITabBarAppearanceTests: XCTestCase {
    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    private let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }

    override func setUp() async throws {
        bar.items = items
        bar.selectedItem = items[0]
    }

    private func look(_ index: Int, isFocused: Bool = false, style: TabBarLayout.Style = .stacked)
        -> TabBarItemLook
    {
        bar._look(of: items[index], isSelected: index == 0, isFocused: isFocused, style: style)
    }

    func testTheDefaults() {
        XCTAssertEqual(bar.barStyle, .default)
        XCTAssertNil(bar.barTintColor)
        XCTAssertNil(bar.backgroundImage)
        XCTAssertNil(bar.shadowImage)
        XCTAssertNil(bar.selectionIndicatorImage)
        XCTAssertNil(bar.unselectedItemTintColor)
        XCTAssertEqual(bar.itemPositioning, .automatic)
        XCTAssertEqual(bar.itemWidth, 0)
        XCTAssertEqual(bar.itemSpacing, 0)
        XCTAssertTrue(bar.isTranslucent)
        XCTAssertNil(bar.scrollEdgeAppearance)
        XCTAssertNil(bar.dividerImage(forLeftState: .normal, rightState: .selected))
        XCTAssertNil(bar._activeAppearance)
        let appearance = UITabBarAppearance()
        XCTAssertNotNil(appearance.backgroundEffect)
        XCTAssertNil(appearance.backgroundColor)
        XCTAssertEqual(appearance.backgroundImageContentMode, .scaleToFill)
        XCTAssertNotNil(appearance.shadowColor)
        XCTAssertEqual(appearance.stackedItemPositioning, .automatic)
        XCTAssertTrue(appearance.stackedLayoutAppearance.normal.titleTextAttributes.isEmpty)
        XCTAssertEqual(items[0].titlePositionAdjustment, .zero)
        XCTAssertEqual(items[0].imageInsets, .zero)
        XCTAssertNil(items[0].standardAppearance)
    }

    func testA2Colours() {
        XCTAssertEqual(look(0).icon, UIColor.tintColor.components(with: bar.traitCollection))
        bar.tintColor = .red
        XCTAssertEqual(look(0).icon, red)
        XCTAssertEqual(look(0).title, red)
        bar.unselectedItemTintColor = .blue
        XCTAssertEqual(look(1).icon, blue)
        XCTAssertEqual(look(1).title, blue)
        bar.unselectedItemTintColor = nil
        XCTAssertEqual(look(1).icon, UIColor._barItem.components(with: bar.traitCollection))
        items[1].isEnabled = false
        XCTAssertEqual(look(1).icon.alpha, 0.4, accuracy: 1e-9)
    }

    @available(*, deprecated)
    func testA2TheOldNameOfTheTint() {
        bar.selectedImageTintColor = .red
        XCTAssertEqual(look(0).icon, red)
        XCTAssertEqual(bar.selectedImageTintColor, .red)
        bar.selectedImageTintColor = nil
        XCTAssertNil(bar.selectedImageTintColor)
    }

    func testA1ABlackBarIsDarkInALightInterface() {
        bar.overrideUserInterfaceStyle = .light
        bar.barStyle = .black
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(look(1).icon, UIColor._barItem.components(with: dark))
        XCTAssertEqual(bar._background.material, BlurMaterial(.systemChromeMaterial, isDark: true))
    }

    func testA12TitleAttributesOfEachState() {
        let small = UIFont.systemFont(ofSize: 9)
        let large = UIFont.boldSystemFont(ofSize: 14)
        for item in items {
            item.setTitleTextAttributes([.font: small, .foregroundColor: UIColor.blue], for: .normal)
        }
        XCTAssertEqual(look(1).title, blue)
        XCTAssertEqual(look(1).titleFont, small.fontDescription)
        XCTAssertNotEqual(look(1).icon, blue, "a title's colour is not the icon's")
        XCTAssertEqual(look(0).titleFont, small.fontDescription, "a font holds for all states")
        XCTAssertEqual(look(0).title, look(0).icon, "the selected title keeps the tint")
        items[0].setTitleTextAttributes([.font: large, .foregroundColor: UIColor.red], for: .selected)
        XCTAssertEqual(look(0).title, red)
        XCTAssertEqual(look(0).titleFont, large.fontDescription)
        XCTAssertEqual(items[0].titleTextAttributes(for: .selected)?[.font] as? UIFont, large)
        XCTAssertNil(items[0].titleTextAttributes(for: .disabled))
        items[0].setTitleTextAttributes(nil, for: .selected)
        XCTAssertEqual(look(0).titleFont, small.fontDescription)
    }

    func testB2BadgesOfTheItemItself() {
        items[1].badgeColor = .blue
        items[1].setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        XCTAssertEqual(look(1).badge, blue)
        XCTAssertEqual(look(1).badgeText, red)
        XCTAssertEqual(items[1].badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(look(0).badge, UIColor.redFill.components(with: bar.traitCollection))
        XCTAssertEqual(look(0).badgeText, .white)
    }

    func testA11AnAppearanceReplacesTheOlderProperties() {
        bar.barTintColor = .red
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        bar.standardAppearance = appearance
        XCTAssertEqual(bar._background.color, blue)
        XCTAssertNil(bar._background.material)
        XCTAssertNotEqual(look(1).title, red)
        appearance.backgroundColor = .green
        XCTAssertEqual(bar._background.color, blue, "the bar has a copy")
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar._background.color, red, "what the bar returns is its own")
    }

    func testA11ChangingTheBarsOwnAppearanceInPlaceIsEnough() {
        _ = bar.standardAppearance
        XCTAssertNil(bar._activeAppearance, "to look is not to change")
        bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
        XCTAssertEqual(look(1).icon, red)
        let inline = UITabBarItemAppearance()
        inline.normal.iconColor = .blue
        bar.standardAppearance.inlineLayoutAppearance = inline
        XCTAssertEqual(look(1, style: .inline).icon, blue)
        XCTAssertEqual(look(1, style: .stacked).icon, red)
        inline.normal.iconColor = .green
        XCTAssertEqual(look(1, style: .inline).icon, blue, "layouts are copied too")
        bar.standardAppearance.inlineLayoutAppearance.normal.iconColor = .red
        XCTAssertEqual(look(1, style: .inline).icon, red)
        XCTAssertNotEqual(look(1, style: .compactInline).icon, red)
    }

    func testA11StatesFallBackToTheNormalOneButForColours() {
        let appearance = UITabBarAppearance()
        let normal = appearance.stackedLayoutAppearance.normal
        let font = UIFont.systemFont(ofSize: 12)
        normal.iconColor = .red
        normal.titleTextAttributes = [.font: font, .foregroundColor: UIColor.red]
        normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
        normal.badgeBackgroundColor = .blue
        normal.badgeTextAttributes = [.foregroundColor: UIColor.red]
        normal.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        bar.standardAppearance = appearance
        let tint = bar.tintColor.components(with: bar.traitCollection)
        XCTAssertEqual(
            look(0),
            TabBarItemLook(
                icon: tint,
                title: tint,
                titleFont: font.fontDescription,
                titleOffset: UIOffset(horizontal: 1, vertical: -2),
                badge: blue,
                badgeText: red,
                badgeOffset: UIOffset(horizontal: 3, vertical: 4),
                badgeTitleOffset: UIOffset(horizontal: 5, vertical: 6)
            )
        )
        XCTAssertEqual(look(1).icon, red)
        items[1].isEnabled = false
        XCTAssertEqual(look(1).icon, RGBA(red: 1, green: 0, blue: 0, alpha: 0.4))
        bar.standardAppearance.stackedLayoutAppearance.disabled.iconColor = .blue
        XCTAssertEqual(look(1).icon, blue)
        bar.standardAppearance.stackedLayoutAppearance.focused.iconColor = .green
        XCTAssertEqual(look(0, isFocused: true).icon, RGBA(red: 0, green: 1, blue: 0))
        XCTAssertEqual(look(0, isFocused: true).badge, blue)
    }

    func testA11AnItemsOwnAppearanceHoldsWhileItIsSelected() {
        let own = UITabBarAppearance()
        own.configureWithTransparentBackground()
        own.backgroundColor = .red
        items[0].standardAppearance = own
        own.backgroundColor = .green
        let general = UITabBarAppearance()
        general.configureWithTransparentBackground()
        general.backgroundColor = .blue
        bar.standardAppearance = general
        XCTAssertEqual(bar._background.color, red)
        bar.selectedItem = items[1]
        XCTAssertEqual(bar._background.color, blue)
        bar.selectedItem = items[0]
        items[0].standardAppearance?.backgroundColor = .blue
        XCTAssertEqual(bar._background.color, blue)
        items[0].standardAppearance = nil
        XCTAssertEqual(bar._background.color, blue)
    }

    func testA11TheAppearanceAtTheContentsEnd() {
        func appearance(_ color: UIColor) -> UITabBarAppearance {
            let appearance = UITabBarAppearance()
            appearance.configureWithTransparentBackground()
            appearance.backgroundColor = color
            return appearance
        }
        bar.standardAppearance = appearance(.red)
        bar._style.isAtScrollEdge = true
        XCTAssertEqual(bar._background.color, red, "without one of its own, the usual one holds")
        bar.scrollEdgeAppearance = appearance(.blue)
        XCTAssertEqual(bar._background.color, blue)
        items[0].scrollEdgeAppearance = appearance(.green)
        XCTAssertEqual(bar._background.color, RGBA(red: 0, green: 1, blue: 0))
        bar._style.isAtScrollEdge = false
        XCTAssertEqual(bar._background.color, red)
    }

    func testA3TheIndicatorsColourAndImage() {
        let image = UIImage.plain(.black, 10, 10)
        bar.selectionIndicatorImage = image
        XCTAssertEqual(bar._indicator, .image(image, tint: nil))
        let template = image.withRenderingMode(.alwaysTemplate)
        bar.selectionIndicatorImage = template
        bar.tintColor = .red
        XCTAssertEqual(bar._indicator, .image(template, tint: red))
        let appearance = UITabBarAppearance()
        for (image, color, expected) in [
            (nil, nil, nil), (nil, UIColor.blue, .shape(blue)),
            (image, nil, .image(image, tint: nil)), (image, .blue, .image(image, tint: nil)),
            (template, nil, nil), (template, .clear, nil), (template, .blue, .image(template, tint: blue)),
        ] as [(UIImage?, UIColor?, TabBarDrawing.Indicator?)] {
            appearance.selectionIndicatorImage = image
            appearance.selectionIndicatorTintColor = color
            bar.standardAppearance = appearance
            XCTAssertEqual(bar._indicator, expected)
        }
    }

    func testA11TheShadowOfAnAppearance() {
        let image = UIImage.plain(.black, 10, 2)
        let template = image.withRenderingMode(.alwaysTemplate)
        let appearance = UITabBarAppearance()
        for (image, color, expected) in [
            (nil, nil, BarBackground.Shadow.none), (nil, UIColor.red, .line(red)),
            (image, nil, .image(image, tint: nil)), (image, .red, .image(image, tint: nil)),
            (template, nil, .none), (template, .red, .image(template, tint: red)),
        ] as [(UIImage?, UIColor?, BarBackground.Shadow)] {
            appearance.shadowImage = image
            appearance.shadowColor = color
            bar.standardAppearance = appearance
            XCTAssertEqual(bar._background.shadow, expected)
        }
    }

    func testA14TitlesGrowALittleWithTheDesktopsText() {
        let usual = UIScreen.main._traits
        defer { UIScreen.main._traits = usual }
        for (scale, category, size) in [
            (1.0, UIContentSizeCategory.large, nil), (0.8, .extraSmall, nil), (1.25, .extraExtraLarge, 12.4),
            (2, .accessibilityLarge, 13), (3, .accessibilityExtraExtraExtraLarge, 13), (.nan, .large, nil),
            (-1, .large, nil),
        ] as [(CGFloat, UIContentSizeCategory, Double?)] {
            let wanted = UIContentSizeCategory.forTextScale(scale)
            XCTAssertEqual(wanted, category, "\(scale)")
            UIScreen.main._traits = UITraitCollection(traitsFrom: [
                usual, UITraitCollection(preferredContentSizeCategory: wanted),
            ])
            XCTAssertEqual(look(1).titleFont?.size ?? 0, size ?? 0, accuracy: 1e-9, "\(scale)")
        }
    }

    func testA12ALowNarrowBarHasItsTitlesBesideSmallIcons() {
        let usual = UIScreen.main._traits
        defer { UIScreen.main._traits = usual }
        UIScreen.main._traits = UITraitCollection(traitsFrom: [
            usual, UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .compact),
        ])
        let landscape = UIImage.plain(.black, 18, 18)
        items[0].landscapeImagePhone = landscape
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 32)
        XCTAssertEqual(bar._drawing.layout.style, .compactInline)
        XCTAssertEqual(bar._drawing.items[0].image, landscape)
        bar.standardAppearance.compactInlineLayoutAppearance.normal.iconColor = .red
        XCTAssertEqual(look(1, style: .compactInline).icon, red)
        XCTAssertNotEqual(look(1, style: .stacked).icon, red)
    }

    func testCopiesAreEqualAndApart() throws {
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .red
        appearance.stackedItemSpacing = 7
        appearance.inlineLayoutAppearance.selected.iconColor = .blue
        let copy = try XCTUnwrap(appearance.copy() as? UITabBarAppearance)
        XCTAssertEqual(copy, appearance)
        copy.inlineLayoutAppearance.selected.iconColor = .green
        XCTAssertNotEqual(copy, appearance)
        XCTAssertEqual(appearance.inlineLayoutAppearance.selected.iconColor, .blue)
        XCTAssertEqual(UITabBarAppearance(barAppearance: appearance), appearance)
        let items = appearance.inlineLayoutAppearance
        let itemsCopy = try XCTUnwrap(items.copy() as? UITabBarItemAppearance)
        XCTAssertEqual(items, itemsCopy)
        itemsCopy.configureWithDefault(for: .inline)
        XCTAssertNotEqual(items, itemsCopy)
    }
}
