/// Where the bar and a controller's view stand in a navigation controller: a pure function of lengths in points.
struct NavigationPlaces: Equatable {
    /// What is known of the controller that is shown.
    struct Content: Equatable {
        /// The height of the bar's buttons and what stands above them.
        var titleHeight: CGFloat = 0
        /// The height of the large title while the content rests at the top; 0 without one.
        var largeTitleHeight: CGFloat = 0
        /// The height of the search bar below the titles; 0 without one.
        var searchHeight: CGFloat = 0
        /// Whether the search bar gives way to the content, before the large title does.
        var hidesSearch = false
        /// How far the content has moved up from there; nil if the bar does not follow it.
        var distance: CGFloat?
        /// How far a content that does not move the bar has come under it.
        var coveredDistance: CGFloat = 0
        /// Whether the controller's view reaches to the top, under the bar.
        var extendsUnderBar = true
    }

    /// What is left of the large title.
    private(set) var largeTitleExtent: CGFloat = 0
    private(set) var barHeight: CGFloat = 0
    /// What is left of the search bar, at the bar's lower edge.
    private(set) var searchHeight: CGFloat = 0
    /// The upper edge of the controller's view.
    private(set) var top: CGFloat = 0
    /// How much of the view the bar covers.
    private(set) var covered: CGFloat = 0
    /// How much higher the bar would be if the content were pulled down all the way.
    private(set) var collapsedHeight: CGFloat = 0
    /// How much of the bar's background is to be seen.
    private(set) var backgroundOpacity: CGFloat = 0

    /// Places a controller without a bar.
    init() {}

    /// - Parameters:
    ///   - safeTop: What is covered at the top without the bar.
    ///   - barTop: Where the bar begins; nil for below that.
    ///   - presence: How much of the bar is in sight, from 0 to 1.
    init(_ content: Content, safeTop: CGFloat, barTop: CGFloat? = nil, presence: CGFloat) {
        let barTop = barTop ?? safeTop
        let full = content.largeTitleHeight
        let follows = content.distance != nil
        let distance = content.distance ?? 0
        let hiding = follows && content.hidesSearch ? content.searchHeight : 0
        let afterSearch = distance > 0 ? max(0, distance - hiding) : distance
        largeTitleExtent = LargeTitleLayout.extent(full: full, distance: afterSearch)
        searchHeight = content.searchHeight - min(hiding, max(0, distance))
        barHeight = content.titleHeight + largeTitleExtent + searchHeight
        let fixed = content.titleHeight + content.searchHeight - hiding + (follows ? 0 : largeTitleExtent)
        if presence == 0 || content.extendsUnderBar {
            covered = max(0, barTop + barHeight * presence - safeTop)
        } else {
            // What changes while the content moves is left to the safe area, so that the view itself stays.
            top = barTop + fixed * presence
            covered = max(0, (barHeight - fixed) * presence - max(0, safeTop - top))
        }
        let lost = full - largeTitleExtent + content.searchHeight - searchHeight
        collapsedHeight = follows ? lost * presence : 0
        backgroundOpacity = LargeTitleLayout.backgroundOpacity(
            distance: follows ? distance - full - hiding : content.coveredDistance
        )
    }
}
