/// Where the parts of the edit screen stand beside the bar: a pure function of sizes.
struct CustomizingScreenLayout: Equatable {
    static let hintHeight: CGFloat = 48

    /// The larger part beside the bar, which the content fills; in the host's coordinates.
    private(set) var stage: CGRect
    /// What else of the host is covered: all but the stage and the bar.
    private(set) var rest: [CGRect]
    /// In the stage's coordinates, like those that follow.
    private(set) var header: CGRect
    private(set) var grid: CGRect
    private(set) var hint: CGRect

    /// - Parameters:
    ///   - size: The host's.
    ///   - safeArea: How much of the host is covered at its edges.
    ///   - bar: The bar's place in the host.
    ///   - textScale: How many times larger than usual the hint's text is.
    init(size: CGSize, safeArea: UIEdgeInsets, bar: CGRect, textScale: CGFloat = 1) {
        let whole = CGRect(origin: .zero, size: size)
        // A bar outside the host leaves all of it to the content.
        let bar =
            bar.intersects(whole)
            ? bar.intersection(whole) : CGRect(x: 0, y: size.height, width: size.width, height: 0)
        let above = CGRect(x: 0, y: 0, width: size.width, height: bar.minY)
        let below = CGRect(x: 0, y: bar.maxY, width: size.width, height: size.height - bar.maxY)
        let isAbove = above.height >= below.height
        stage = isAbove ? above : below
        rest = [
            isAbove ? below : above,
            CGRect(x: 0, y: bar.minY, width: bar.minX, height: bar.height),
            CGRect(x: bar.maxX, y: bar.minY, width: size.width - bar.maxX, height: bar.height),
        ].filter { $0.width > 0 && $0.height > 0 }
        let top = isAbove ? safeArea.top : 0
        let bottom = isAbove ? 0 : safeArea.bottom
        let x = safeArea.left
        let width = max(0, size.width - safeArea.left - safeArea.right)
        let room = max(0, stage.height - top - bottom)
        let headerHeight = min(NavigationBarLayout.height, room)
        let hintHeight = min((Self.hintHeight * max(1, textScale)).rounded(), max(0, room - headerHeight))
        header = CGRect(x: x, y: top, width: width, height: headerHeight)
        grid = CGRect(x: x, y: header.maxY, width: width, height: room - headerHeight - hintHeight)
        hint = CGRect(x: x, y: grid.maxY, width: width, height: hintHeight)
    }
}
