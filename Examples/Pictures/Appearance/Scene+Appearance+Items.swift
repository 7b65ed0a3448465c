import UIKit

extension Scene {
    static func renderings() -> [Sample] {
        let sun = SampleImages.sun()
        let template = Sample.items { item, _ in
            item.image = sun
            item.selectedImage = sun
        }
        let original = Sample.items { item, _ in
            item.image = sun.withRenderingMode(.alwaysOriginal)
            item.selectedImage = item.image
        }
        return [
            Sample(caption: "an image in colours is a template here", items: template) { _ in },
            Sample(caption: "withRenderingMode(.alwaysOriginal)", items: original) { _ in },
        ]
    }

    static func proxies() -> [Sample] {
        let proxy = UITabBar.appearance(whenContainedInInstancesOf: [ProxiedStage.self])
        proxy.barTintColor = .systemBrown
        proxy.tintColor = .systemYellow
        proxy.unselectedItemTintColor = .white
        UITabBarItem.appearance(whenContainedInInstancesOf: [ProxiedStage.self])
            .setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
        return [
            Sample(caption: "UITabBar.appearance(…), UITabBarItem.appearance(…)", isProxied: true) {
                _ in
            },
            Sample(caption: "the same, and barTintColor of its own", isProxied: true) {
                $0.barTintColor = .systemGreen
            },
            Sample(caption: "a bar elsewhere") { _ in },
        ]
    }

    static func appearances() -> [Sample] {
        let opaque = UITabBarAppearance()
        opaque.configureWithOpaqueBackground()
        opaque.backgroundColor = .systemIndigo
        opaque.shadowColor = .systemYellow
        let layout = opaque.stackedLayoutAppearance
        layout.normal.iconColor = UIColor(white: 1, alpha: 0.7)
        layout.normal.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 0.7)]
        layout.selected.iconColor = .systemYellow
        layout.selected.titleTextAttributes = [
            .foregroundColor: UIColor.systemYellow, .font: UIFont.boldSystemFont(ofSize: 11),
        ]
        layout.normal.badgeBackgroundColor = .systemYellow
        layout.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        let clear = UITabBarAppearance()
        clear.configureWithTransparentBackground()
        clear.stackedLayoutAppearance.normal.iconColor = .black
        clear.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
        clear.stackedLayoutAppearance.selected.iconColor = .white
        clear.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
        let badged = Sample.items { item, index in
            if index == 2 { item.badgeValue = "12" }
        }
        let own = Sample.items { item, index in
            if index == 3 { item.standardAppearance = clear }
        }
        return [
            Sample(caption: "opaque, with colours for each state, and badges", items: badged) {
                $0.standardAppearance = opaque
            },
            Sample(caption: "transparent") { $0.standardAppearance = clear },
            Sample(
                caption: "the first appearance, but the selected item has its own",
                items: own,
                selected: 3
            ) {
                $0.standardAppearance = opaque
            },
        ]
    }

    static func places() -> [Sample] {
        let offsets = Sample.items { item, index in
            item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -CGFloat(index))
            item.imageInsets = UIEdgeInsets(top: -CGFloat(index), left: 0, bottom: CGFloat(index), right: 0)
        }
        let fonts = Sample.items { item, index in
            item.setTitleTextAttributes(
                [
                    .font: UIFont(name: "serif", size: 13) ?? .systemFont(ofSize: 13),
                    .foregroundColor: UIColor.systemBrown,
                ],
                for: .normal
            )
            item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        }
        let small = Sample.items { item, _ in
            item.title = nil
            item.imageInsets = UIEdgeInsets(top: 12, left: 6, bottom: 0, right: 6)
        }
        return [
            Sample(caption: "itemPositioning = .centered") { $0.itemPositioning = .centered },
            Sample(caption: ".centered, itemWidth = 44, itemSpacing = 8") {
                $0.itemPositioning = .centered
                $0.itemWidth = 44
                $0.itemSpacing = 8
            },
            Sample(caption: "titles 0, 1, 2 and 3 points up, icons 0 to 3 up", items: offsets) { _ in },
            Sample(caption: "title text attributes by state", items: fonts) { _ in },
            Sample(caption: "no titles, images inset", items: small) { _ in },
        ]
    }

    static func constraints() -> [Sample] {
        [
            Sample(caption: "40 points from both sides, 6 from the bottom") { bar in
                bar.translatesAutoresizingMaskIntoConstraints = false
                bar.layer.cornerRadius = 16
                bar.clipsToBounds = true
                // The sample adds the bar to its stage just afterwards.
                Task { @MainActor in
                    guard let stage = bar.superview else { return }
                    NSLayoutConstraint.activate([
                        bar.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 40),
                        bar.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -40),
                        bar.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -6),
                    ])
                }
            }
        ]
    }

    static func interfaces() -> [Sample] {
        [
            Sample(caption: "overrideUserInterfaceStyle = .light") { $0.overrideUserInterfaceStyle = .light },
            Sample(caption: "overrideUserInterfaceStyle = .dark") { $0.overrideUserInterfaceStyle = .dark },
            Sample(caption: "as the desktop") { _ in },
        ]
    }

    static func contrasts() -> [Sample] {
        [
            Sample(caption: "nothing shows through, the line is plain to see") { _ in },
            Sample(caption: "barTintColor = .systemTeal, given as translucent") {
                $0.barTintColor = .systemTeal
                $0.tintColor = .white
                $0.unselectedItemTintColor = .black
            },
        ]
    }

    static func states() -> [Sample] {
        let disabled = Sample.items { item, index in item.isEnabled = index != 2 }
        let badges = Sample.items { item, index in
            item.badgeValue = ["", "8", "99+", "12,345,678"][index]
            if index == 1 { item.badgeColor = .systemGreen }
            if index == 2 {
                item.setBadgeTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
            }
        }
        let emoji = Sample.items { item, index in
            item.badgeValue = ["½", "٣", "new", "Ωμέγα"][index]
        }
        let long = Sample.items { item, _ in item.title = "A title that is far too long for it" }
        return [
            Sample(caption: "the third is disabled", items: disabled) { _ in },
            Sample(caption: "badges grow, and stay in their item", items: badges) { _ in },
            Sample(caption: "badges of other letters", items: emoji) { _ in },
            Sample(caption: "titles shrink a little, and are then cut", items: long) { _ in },
        ]
    }
}
