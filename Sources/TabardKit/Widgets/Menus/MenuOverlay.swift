internal import GtkInterop

/// Lies over the whole window while a menu is open, and closes it at a click beside it.
///
/// GTK's own menus show neither images beside text nor red, so menus are drawn here, as alerts are.
@MainActor
final class MenuOverlay: WindowOverlay {
    let panel: MenuPanel
    /// The open menu, and those around it.
    private var path: [UIMenu]
    private var menuRequests: MenuRequests?
    /// What the chosen action is told to have triggered it.
    private let sender: Any?
    private let chosen: ((UIAction) -> Void)?
    /// Which of the elements is next to what the menu belongs to.
    private let order: UIContextMenuConfiguration.ElementOrder
    private let preview: MenuPreview?

    private init(
        _ menu: UIMenu,
        from source: UIView,
        area: CGRect?,
        order: UIContextMenuConfiguration.ElementOrder,
        preview: MenuPreview?,
        sender: Any?,
        chosen: ((UIAction) -> Void)?,
        closed: @escaping () -> Void
    ) {
        self.order = order
        self.preview = preview
        self.sender = sender
        self.chosen = chosen
        path = [menu]
        panel = MenuPanel(frame: .zero)
        super.init(panel, from: source, area: area, closed: closed)
        if let preview {
            insertSubview(preview, at: 0)
            preview.chosen = { [weak self] in self?.closeForPreview() }
        }
    }

    /// The user chose what is shown beside the menu.
    private func closeForPreview() {
        guard !isClosing else { return }
        let commit = preview?.commit
        close()
        commit?()
    }

    required init?(coder: NSCoder) { nil }

    /// Opens a menu beside a view.
    ///
    /// - Parameters:
    ///   - area: The part of the view that the menu belongs to; all of it by default.
    ///   - order: Which of the elements is next to what the menu belongs to.
    ///   - preview: What is shown beside the menu.
    ///   - sender: What actions are told to have been triggered by.
    ///   - chosen: Called before the action that the user chose.
    ///   - closed: Called when the menu goes, however it was closed.
    /// - Returns: Nil for a menu without a line, or a view in no window.
    @discardableResult
    static func open(
        _ menu: UIMenu,
        from source: UIView,
        area: CGRect? = nil,
        order: UIContextMenuConfiguration.ElementOrder = .automatic,
        preview: MenuPreview? = nil,
        sender: Any?,
        chosen: ((UIAction) -> Void)? = nil,
        closed: @escaping () -> Void = {}
    ) -> MenuOverlay? {
        guard let window = source._window, window._native != nil else { return nil }
        forget(in: menu)
        guard !MenuEntry.entries(of: menu).isEmpty || preview != nil else { return nil }
        let overlay = MenuOverlay(
            menu,
            from: source,
            area: area,
            order: order,
            preview: preview,
            sender: sender,
            chosen: chosen,
            closed: closed
        )
        overlay.cover(window)
        overlay.showPage()
        window.layoutIfNeeded()
        overlay.takeFocus()
        return overlay
    }

    private static func forget(in menu: UIMenu) {
        for child in menu.children {
            (child as? UIDeferredMenuElement)?._forgetUnlessCached()
            if let inner = child as? UIMenu { forget(in: inner) }
        }
    }

    private func showPage() {
        guard let menu = path.last else { return }
        let entries = MenuEntry.entries(of: menu, isReversed: isReversed)
        var back: MenuRow?
        if path.count > 1 {
            back = MenuRow(title: menu.title, subtitle: nil, image: nil, isBack: true) { [weak self] in
                self?.goBack()
            }
        }
        // The line that leads back says the title already.
        let isTitled = back != nil && !menu.title.isEmpty
        let shown = isTitled && !entries.isEmpty ? Array(entries.dropFirst()) : entries
        panel.accessibilityLabel = menu.title.isEmpty ? sourceName : menu.title
        panel.show(shown, back: back) { [weak self] in self?.choose($0) }
        setNeedsLayout()
        for case .loading(let element) in shown {
            element._find { [weak self, weak menu] in
                guard let self, !self.isClosing, self.path.last === menu else { return }
                self.showPage()
                self.layoutIfNeeded()
                self.takeFocus()
            }
        }
    }

