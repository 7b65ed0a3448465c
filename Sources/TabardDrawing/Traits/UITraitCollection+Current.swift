internal import GtkInterop

extension UITraitCollection {
    private static let threads = ThreadLocal<UITraitCollection>()

    /// The traits under which dynamic colours are resolved, each thread having its own.
    ///
    /// While a view lays itself out or draws, these are the view's traits. On a thread that never
    /// set them: a light interface at scale 1, with text of the default size.
    public class var current: UITraitCollection {
        get { threads.value ?? initial }
        set { threads.value = newValue }
    }

    /// Runs a closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }

    private static let initial = UITraitCollection(
        Traits(
            userInterfaceIdiom: .phone,
            userInterfaceStyle: .light,
            layoutDirection: .leftToRight,
            displayScale: 1,
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            preferredContentSizeCategory: .large,
            accessibilityContrast: .normal,
            userInterfaceLevel: .base,
            legibilityWeight: .regular
        )
    )
}
