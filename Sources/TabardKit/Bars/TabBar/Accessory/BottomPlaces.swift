/// Where the small bar and the accessory stand at a window's lower edge: a pure function.
struct BottomPlaces: Equatable {
    static let height: CGFloat = 48
    static let minimizedWidth: CGFloat = 64
    static let widestAccessory: CGFloat = 560
    /// Above and below, and between the two.
    static let margin: CGFloat = 8
    static let sideMargin: CGFloat = 16

    /// The small bar; nil while the bar is not small.
    private(set) var minimized: CGRect?
    private(set) var accessory: CGRect?
    /// How much of the lower edge bar and accessory cover, the safe area included; 0 if there is neither.
    private(set) var covered: CGFloat

    /// - Parameters:
    ///   - area: The part of the window that no sidebar covers.
    ///   - barHeight: The bar's height with the safe area; nil if it is not to be seen.
    ///   - safeBottom: The safe area.
    ///   - isMinimized: Whether the small bar is to be seen.
    ///   - hasAccessory: Whether there is an accessory.
    ///   - isRightToLeft: Whether reading begins on the right.
    init(
        in area: CGRect,
        barHeight: CGFloat?,
        safeBottom: CGFloat,
        isMinimized: Bool,
        hasAccessory: Bool,
        isRightToLeft: Bool
    ) {
        covered = barHeight ?? 0
        guard isMinimized || hasAccessory else { return }
        let margin = Self.margin
        let height = Self.height
        let below = barHeight ?? safeBottom + margin
        let y = area.maxY - below - (barHeight == nil ? 0 : margin) - height
        covered = max(0, area.maxY - y + (barHeight == nil ? margin : 0))
        let side = Self.sideMargin
        var row = CGRect(x: side, y: y, width: max(0, area.width - 2 * side), height: height)
        if isMinimized {
            let width = min(Self.minimizedWidth, row.width)
            minimized = CGRect(x: side, y: y, width: width, height: height)
            row.origin.x += width + margin
            row.size.width = max(0, row.width - width - margin)
        } else {
            let width = min(row.width, Self.widestAccessory)
            row = CGRect(x: ((area.width - width) / 2).rounded(), y: y, width: width, height: height)
        }
        if hasAccessory { accessory = row }
        if isRightToLeft {
            minimized = minimized?.mirrored(in: area.width)
            accessory = accessory?.mirrored(in: area.width)
        }
        minimized = minimized?.offsetBy(dx: area.minX, dy: 0)
        accessory = accessory?.offsetBy(dx: area.minX, dy: 0)
    }
}
