/// The fonts and colours of a navigation bar's titles.
@MainActor
struct NavigationBarLooks {
    var titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    var titleColor = UIColor.label
    var largeTitleFont: UIFont
    var largeTitleColor = UIColor.label

    init(
        title: [NSAttributedString.Key: Any]? = nil,
        largeTitle: [NSAttributedString.Key: Any]? = nil
    ) {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
        largeTitleFont = .boldSystemFont(ofSize: size)
        if let font = title?[.font] as? UIFont { titleFont = font }
        if let color = title?[.foregroundColor] as? UIColor { titleColor = color }
        if let font = largeTitle?[.font] as? UIFont { largeTitleFont = font }
        if let color = largeTitle?[.foregroundColor] as? UIColor { largeTitleColor = color }
    }
}
