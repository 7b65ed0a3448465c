extension UIColor {
    /// A bar through which nothing is seen.
    static let _opaqueBar = UIColor { UIColor(.bar(isDark: $0.userInterfaceStyle == .dark)) }

    /// The line at a bar's edge, plain to see under high contrast.
    static let _barSeparator = UIColor { traits in
        let isHighContrast = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: isHighContrast ? 0.6 : 0.16)
            : UIColor(white: 0, alpha: isHighContrast ? 0.6 : 0.22)
    }
}
