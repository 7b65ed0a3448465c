import UIKit

extension Scene {
    /// Tabs as values: the bar of a narrow window, that of a wide one, and the sidebar.
    static var tabs: [Scene] {
        let heights: [CGFloat: CGFloat] = [320: 500, 390: 600, 768: 900, 1_200: 700, 1_920: 900]
        return [
            tabs("tabs-320", 320, heights),
            tabs("tabs-390", 390, heights),
            tabs("tabs-390-accessory", 390, heights) { play($0) },
            tabs("tabs-390-arabic", 390, heights, titles: .arabic),
            tabs("tabs-390-long", 390, heights, titles: .long),
        ]
            + [768, 1_200, 1_920]
            .flatMap { width in
                [TabTitles.plain, .arabic, .long]
                    .flatMap { titles in
                        let ending = "\(Int(width))\(titles.ending)"
                        return [
                            tabs("tabs-\(ending)", width, heights, titles: titles),
                            tabs("sidebar-\(ending)", width, heights, titles: titles) { tabs in
                                tabs.sidebar.isHidden = false
                            },
                            tabs("sidebar-edit-\(ending)", width, heights, titles: titles) { tabs in
                                UIView.performWithoutAnimation { tabs._setEditingTabs(true) }
                            },
                        ]
                    }
            }
            + [
                tabs("tabs-1200-accessory", 1_200, heights) { play($0) },
                tabs("tabs-1200-plain", 1_200, heights, hasNavigation: false),
                tabs("tabs-1200-plain-arabic", 1_200, heights, titles: .arabic, hasNavigation: false),
                tabs("tabs-768-plain-long", 768, heights, titles: .long, hasNavigation: false),
            ]
    }

    /// What the tabs are called.
    private enum TabTitles: String {
        case plain, arabic, long

        var ending: String { self == .plain ? "" : "-\(rawValue)" }

        func callAsFunction(_ english: String, _ arabic: String) -> String {
            switch self {
            case .plain: english
            case .arabic: arabic
            case .long: (english + " with a title of forty letters or so").prefix(40).description
            }
        }
    }

    private static func tabs(
        _ name: String,
        _ width: CGFloat,
        _ heights: [CGFloat: CGFloat],
        titles: TabTitles = .plain,
        hasNavigation: Bool = true,
        then: @escaping (UITabBarController) -> Void = { _ in }
    ) -> Scene {
        Scene(
            name: name,
            size: CGSize(width: width, height: heights[width] ?? 700),
            isRightToLeft: titles == .arabic,
            make: {
                let tabs = UITabBarController()
                tabs.mode = .tabSidebar
                tabs.customizationIdentifier = UUID().uuidString
                tabs.tabs = library(titles, hasNavigation)
                tabs.sidebar.isHidden = true
                return tabs
            },
            prepare: then
        )
    }

    /// Tabs of each kind: fixed, in groups, with badges, for searching.
    private static func library(_ titles: TabTitles, _ hasNavigation: Bool) -> [UITab] {
        func content(_ title: String) -> UIViewController {
            let list = RowsController(style: .plain)
            list.title = title
            return hasNavigation ? UINavigationController(rootViewController: list) : list
        }
        func tab(_ title: String, _ image: String, _ identifier: String, isInGroup: Bool = false) -> UITab {
            let tab = UITab(title: title, image: UIImage(systemName: image), identifier: identifier) { _ in
                content(title)
            }
            tab.allowsHiding = isInGroup
            return tab
        }
        func group(_ title: String, _ image: String, _ identifier: String, _ children: [UITab]) -> UITabGroup
        {
            let group = UITabGroup(
                title: title,
                image: UIImage(systemName: image),
                identifier: identifier,
                children: children
            ) { _ in content(title) }
            group.allowsReordering = true
            return group
        }
        let home = tab(titles("Home", "الرئيسية"), "house", "home")
        home.preferredPlacement = .fixed
        let new = tab(titles("New", "جديد"), "sparkles", "new")
        new.badgeValue = "3"
        let albums = tab(titles("Albums", "الألبومات"), "square.stack", "albums", isInGroup: true)
        albums.preferredPlacement = .default
        let hidden = tab(titles("Songs", "الأغاني"), "music.note", "songs", isInGroup: true)
        hidden.isHidden = true
        let library = group(
            titles("Library", "المكتبة"),
            "music.note.list",
            "library",
            [albums, tab(titles("Artists", "الفنانون"), "music.mic", "artists", isInGroup: true), hidden]
        )
        let lists = group(
            titles("Playlists", "قوائم التشغيل"),
            "folder",
            "lists",
            [
                tab(titles("Favorites", "المفضلة"), "star", "favorites", isInGroup: true),
                tab(titles("Recents", "الأخيرة"), "clock", "recents", isInGroup: true),
            ]
        )
        let search = UISearchTab { _ in content(titles("Search", "بحث")) }
        return [
            home, new, tab(titles("Radio", "الراديو"), "dot.radiowaves.left.and.right", "radio"), library,
            lists, search,
        ]
    }

    /// Puts a player above the bar.
    private static func play(_ tabs: UITabBarController) {
        let title = UILabel()
        title.text = "Nocturne"
        title.font = .preferredFont(forTextStyle: .headline)
        let play = UIButton(type: .system)
        play.setImage(UIImage(systemName: "play.fill"), for: .normal)
        play.accessibilityLabel = "Play"
        let row = UIStackView(arrangedSubviews: [title, play])
        row.distribution = .equalSpacing
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        tabs.bottomAccessory = UITabAccessory(contentView: row)
    }
}
