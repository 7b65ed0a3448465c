/// A tab for searching, with a title and an icon of its own, at the trailing end of the bar of a wide window (T11).
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Makes a search tab; its identifier is that of its kind.
    ///
    /// - Parameter viewControllerProvider: Makes its controller when that is first needed.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: UITabBarItem.SystemItem.search.title,
            image: UIImage(systemName: "magnifyingglass"),
            identifier: Self.identifier,
            viewControllerProvider: viewControllerProvider
        )
        preferredPlacement = .pinned
    }

    /// Makes a search tab with a title and an icon of the app's own.
    public override init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        preferredPlacement = .pinned
    }

    /// The identifier of search tabs that the app gives none.
    open class var identifier: String { "com.apple.UIKit.UISearchTab" }

    /// Whether the search of the tab's content begins as soon as the user selects the tab; false by default (T11).
    ///
    /// Content without a search controller in its navigation item is left as it is. When the search that began so ends, the tab that
    /// was selected before is selected again.
    open var automaticallyActivatesSearch = false
}
