internal import GtkInterop

/// The background of a bar that has no `UITabBarAppearance`: a pure function of the older properties (A1, A2, A5–A8).
struct TabBarBackgroundRules: Equatable {
    /// A background image and the mean opacity of its pixels.
    struct Picture: Equatable {
        var image: UIImage
        var opacity: Double
    }

    var isBlack = false
    /// Whether the interface is dark.
    var isDark = false
    var barTint: RGBA?
    var picture: Picture?
    var shadowImage: UIImage?
    /// What the app asked for; nil if it said nothing.
    var isTranslucent: Bool?
    var separator: RGBA

    /// How much of an opaque image, or of a tint, covers what lies behind a translucent bar.
    static let translucentOpacity = 0.85

    /// Whether what lies behind shows through (A7, A8).
    var showsThrough: Bool {
        isTranslucent ?? picture.map { $0.opacity < 1 } ?? true
    }

    var background: BarBackground {
        var background = BarBackground(shadow: .line(separator))
        guard let picture else {
            if showsThrough {
                background.material = material
            } else {
                background.color = opaqueColor
            }
            return background
        }
        background.picture = BarBackground.Picture(image: picture.image)
        let isOpaque = picture.opacity >= 1
        if showsThrough, isOpaque {
            background.picture?.opacity = CGFloat(Self.translucentOpacity)
            // Only blurred: the image itself is what colours it.
            background.material = BlurMaterial(tint: .clear)
        } else if !showsThrough, !isOpaque {
            background.color = opaqueColor
        }
        // Only together with a background image (A6).
        if let shadowImage {
            let tint =
                shadowImage.renderingMode == .alwaysTemplate
                ? separator : shadowImage.stencilColor?.components(with: .current)
            background.shadow = .image(shadowImage, tint: tint)
        }
        return background
    }

    private var material: BlurMaterial {
        guard var tint = barTint else {
            return BlurMaterial(.systemChromeMaterial, isDark: isBlack || isDark)
        }
        tint.alpha = min(tint.alpha, Self.translucentOpacity)
        return BlurMaterial(tint: tint)
    }

    /// What lies behind a bar through which nothing is to be seen: a tint that is not opaque itself lies on the style's
    /// own colour.
    private var opaqueColor: RGBA {
        // "White" is the light interface's word for it.
        let own = isBlack ? RGBA.black : isDark ? .bar(isDark: true) : .white
        return barTint.map(own.covered(by:)) ?? own
    }
}