    /// Shows other menus in place of those that are open.
    func replace(_ change: (UIMenu) -> UIMenu) {
        guard !isClosing else { return }
        path = path.map(change)
        turnPage()
    }

    func choose(_ entry: MenuEntry) {
        guard entry.isEnabled, !isClosing else { return }
        switch entry {
        case .submenu(let menu):
            path.append(menu)
            turnPage()
        case .action(let action, let group):
            if !group.isEmpty {
                for other in group where other !== action { other.state = .off }
                action.state = .on
            }
            let keeps = action.attributes.contains(.keepsMenuPresented)
            if !keeps { close() }
            chosen?(action)
            action._perform(sender: sender)
            if keeps { showPage() }
        case .title, .loading, .gap, .strip: break
        }
    }

    private func turnPage() {
        // GTK 4.8 keeps a reference to what goes while something in it has the focus.
        _window?._native?.clearFocus()
        showPage()
        layoutIfNeeded()
        takeFocus()
    }

    /// Whether the first element stands last, since the menu is above what it belongs to.
    private var isReversed: Bool {
        guard order == .priority, path.count == 1, let window = _window, let source = sourceArea else {
            return false
        }
        return source.midY > window.bounds.midY
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let preview, !isClosing, let source = sourceArea else { return }
        let layout = PreviewLayout(
            preview: preview.wantedSize,
            menu: panel.rows.isEmpty ? .zero : openedSize,
            beside: source,
            in: bounds
        )
        preview.frame = layout.preview
        panel.frame = layout.menu
        panel.isHidden = panel.rows.isEmpty
    }

    override func isBeside(_ place: CGPoint) -> Bool {
        super.isBeside(place) && preview?.frame.contains(place) != true
    }

    private func goBack() {
        guard path.count > 1 else { return }
        path.removeLast()
        turnPage()
    }

    private func takeFocus() {
        guard let first = panel.rows.first(where: \.isEnabled), first._takeFocus() else {
            _ = panel._takeFocus()
            return
        }
    }

    override var openedSize: CGSize { panel.fittingSize }

    override func _widgetDidLoad(_ widget: Widget) {
        super._widgetDidLoad(widget)
        menuRequests = MenuRequests(of: self) { [weak self] place in
            guard let place else { return true }
            guard self?.isBeside(place) == true else { return false }
            self?.close()
            return true
        }
    }

    override func useKey(_ key: Key, _ modifiers: Modifiers) -> Bool {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .down: moveFocus(by: 1)
        case .up: moveFocus(by: -1)
        case .tab: moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
        case .home: focus(panel.rows.first(where: \.isEnabled))
        case .end: focus(panel.rows.last(where: \.isEnabled))
        case isRightToLeft ? .right : .left:
            if focusedRow is MenuTile { moveFocus(by: -1) } else { goBack() }
        case isRightToLeft ? .left : .right:
            if let row = focusedRow as? MenuRow, row.leadsFurther {
                row._activate()
            } else if focusedRow is MenuTile {
                moveFocus(by: 1)
            }
        default: return super.useKey(key, modifiers)
        }
        return true
    }

    private var focusedRow: UIControl? { panel.rows.first { $0._widget?.isFocused == true } }

    /// Goes on to the next line that can be chosen, and from the last one to the first.
    private func moveFocus(by step: Int) {
        let rows = panel.rows.filter(\.isEnabled)
        guard !rows.isEmpty else { return }
        guard let row = focusedRow, let index = rows.firstIndex(where: { $0 === row }) else {
            return focus(step > 0 ? rows.first : rows.last)
        }
        focus(rows[(index + step + rows.count) % rows.count])
    }

    private func focus(_ row: UIControl?) {
        guard let row else { return }
        panel.reveal(row)
        _ = row._takeFocus()
    }
}
