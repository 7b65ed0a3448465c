internal import GtkInterop

/// The background that a bar's appearance describes.
@MainActor
struct BarAppearanceBackground: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    static let standard = BarAppearanceBackground(
        effect: UIBlurEffect(style: .systemChromeMaterial),
        shadowColor: ._barSeparator
    )
    static let opaque = BarAppearanceBackground(color: ._opaqueBar, shadowColor: ._barSeparator)
    static let transparent = BarAppearanceBackground()

    /// What is drawn under the given traits.
    func resolved(with traits: UITraitCollection) -> BarBackground {
        BarBackground(
            material: effect?._material(for: traits),
            color: color?.components(with: traits),
            picture: image.map { BarBackground.Picture(image: $0, mode: .content(imageContentMode)) },
            shadow: shadow(traits)
        )
    }

    private func shadow(_ traits: UITraitCollection) -> BarBackground.Shadow {
        let color = shadowColor?.components(with: traits)
        guard let image = shadowImage else { return color.map(BarBackground.Shadow.line) ?? .none }
        guard image.renderingMode == .alwaysTemplate else {
            return .image(image, tint: image.stencilColor?.components(with: traits))
        }
        guard let color, color.alpha > 0 else { return .none }
        return .image(image, tint: color)
    }
}
