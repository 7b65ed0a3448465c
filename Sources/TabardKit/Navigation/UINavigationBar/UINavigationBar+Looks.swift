import GtkInterop

extension UINavigationBar {
    /// The height of a large title whose content rests at the top.
    var _largeTitleHeight: CGFloat {
        let font = NavigationBarLooks(largeTitle: largeTitleTextAttributes).largeTitleFont
        return LargeTitleLayout.height(forLine: font.lineHeight)
    }

    /// The height of the bar's buttons and of what stands above them.
    static func _titleHeight(for item: UINavigationItem?) -> CGFloat {
        NavigationBarLayout.height + (item?.prompt == nil ? 0 : NavigationBarLayout.promptHeight)
    }

    var _fittingHeight: CGFloat {
        Self._titleHeight(for: topItem) + (topItem?._showsLargeTitle == true ? _largeTitleHeight : 0)
    }

    func _looksChanged() {
        _content.looks = NavigationBarLooks(title: titleTextAttributes, largeTitle: largeTitleTextAttributes)
        _heightChanged?()
    }

    var _backgroundCommands: [DrawingCommand] {
        let traits = traitCollection
        let hairline = 1 / max(1, traits.displayScale)
        let keepsBackground = _keepsBackground || barTintColor != nil || !isTranslucent
        var background = _background.components(with: traits)
        if !keepsBackground { background.alpha *= _backgroundOpacity }
        var separator = UIColor._barSeparator.components(with: traits)
        separator.alpha *= _backgroundOpacity
        return [
            .fill(CGRect(origin: .zero, size: bounds.size), cornerRadius: 0, color: background),
            .fill(
                CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline),
                cornerRadius: 0,
                color: separator
            ),
        ]
    }

    private var _background: UIColor { barTintColor ?? ._barBackground }
}
