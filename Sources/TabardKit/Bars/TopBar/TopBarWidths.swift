/// How wide the tabs on the bar of a wide window are. Of thousands, most are never in sight: those that were not measured yet count as
/// wide as the others are on average.
struct TopBarWidths {
    private var widths: [CGFloat?] = []
    private var regions: [TopBarLayout.Region] = []
    private var measured = (count: 0, sum: CGFloat(0))
    /// All of them as the layout takes them, as long as nothing changes.
    private var known: (contents: [TopBarLayout.Content], wanted: CGFloat)?

    init() {}

    /// Takes tabs, of which some are measured.
    init(_ tabs: [(region: TopBarLayout.Region, width: CGFloat?)]) {
        regions = tabs.map(\.region)
        widths = tabs.map(\.width)
        for width in widths.lazy.compactMap(\.self) {
            measured.count += 1
            measured.sum += width
        }
    }

    /// The width of a tab; nil if it was not measured yet.
    subscript(place: Int) -> CGFloat? { widths.indices.contains(place) ? widths[place] : nil }

    /// Takes the width of a tab.
    mutating func note(_ width: CGFloat, of place: Int) {
        forget(place)
        widths[place] = width
        measured.count += 1
        measured.sum += width
        known = nil
    }

    /// A tab is another width now.
    mutating func forget(_ place: Int) {
        guard let width = self[place] else { return }
        widths[place] = nil
        measured.count -= 1
        measured.sum -= width
        known = nil
    }

    /// All are another width now.
    mutating func forgetAll() {
        widths = widths.map { _ in nil }
        measured = (0, 0)
        known = nil
    }

    /// What the layout must know.
    mutating func contents() -> [TopBarLayout.Content] { all().contents }

    /// The width in which all tabs are seen.
    mutating func wanted() -> CGFloat { all().wanted }

    private mutating func all() -> (contents: [TopBarLayout.Content], wanted: CGFloat) {
        if let known { return known }
        let usual =
            measured.count > 0
            ? (measured.sum / CGFloat(measured.count)).rounded() : TopBarMetrics.narrowestTab
        let contents = zip(widths, regions).map { width, region in
            TopBarLayout.Content(width: width ?? usual, region: region)
        }
        let all = (contents, TopBarLayout.width(of: contents))
        known = all
        return all
    }
}
