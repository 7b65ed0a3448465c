internal import GtkInterop

extension UITabBar {
    /// The traits that the bar's colours are for: a black bar is dark in a light interface too (A1).
    var _barTraits: UITraitCollection {
        guard _style.barStyle == .black else { return traitCollection }
        return UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(userInterfaceStyle: .dark),
        ])
    }

    /// The appearance that holds now; nil if the older properties do.
    ///
    /// That of the selected item goes before the bar's, and that for the content's end before the usual one (A11).
    var _activeAppearance: UITabBarAppearance? {
        let edge =
            _style.isAtScrollEdge ? _selectedItem?.scrollEdgeAppearance ?? _style.scrollEdgeAppearance : nil
        return edge ?? _selectedItem?.standardAppearance
            ?? (_style.usesAppearance ? _style.standardAppearance : nil)
    }

    var _backgroundRules: TabBarBackgroundRules {
        let traits = _barTraits
        return TabBarBackgroundRules(
            isBlack: _style.barStyle == .black,
            isDark: traits.userInterfaceStyle == .dark,
            barTint: _style.barTintColor?.components(with: traits),
            picture: _style.backgroundImage.map {
                TabBarBackgroundRules.Picture(image: $0, opacity: _style.backgroundOpacity ?? 1)
            },
            shadowImage: _style.shadowImage,
            isTranslucent: _style.isTranslucent,
            separator: UIColor._barSeparator.components(with: traits)
        )
    }

    /// Whether the bar's shape is drawn by the app: by layers behind its items, or in `draw(_:)`.
    ///
    /// An app that says nothing else of the background then means its own drawing to be seen.
    private var _drawsOwnShape: Bool {
        guard !_canvas.steps.isEmpty || _layersBehindContent.contains(where: { !$0.isHidden }) else {
            return false
        }
        return _activeAppearance == nil && _style.barTintColor == nil && _style.backgroundImage == nil
    }

    var _background: BarBackground {
        if _drawsOwnShape { return BarBackground(shadow: .none) }
        var background =
            _activeAppearance?._background.resolved(with: _barTraits) ?? _backgroundRules.background
        if UIAccessibility.isReduceTransparencyEnabled { background.flatten() }
        return background
    }

    var _indicator: TabBarDrawing.Indicator? {
        let traits = _barTraits
        guard let appearance = _activeAppearance else {
            return _style.selectionIndicatorImage.map { image in
                let isTemplate = image.renderingMode == .alwaysTemplate
                let tint = isTemplate ? tintColor : image.stencilColor
                return .image(image, tint: tint?.components(with: traits))
            }
        }
        let color = appearance.selectionIndicatorTintColor?.components(with: traits)
        guard let image = appearance.selectionIndicatorImage else {
            return color.map(TabBarDrawing.Indicator.shape)
        }
        guard image.renderingMode == .alwaysTemplate else {
            return .image(image, tint: image.stencilColor?.components(with: traits))
        }
        guard let color, color.alpha > 0 else { return nil }
        return .image(image, tint: color)
    }

    /// Something about the look is another: it is drawn, and laid out, anew.
    func _lookChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        // What is blurred behind the bar is drawn by the view that it stands in.
        superview?.setNeedsDisplay()
        _manager?._topBar?.lookChanged()
    }
}

extension BarBackground {
    /// Shows nothing of what lies behind (A14).
    mutating func flatten() {
        guard let material else { return }
        self.material = nil
        if color.map({ $0.alpha < 1 }) ?? true {
            color = material.opaque.covered(by: color ?? .clear)
        }
        picture?.opacity = 1
    }
}

extension RGBA {
    /// The colour that is seen where another lies over this opaque one.
    func covered(by other: RGBA) -> RGBA {
        func mix(_ below: Double, _ above: Double) -> Double {
            below * (1 - other.alpha) + above * other.alpha
        }
        return RGBA(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }
}
