/// All that the places of a tab bar's items follow from.
struct TabBarArrangement: Equatable {
    var contents: [TabBarLayout.Content]
    var size: CGSize
    var style: TabBarLayout.Style
    var distribution: TabBarLayout.Distribution
    var isRightToLeft: Bool

    @MainActor
    var layout: TabBarLayout {
        TabBarLayout(
            contents: contents,
            size: size,
            style: style,
            distribution: distribution,
            isRightToLeft: isRightToLeft,
            measure: { text, font in LineCache.width(of: text, font: font) }
        )
    }
}
