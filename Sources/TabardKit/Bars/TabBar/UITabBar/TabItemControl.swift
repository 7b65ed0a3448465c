/// What stands for an item on a bar, at the bottom or at the top, and is shown large where texts are.
@MainActor
protocol TabItemControl: UIControl, LargeContentSource {
    var item: UITabBarItem { get }

    /// The user chose the item.
    func choose()
}

extension TabItemControl {
    var _largeTitle: String? { item.title }

    var _largeImage: UIImage? { item.largeContentSizeImage ?? item.image }

    var _largeImageInsets: UIEdgeInsets { item.largeContentSizeImageInsets }

    func _chooseLarge() {
        if isEnabled { choose() }
    }
}
