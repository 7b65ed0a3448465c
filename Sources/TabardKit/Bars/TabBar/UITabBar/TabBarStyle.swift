/// What an app set of a bar's look.
@MainActor
struct TabBarStyle {
    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var backgroundImage: UIImage?
    /// The mean opacity of the background image's pixels, measured once.
    var backgroundOpacity: Double?
    var selectionIndicatorImage: UIImage?
    var shadowImage: UIImage?
    var unselectedItemTintColor: UIColor?
    var isTranslucent: Bool?
    var dividers = TabBarDividers()
    var distribution = TabBarLayout.Distribution()
    /// The bar's own appearance; nil while nobody asked for it.
    var standardAppearance: UITabBarAppearance?
    /// Whether the app gave the bar an appearance, or changed the bar's own.
    var usesAppearance = false
    var scrollEdgeAppearance: UITabBarAppearance?
    /// Whether the content is scrolled to its end, so that nothing lies behind the bar.
    var isAtScrollEdge = false
}
