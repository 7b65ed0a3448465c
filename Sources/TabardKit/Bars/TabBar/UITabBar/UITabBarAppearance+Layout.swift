extension UITabBarAppearance {
    /// What items look like in a layout.
    func _looks(for style: TabBarLayout.Style) -> TabBarItemStateLooks {
        switch style {
        case .stacked: _layouts[0]._looks
        case .inline: _layouts[1]._looks
        case .compactInline: _layouts[2]._looks
        }
    }
}
