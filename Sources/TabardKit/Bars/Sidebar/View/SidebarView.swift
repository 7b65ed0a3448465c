internal import GtkInterop

/// The sidebar on the screen: a row of buttons, the list, and what the app put below it.
@MainActor
final class SidebarView: UIView {
    /// The height of the row of buttons at the least.
    static let barHeight: CGFloat = 52
    private static let margin: CGFloat = 20

    unowned let sidebar: UITabBarController.Sidebar
    let list: SidebarList
    private let line = UIView(frame: .zero)
    private let edge: SidebarEdge
    private let hide = UIButton(type: .system)
    private let edit = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let menu = UIButton(type: .system)
    private let undo = UIButton(type: .system)
    private let reset = UIButton(type: .system)
    private var isTiled = false
    private var isOnLeft = true
    var arranging: SidebarArranging?

    init(of sidebar: UITabBarController.Sidebar) {
        self.sidebar = sidebar
        list = SidebarList(of: sidebar)
        edge = SidebarEdge(of: sidebar)
        super.init(frame: .zero)
        addSubview(list.collection)
        for button in [hide, edit, done, menu, undo, reset] {
            let weight: UIFont.Weight = button === done ? .semibold : .regular
            button.titleLabel?.font = .scaled(17, weight: weight, as: .body, limit: 1.65)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.contentHorizontalAlignment =
                button === hide || button === reset || button === undo ? .leading : .trailing
            addSubview(button)
        }
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        addSubview(edge)
        hide.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        hide.accessibilityLabel = Word.hideSidebar.text
        menu.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        menu.accessibilityLabel = Word.more.text
        menu.showsMenuAsPrimaryAction = true
        undo.setTitle(Word.undo.text, for: .normal)
        reset.setTitle(Word.reset.text, for: .normal)
        act(hide) { $0._toggleSidebar() }
        edit.setTitle(Word.edit.text, for: .normal)
        done.setTitle(Word.done.text, for: .normal)
        act(edit) { $0._setEditingTabs(true) }
        act(done) { $0._setEditingTabs(false) }
        act(undo) { $0._undoWhileEditing() }
        act(reset) { $0._resetWhileEditing() }
        bottomBar = sidebar.bottomBarView
        if let bottomBar { addSubview(bottomBar) }
        updateBar()
    }

    required init?(coder: NSCoder) { nil }

    private func act(_ button: UIButton, _ action: @escaping (UITabBarController) -> Void) {
        button.addAction(
            UIAction { [weak self] _ in if let owner = self?.sidebar._owner { action(owner) } },
            for: .touchUpInside
        )
    }

    /// What the app put below the list.
    var bottomBar: UIView? {
        didSet {
            guard bottomBar !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let bottomBar { addSubview(bottomBar) }
            setNeedsLayout()
        }
    }

    /// Looks as a sidebar beside the rest, or over it.
    func look(isTiled: Bool, isOnLeft: Bool) {
        self.isTiled = isTiled
        self.isOnLeft = isOnLeft
        backgroundColor = .secondarySystemBackground
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = isTiled ? 0 : 0.18
        layer.shadowRadius = isTiled ? 0 : 16
        layer.shadowOffset = CGSize(width: 0, height: 0)
        setNeedsLayout()
    }

    /// Brings the buttons into step with what can be done.
    func updateBar() {
        let isEditing = sidebar._isEditing
        let owner = sidebar._owner
        let offers = owner?._offersEditingTabs == true
        let hasMenu = sidebar.navigationOverflowItems != nil
        hide.isHidden = isEditing
        menu.isHidden = isEditing || !hasMenu
        edit.isHidden = isEditing || hasMenu || !offers
        done.isHidden = !isEditing
        undo.isHidden = !isEditing
        reset.isHidden = !isEditing
        undo.isEnabled = owner?._canUndoTabEdit == true
        if let items = sidebar.navigationOverflowItems {
            let edit = UIAction(title: Word.editTabs.text) { [weak owner] _ in owner?._setEditingTabs(true) }
            menu.menu = UIMenu(children: offers ? [items, edit] : [items])
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
        }
        func width(_ button: UIButton) -> CGFloat { max(44, button.intrinsicContentSize.width.rounded(.up)) }
        let top = _barTop
        let buttons = [hide, edit, done, menu, undo, reset].filter { !$0.isHidden }
        let height = max(44, buttons.map(\.intrinsicContentSize.height).max() ?? 0)
        let bar = max(Self.barHeight, height + 8)
        let edges = _buttonRoom(in: CGRect(x: 0, y: top, width: bounds.width, height: bar))
        // In one line with the window's own buttons, if they are there.
        let rowHeight = edges == (0, 0) ? bar : max(height, WindowButtonRoom.rowHeight)
        let y = top + ((rowHeight - height) / 2).rounded()
        let start = edges.leading == 0 ? Self.margin : edges.leading
        let end = bounds.width - (edges.trailing == 0 ? Self.margin : edges.trailing)
        place(hide, CGRect(x: start, y: y, width: 44, height: height))
        let last = [edit, done, menu].first { !$0.isHidden }.map(width) ?? 0
        let trailing = CGRect(x: end - last, y: y, width: last, height: height)
        place(edit, trailing)
        place(done, trailing)
        place(menu, trailing)
        // Words that do not fit beside each other are cut, the longest first.
        let room = max(0, trailing.minX - start - 24)
        var widths = [width(reset), width(undo)]
        if widths[0] + widths[1] > room {
            let shorter = min(widths[0], widths[1], room / 2)
            widths = widths.map { min($0, max(shorter, room - shorter)) }
        }
        place(reset, CGRect(x: start, y: y, width: widths[0], height: height))
        place(undo, CGRect(x: start + widths[0] + 12, y: y, width: widths[1], height: height))
        var below: CGFloat = safeAreaInsets.bottom
        if let bottomBar {
            let size = bottomBar.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            let height = min(size.height, max(0, bounds.height - top - bar - below))
            place(
                bottomBar,
                CGRect(x: 0, y: bounds.height - below - height, width: bounds.width, height: height)
            )
            below += height
        }
        list.collection.frame = CGRect(
            x: 0,
            y: top + bar,
            width: bounds.width,
            height: max(0, bounds.height - top - bar - below)
        )
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(
            x: isOnLeft ? bounds.width - hairline : 0,
            y: 0,
            width: hairline,
            height: bounds.height
        )
        edge.frame = CGRect(
            x: isOnLeft ? bounds.width - SidebarEdge.width : 0,
            y: 0,
            width: SidebarEdge.width,
            height: bounds.height
        )
    }
}
