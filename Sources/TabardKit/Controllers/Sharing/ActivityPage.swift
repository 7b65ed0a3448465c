/// What is shared, and below it what can be done with it: a row of tiles and a list.
@MainActor
final class ActivityPage: UIView {
    private static let rowHeight: CGFloat = 50

    private let header: ActivityHeader
    let tiles: [ActivityTile]
    private let row = UIScrollView(frame: .zero)
    let list = UITableView(frame: .zero, style: .insetGrouped)
    let actions: [UIActivity]
    private let chosen: (UIActivity) -> Void

    init(
        _ summary: ActivitySummary,
        _ activities: [UIActivity],
        closed: @escaping () -> Void,
        chosen: @escaping (UIActivity) -> Void
    ) {
        header = ActivityHeader(summary, closed: closed)
        let shares = activities.filter { type(of: $0).activityCategory == .share }
        tiles = shares.map { activity in ActivityTile(activity) { chosen(activity) } }
        actions = activities.filter { type(of: $0).activityCategory == .action }
        self.chosen = chosen
        super.init(frame: .zero)
        list.dataSource = self
        list.delegate = self
        list.backgroundColor = .clear
        row.showsHorizontalScrollIndicator = false
        row.alwaysBounceVertical = false
        for tile in tiles { row.addSubview(tile) }
        for part in [list, row, header] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private var rowHeight: CGFloat {
        UIFontMetrics.default.scaledValue(for: Self.rowHeight, compatibleWith: traitCollection)
    }

    private var tilesHeight: CGFloat {
        tiles.isEmpty ? 0 : (tiles.map(\.fittingHeight).max() ?? 0) + 4
    }

    /// The height that all of it wants.
    func fittingHeight(width: CGFloat) -> CGFloat {
        header.fittingHeight(width: width) + tilesHeight + CGFloat(actions.count) * rowHeight + 40
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        header.frame = CGRect(
            x: 0,
            y: 0,
            width: bounds.width,
            height: header.fittingHeight(width: bounds.width)
        )
        row.frame = CGRect(x: 0, y: header.frame.maxY, width: bounds.width, height: tilesHeight)
        let width = CGFloat(tiles.count) * ActivityTile.width + 16
        row.contentSize = CGSize(width: max(bounds.width, width), height: tilesHeight)
        for (index, tile) in tiles.enumerated() {
            let x = 8 + CGFloat(index) * ActivityTile.width
            tile.frame = CGRect(
                x: isRightToLeft ? row.contentSize.width - x - ActivityTile.width : x,
                y: 4,
                width: ActivityTile.width,
                height: tilesHeight - 4
            )
        }
        if isRightToLeft { row.contentOffset.x = row.contentSize.width - bounds.width }
        if list.rowHeight != rowHeight { list.rowHeight = rowHeight }
        let top = row.frame.maxY
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}

extension ActivityPage: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "activity")
            ?? UITableViewCell(style: .default, reuseIdentifier: "activity")
        let activity = actions[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        let picture =
            cell.accessoryView as? UIImageView
            ?? UIImageView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        picture.image = activity.activityImage
        picture.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
        picture.tintColor = .label
        cell.accessoryView = picture
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen(actions[indexPath.row])
    }
}
