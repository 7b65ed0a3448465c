internal import GtkInterop

/// A label's text in the size in which it fits.
struct ShrunkenText {
    /// The label's size for which it was made.
    let size: CGSize
    /// The layout; nil where the text fits as it is.
    let layout: TextLayout?
}

extension UILabel {
    /// The least part of the font's size, where the app gives none.
    private static var leastScale: Double { 0.1 }

    func _fittingChanged() {
        _shrunken = nil
        setNeedsDisplay()
    }

    /// The layout that fits the label; nil where the usual one does.
    var _fittingLayout: TextLayout? {
        guard adjustsFontSizeToFitWidth else { return nil }
        if let shrunken = _shrunken, shrunken.size == bounds.size { return shrunken.layout }
        let layout = _makeFittingLayout()
        _shrunken = ShrunkenText(size: bounds.size, layout: layout)
        return layout
    }

    private func _makeFittingLayout() -> TextLayout? {
        let least = minimumScaleFactor > 0 ? min(1, Double(minimumScaleFactor)) : Self.leastScale
        let scale = TextShrinking.scale(least: least) { scale in
            let layout = _makeLayout(scale: scale)
            guard numberOfLines != 1 else {
                return layout.size(maximumWidth: nil).width <= Double(bounds.width) + 0.01
            }
            layout.width = Double(bounds.width)
            return !layout.isEllipsized && layout.size.height <= Double(bounds.height) + 1
        }
        return scale < 1 ? _makeLayout(scale: scale) : nil
    }

    /// Where the text's top stands.
    func _top(of layout: TextLayout, height: Double) -> Double {
        let middle = ((Double(bounds.height) - height) / 2).rounded()
        guard _shrunken?.layout === layout, numberOfLines == 1 else { return middle }
        switch baselineAdjustment {
        case .alignCenters: return middle
        case .none: return 0
        case .alignBaselines:
            let whole = _makeLayout(scale: 1).extents(maximumWidth: nil)
            let baseline = (Double(bounds.height) - whole.height) / 2 + whole.baseline
            return (baseline - layout.baseline).rounded()
        }
    }
}
