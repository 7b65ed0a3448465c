/// What an app set of a navigation bar's look.
@MainActor
struct NavigationBarStyle {
    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var shadowImage: UIImage?
    var isTranslucent: Bool?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The bar's own appearance; nil while nobody asked for it.
    var standardAppearance: UINavigationBarAppearance?
    /// Whether the app gave the bar an appearance, or changed the bar's own.
    var usesAppearance = false
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

/// A background in two looks, of which one gives way to the other.
struct NavigationBarBackground: Equatable {
    /// While content lies under the bar.
    var standard: BarBackground
    /// While nothing lies under it; nil for nothing at all.
    var edge: BarBackground?
    /// How much of the standard look is to be seen, from 0 to 1.
    var part: CGFloat

    /// Draws both looks, each as far as it is to be seen.
    func commands(size: CGSize, scale: CGFloat) -> [DrawingCommand] {
        func draw(_ background: BarBackground) -> [DrawingCommand] {
            background.commands(size: size, edge: .bottom, scale: scale)
        }
        if part >= 1 || standard == edge { return draw(standard) }
        let below = edge.map(draw) ?? []
        return part <= 0 ? below : below + [.faded(part, draw(standard))]
    }

    /// What lies behind is blurred no more than is seen of the material.
    var material: BlurMaterial? {
        if part <= 0 || standard == edge { return part <= 0 ? edge?.material : standard.material }
        guard var material = standard.material else { return edge?.material }
        if part < 1 {
            material.radius *= part
            material.saturation = 1 + (material.saturation - 1) * part
            material.contrast = 1 + (material.contrast - 1) * part
        }
        return material
    }
}
