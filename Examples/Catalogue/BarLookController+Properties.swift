import UIKit

extension BarLookController {
    static let groups: [(heading: String, properties: [Property])] = [
        ("Background", [style, barTint, backgroundImage, translucency, shadow]),
        ("Items", [tint, unselected, indicator, dividers, titles]),
        ("Places", [positioning, width, offsets]),
        ("In place of all that", [appearance]),
    ]

    private static let style = Property(
        name: "Style",
        choices: [
            Choice(name: "Default", code: "tabBar.barStyle = .default") { $0.barStyle = .default },
            Choice(name: "Black", code: "tabBar.barStyle = .black") { $0.barStyle = .black },
        ]
    )

    private static let barTint = colors("Bar tint", "barTintColor", \.barTintColor)
    private static let unselected = colors(
        "Unselected items",
        "unselectedItemTintColor",
        \.unselectedItemTintColor
    )

    private static func colors(
        _ name: String,
        _ property: String,
        _ path: ReferenceWritableKeyPath<UITabBar, UIColor?>
    ) -> Property {
        let colors: [(String, String, UIColor?)] = [
            ("None", "nil", nil), ("Indigo", ".systemIndigo", .systemIndigo),
            ("Teal", ".systemTeal", .systemTeal),
            ("White", ".white", .white),
        ]
        return Property(
            name: name,
            choices: colors.map { name, code, color in
                Choice(name: name, code: "tabBar.\(property) = \(code)") { $0[keyPath: path] = color }
            }
        )
    }

    private static let tint = Property(
        name: "Selected item",
        choices: [
            Choice(name: "Usual", code: "tabBar.tintColor = nil") { $0.tintColor = nil },
            Choice(name: "Pink", code: "tabBar.tintColor = .systemPink") { $0.tintColor = .systemPink },
            Choice(name: "Orange", code: "tabBar.tintColor = .systemOrange") { $0.tintColor = .systemOrange },
        ]
    )

    private static let backgroundImage = Property(
        name: "Background image",
        choices: [
            Choice(name: "None", code: "tabBar.backgroundImage = nil") { $0.backgroundImage = nil },
            Choice(name: "Tiles", code: "tabBar.backgroundImage = tiles") {
                $0.backgroundImage = BarImages.tiles(alpha: 1)
            },
            Choice(name: "Clear tiles", code: "tabBar.backgroundImage = translucentTiles") {
                $0.backgroundImage = BarImages.tiles(alpha: 0.5)
            },
            Choice(name: "Empty", code: "tabBar.backgroundImage = UIImage()") {
                $0.backgroundImage = UIImage()
            },
        ]
    )

    private static let translucency = Property(
        name: "Translucent",
        choices: [
            Choice(name: "Yes", code: "tabBar.isTranslucent = true") { $0.isTranslucent = true },
            Choice(name: "No", code: "tabBar.isTranslucent = false") { $0.isTranslucent = false },
        ]
    )

    private static let shadow = Property(
        name: "Shadow, with a background image",
        choices: [
            Choice(name: "Line", code: "tabBar.shadowImage = nil") { $0.shadowImage = nil },
            Choice(name: "Soft", code: "tabBar.shadowImage = softEdge") {
                $0.shadowImage = BarImages.softEdge()
            },
            Choice(name: "None", code: "tabBar.shadowImage = UIImage()") { $0.shadowImage = UIImage() },
        ]
    )

    private static let indicator = Property(
        name: "Selection indicator",
        choices: [
            Choice(name: "None", code: "tabBar.selectionIndicatorImage = nil") {
                $0.selectionIndicatorImage = nil
            },
            Choice(name: "Pill", code: "tabBar.selectionIndicatorImage = pill") {
                $0.selectionIndicatorImage = BarImages.pill()
            },
        ]
    )

    private static let dividers = Property(
        name: "Dividers",
        choices: [
            Choice(
                name: "None",
                code: "tabBar.setDividerImage(nil, forLeftState: .normal, rightState: .normal)"
            ) { $0.setDividerImage(nil, forLeftState: .normal, rightState: .normal) },
            Choice(
                name: "Lines",
                code: "tabBar.setDividerImage(line, forLeftState: .normal, rightState: .normal)"
            ) { $0.setDividerImage(BarImages.line(), forLeftState: .normal, rightState: .normal) },
        ]
    )

    private static let titles = Property(
        name: "Titles",
        choices: [
            Choice(name: "Usual", code: "item.setTitleTextAttributes(nil, for: .normal)") { bar in
                for item in bar.items ?? [] { item.setTitleTextAttributes(nil, for: .normal) }
            },
            Choice(
                name: "Bold",
                code: "item.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)"
            ) { bar in
                for item in bar.items ?? [] {
                    item.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
                }
            },
        ]
    )

    private static let positioning = Property(
        name: "Positioning",
        choices: [
            Choice(name: "Automatic", code: "tabBar.itemPositioning = .automatic") {
                $0.itemPositioning = .automatic
            },
            Choice(name: "Fill", code: "tabBar.itemPositioning = .fill") { $0.itemPositioning = .fill },
            Choice(name: "Centered", code: "tabBar.itemPositioning = .centered") {
                $0.itemPositioning = .centered
            },
        ]
    )

    private static let width = Property(
        name: "Width of centred items",
        choices: [
            Choice(name: "Usual", code: "tabBar.itemWidth = 0") { $0.itemWidth = 0 },
            Choice(name: "50", code: "tabBar.itemWidth = 50") { $0.itemWidth = 50 },
            Choice(name: "90", code: "tabBar.itemWidth = 90") { $0.itemWidth = 90 },
        ]
    )

    private static let offsets = Property(
        name: "Titles moved",
        choices: [
            Choice(name: "0", code: "item.titlePositionAdjustment = .zero") { bar in
                for item in bar.items ?? [] { item.titlePositionAdjustment = .zero }
            },
            Choice(name: "2 up", code: "item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)")
            { bar in
                for item in bar.items ?? [] {
                    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
                }
            },
        ]
    )

    private static let appearance = Property(
        name: "UITabBarAppearance",
        choices: [
            Choice(name: "Usual", code: "tabBar.standardAppearance.configureWithDefaultBackground()") { bar in
                bar.standardAppearance = UITabBarAppearance()
            },
            Choice(name: "Opaque", code: "tabBar.standardAppearance.configureWithOpaqueBackground()") { bar in
                bar.standardAppearance.configureWithOpaqueBackground()
            },
            Choice(name: "Clear", code: "tabBar.standardAppearance.configureWithTransparentBackground()") {
                bar in
                bar.standardAppearance.configureWithTransparentBackground()
            },
        ]
    )
}
