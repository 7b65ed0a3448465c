/// What a navigation bar shows for one item: while one goes and another comes there are two.
@MainActor
final class NavigationBarContent: UIView {
    /// All that is to be shown.
    struct Model {
        var item: UINavigationItem?
        /// The back button's own item, for its tint.
        var backItem: UIBarButtonItem?
        /// Nil without a back button.
        var backTitle: String?
        var backDisplayMode = UINavigationItem.BackButtonDisplayMode.default
        var goBack: (() -> Void)?
        /// A button of the container around, beside the back button and the item's own.
        var containerItem: UIBarButtonItem?
    }

    let titleLabel = NavigationTitleLabel(frame: .zero)
    /// Made for the first item that has one.
    var largeTitle: NavigationLargeTitle?
    var promptLabel: UILabel?
    var looks = NavigationBarLooks() {
        didSet { updateLooks() }
    }
    /// The height of what is left of the large title.
    var largeTitleExtent: CGFloat = 0 {
        didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
    }
    /// What a container around has in the row of the buttons.
    var room: NavigationBarRoom? {
        didSet { if room != oldValue { setNeedsLayout() } }
    }
    private var titleView: UIView?
    private var backButton: NavigationBarButton?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var model = Model()
    /// How far the title stands beside its place, while it slides.
    var titleShift: CGFloat = 0 {
        didSet { if titleShift != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ model: Model) {
        self.model = model
        updateTitle()
        updateOtherTitles(of: model.item)
        updateBack()
        let item = model.item
        let hidesLeading =
            model.backTitle != nil && item?.leftItemsSupplementBackButton == true
            ? false : model.backTitle != nil
        let left = item?.leftBarButtonItems?.filter { !$0.isHidden } ?? []
        // Left items take the back button's place, unless they are to stand beside it.
        if hidesLeading && !left.isEmpty { removeBack() }
        let ofContainer = [model.containerItem].compactMap(\.self).filter { own in
            !own.isHidden && !left.contains { $0 === own }
        }
        leading = views(for: ofContainer + left, replacing: leading)
        let right = item?.rightBarButtonItems?.filter { !$0.isHidden } ?? []
        trailing = views(for: right, replacing: trailing)
        setNeedsLayout()
    }

    private func updateTitle() {
        let view = model.item?.titleView
        if titleView !== view {
            titleView?.removeFromSuperview()
            titleView = view
            if let view { addSubview(view) }
        }
        titleLabel.isHidden = view != nil
        titleLabel.text = model.item?.title ?? ""
    }

    private func updateBack() {
        guard model.backTitle != nil else {
            removeBack()
            return
        }
        if backButton == nil {
            let button = NavigationBarButton(frame: .zero)
            button.looks = looks
            backButton = button
            insertSubview(button, at: 0)
        }
        backButton?.perform = model.goBack
        backButton?.leadBack(model.backItem)
    }

    private func removeBack() {
        backButton?.removeFromSuperview()
        backButton = nil
    }

    private func views(for items: [UIBarButtonItem], replacing old: [UIView]) -> [UIView] {
        BarButtonViews.views(for: items, replacing: old, in: self) { $0.looks = looks }.compactMap(\.self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = promptHeight
        placeOtherTitles()
        let titleSize = titleSize
        let backTitles = backTitles
        let layout = layout(width: bounds.width)
        if let back = backButton, let frame = layout.back, let index = layout.backTitleIndex {
            back.frame = frame.offsetBy(dx: 0, dy: top)
            back.showBack(title: backTitles?[index] ?? "", label: model.backTitle ?? "")
        }
        for (view, frame) in zip(leading + trailing, layout.leading + layout.trailing) {
            place(view, in: frame.offsetBy(dx: 0, dy: top))
        }
        place(layout.title.offsetBy(dx: 0, dy: top), height: titleSize.height)
        (superview as? UINavigationBar)?._rowChanged?()
    }

    private var backTitles: [String]? { model.backTitle.map { Self.backTitles($0, model.backDisplayMode) } }

    private var titleSize: CGSize {
        let widest = CGSize(width: CGFloat.greatestFiniteMagnitude, height: NavigationBarLayout.height)
        return titleView.map { $0.bounds.size } ?? titleLabel.sizeThatFits(widest)
    }

    /// Where the parts stand in a row of a width.
    func layout(width: CGFloat) -> NavigationBarLayout {
        let backFont = (backButton?.font ?? UIFont.systemFont(ofSize: 17)).description(for: traitCollection)
        let row = CGRect(x: 0, y: promptHeight, width: width, height: NavigationBarLayout.height)
        let edges = _buttonRoom(in: row)
        return NavigationBarLayout(
            NavigationBarLayout.Content(
                backTitleWidths: backButton == nil
                    ? nil : backTitles?.map { NavigationBarButton.width(of: $0, font: backFont) },
                leading: leading.map(Self.width),
                trailing: trailing.map(Self.width),
                title: titleSize.width.rounded(.up),
                needsWholeTitle: titleView != nil,
                room: room,
                leadingEdge: edges.leading,
                trailingEdge: edges.trailing
            ),
            size: CGSize(width: width, height: NavigationBarLayout.height),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    private func place(_ title: CGRect, height: CGFloat) {
        let frame = CGRect(
            x: title.minX + titleShift + (titleView == nil ? looks.titleOffset.horizontal : 0),
            y: (titleView == nil ? looks.titleOffset.vertical : 0) + title.minY
                + ((title.height - height) / 2).rounded(),
            width: title.width,
            height: height
        )
        (titleView ?? titleLabel).frame = frame
    }

    private func place(_ view: UIView, in frame: CGRect) {
        guard !(view is NavigationBarButton) else {
            view.frame = frame
            return
        }
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private static func width(_ view: UIView) -> CGFloat {
        (view as? NavigationBarButton)?.contentWidth
            ?? view.bounds.width + 2 * NavigationBarLayout.buttonPadding
    }

    /// What the back button may say, from the whole title to nothing.
    private static func backTitles(
        _ title: String,
        _ mode: UINavigationItem.BackButtonDisplayMode
    ) -> [String] {
        let word = UINavigationBar._backTitle
        switch mode {
        case .default where !title.isEmpty: return [title, word, ""]
        case .default, .generic: return [word, ""]
        case .minimal: return [""]
        }
    }
}
