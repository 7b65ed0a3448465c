import UIKit

extension Scene {
    /// One picture a rule of the appearance of tab bars.
    static let appearance: [Scene] = [
        samples("A01", "Bar styles", styles),
        samples("A02", "Colours", colors),
        samples("A03", "Selection indicator", indicators),
        samples("A04", "Dividers", dividers),
        samples("A05", "Background images", backgrounds),
        samples("A06", "Shadow images", shadows),
        samples("A07", "Translucency, inferred", inferred),
        samples("A08", "Translucency, said", said),
        samples("A09", "Templates and originals", renderings),
        samples("A10", "Appearance proxies", proxies),
        samples("A11", "UITabBarAppearance", appearances),
        samples("A12", "Places and attributes", places),
        samples("A13", "Auto Layout", constraints),
        samples("A14", "Light and dark", interfaces),
        samples("A14-contrast", "High contrast", contrasts, isHighContrast: true),
        samples("states", "States and badges", states),
    ]

    private static func samples(
        _ rule: String,
        _ title: String,
        _ samples: @escaping @MainActor () -> [Sample],
        isHighContrast: Bool = false
    ) -> Scene {
        let list = samples()
        return Scene(
            name: "appearance-\(rule)",
            // Lower windows have lower bars.
            size: CGSize(
                width: 390,
                height: max(480, CGFloat(list.count) * SamplesController.rowHeight + 60)
            ),
            isHighContrast: isHighContrast,
            make: {
                // A bar of its own at the bottom would be one too many.
                let tabs = UITabBarController()
                let root = UINavigationController(rootViewController: SamplesController(title, samples()))
                tabs.viewControllers = [root]
                tabs.tabBar.isHidden = true
                return tabs
            }
        )
    }

    private static func styles() -> [Sample] {
        [
            Sample(caption: "barStyle = .default") { _ in },
            Sample(caption: "barStyle = .black") { $0.barStyle = .black },
        ]
    }

    private static func colors() -> [Sample] {
        [
            Sample(caption: "barTintColor, unselectedItemTintColor = .white") {
                $0.barTintColor = .systemIndigo
                $0.tintColor = .systemYellow
                $0.unselectedItemTintColor = .white
            },
            Sample(caption: "tintColor = .systemPink") { $0.tintColor = .systemPink },
            Sample(caption: "unselectedItemTintColor = .systemBrown") {
                $0.unselectedItemTintColor = .systemBrown
            },
        ]
    }

    private static func indicators() -> [Sample] {
        [
            Sample(caption: "selectionIndicatorImage, in its own size") {
                $0.selectionIndicatorImage = SampleImages.mark()
            },
            Sample(caption: "the same, resizable: it fills the item", selected: 2) {
                $0.selectionIndicatorImage = SampleImages.frame(isOpaque: false)
            },
            Sample(caption: "appearance.selectionIndicatorTintColor", selected: 1) {
                $0.standardAppearance.selectionIndicatorTintColor = UIColor.systemGreen.withAlphaComponent(
                    0.3
                )
            },
        ]
    }

    private static func dividers() -> [Sample] {
        [nil, 0, 2, 3].map { selected in
            Sample(
                caption: selected.map { "item \($0 + 1) selected: the knobs tell the sides" }
                    ?? "none selected",
                selected: selected
            ) {
                $0.setDividerImage(
                    SampleImages.divider(.systemGray),
                    forLeftState: .normal,
                    rightState: .normal
                )
                $0.setDividerImage(
                    SampleImages.divider(.systemRed),
                    forLeftState: .selected,
                    rightState: .normal
                )
                $0.setDividerImage(
                    SampleImages.divider(.systemBlue),
                    forLeftState: .normal,
                    rightState: .selected
                )
            }
        }
    }

    private static func backgrounds() -> [Sample] {
        [
            Sample(caption: "backgroundImage, not resizable: repeated") {
                $0.backgroundImage = SampleImages.chequers()
                $0.overrideUserInterfaceStyle = .light
            },
            Sample(caption: "backgroundImage, resizable: stretched between its caps") {
                $0.backgroundImage = SampleImages.frame()
                $0.overrideUserInterfaceStyle = .light
            },
        ]
    }

    private static func shadows() -> [Sample] {
        [
            Sample(caption: "shadowImage with a backgroundImage") {
                $0.backgroundImage = SampleImages.chequers()
                $0.shadowImage = SampleImages.shadow()
                $0.overrideUserInterfaceStyle = .light
            },
            Sample(caption: "shadowImage alone: not shown") { $0.shadowImage = SampleImages.shadow() },
            Sample(caption: "both empty: no background, no line") {
                $0.backgroundImage = UIImage()
                $0.shadowImage = UIImage()
                $0.tintColor = .black
                $0.unselectedItemTintColor = .black
            },
        ]
    }

    private static func inferred() -> [Sample] {
        [
            Sample(caption: "no image: translucent, and what lies behind is blurred") { _ in },
            Sample(caption: "an image of mean alpha below 1: translucent") {
                $0.backgroundImage = SampleImages.chequers(alpha: 0.6)
                $0.unselectedItemTintColor = .black
            },
            Sample(caption: "an opaque image: opaque") {
                $0.backgroundImage = SampleImages.chequers()
                $0.overrideUserInterfaceStyle = .light
            },
        ]
    }

    private static func said() -> [Sample] {
        [
            Sample(caption: "isTranslucent = true, opaque image") {
                $0.backgroundImage = SampleImages.chequers()
                $0.isTranslucent = true
                $0.overrideUserInterfaceStyle = .light
            },
            Sample(caption: "isTranslucent = false, translucent image, default style") {
                $0.backgroundImage = SampleImages.chequers(alpha: 0.3)
                $0.isTranslucent = false
                $0.overrideUserInterfaceStyle = .light
            },
            Sample(caption: "isTranslucent = false, translucent image, black style") {
                $0.backgroundImage = SampleImages.chequers(alpha: 0.3)
                $0.isTranslucent = false
                $0.barStyle = .black
            },
            Sample(caption: "isTranslucent = false, no image") { $0.isTranslucent = false },
            Sample(caption: "isTranslucent = false, barTintColor") {
                $0.barTintColor = .systemTeal
                $0.isTranslucent = false
                $0.tintColor = .black
                $0.unselectedItemTintColor = .white
            },
        ]
    }
}
