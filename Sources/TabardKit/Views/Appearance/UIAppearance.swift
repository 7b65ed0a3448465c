/// A class whose look can be set for all its instances at once, through a proxy (A10).
///
/// ```swift
/// UITabBar.appearance().barTintColor = .systemIndigo
/// UITabBarItem.appearance().setTitleTextAttributes([.font: font], for: .normal)
/// UITabBar.appearance(whenContainedInInstancesOf: [SettingsController.self]).barStyle = .black
/// ```
///
/// What is set on a proxy is set on an instance when it comes into a window, unless the app has set the same on the
/// instance itself. A window that was only just shown takes what is set before the run loop's next turn, too; what is
/// set later is for what is shown later, also while traits change. Of several proxies the one for the more special class wins, then the one whose container is the
/// outermost, then the one with more containers, then the one with more traits.
///
/// These properties take part: of every view `tintColor` and `backgroundColor`; of `UITabBar` all that is about its
/// look but `isTranslucent`; of `UINavigationBar` all that is about its look; of `UIBarItem` the title's attributes; of `UIBarButtonItem` the
/// tint colour as well, also of the way back; of `UITabBarItem` the positions, colours and attributes. Other properties of a proxy have no effect.
///
/// Linux has no Objective-C runtime that could forward to any class, so a proxy is an object of the class, made by
/// `init(coder:)`: a class of the app's own that stops the program there can't have a proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self

    /// The proxy for instances inside others: in the first class, which stands in the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self

    /// The proxy for instances while the traits hold.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy for instances inside others, while the traits hold.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class in which those with an appearance proxy stand: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all instances of the class.
    public static func appearance() -> Self { proxy(nil, []) }

    /// The proxy for instances inside others: in the first class, which stands in the second, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    /// The proxy for instances while the traits hold.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// The proxy for instances inside others, while the traits hold.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
        _ traits: UITraitCollection?,
        _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(traits: traits, containers: containers) { Self(coder: AppearanceCoder()) }
    }
}
