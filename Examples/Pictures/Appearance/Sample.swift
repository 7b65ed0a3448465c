import UIKit

/// A bar that shows one thing, over colours that tell what is seen through it.
@MainActor
struct Sample {
    var caption: String
    var items: [UITabBarItem] = Sample.items()
    /// The place of the selected item; nil for none.
    var selected: Int? = 0
    /// Whether the sample has appearance proxies of its own.
    var isProxied = false
    var configure: (UITabBar) -> Void

    static let symbols = ["house", "magnifyingglass", "heart", "person"]
    static let titles = ["Home", "Search", "Likes", "Profile"]

    static func items(_ change: (UITabBarItem, Int) -> Void = { _, _ in }) -> [UITabBarItem] {
        zip(titles, symbols).enumerated().map { index, names in
            let item = UITabBarItem(
                title: names.0,
                image: UIImage(systemName: names.1),
                selectedImage: UIImage(systemName: index == 1 ? names.1 : names.1 + ".fill")
            )
            change(item, index)
            return item
        }
    }
}

/// What lies behind the bar of a sample with appearance proxies of its own.
final class ProxiedStage: UIView {}
