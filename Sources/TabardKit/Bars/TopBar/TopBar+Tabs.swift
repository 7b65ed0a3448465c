extension TopBar {
    /// How many tabs beside those in sight have views, on each side.
    private static let neighbours = 8

    /// Shows tabs, in order; those that stay keep their focus.
    func show(_ new: [UITab], selected: UITab?) {
        let isSame = new.elementsEqual(order, by: ===)
        self.selected = selected
        let focused = focusedPlace
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for (place, tab) in order.enumerated() { widths[ObjectIdentifier(tab)] = self.widths[place] }
        order = new
        self.widths = TopBarWidths(new.map { (region(of: $0), widths[ObjectIdentifier($0)]) })
        var leaving = tabs
        if isSame {
            leaving = []
        } else {
            let places = Dictionary(
                new.enumerated().map { (ObjectIdentifier($1), $0) },
                uniquingKeysWith: { first, _ in first }
            )
            tabs = tabs.filter { tab in
                guard let place = places[ObjectIdentifier(tab.tab)] else { return false }
                tab.position.index = place + 1
                return true
            }
            let staying = Set(tabs.map(ObjectIdentifier.init))
            leaving.removeAll { staying.contains(ObjectIdentifier($0)) }
            tabs.sort { $0.position.index < $1.position.index }
        }
        for tab in tabs { update(tab) }
        if let focused, leaving.contains(where: { $0._widget?.isFocused == true }) {
            // The focus stays in its place when another tab comes there.
            if new.isEmpty {
                _window?._native?.clearFocus()
            } else {
                view(at: min(focused, new.count - 1))._widget?.grabFocus()
            }
        }
        for tab in leaving { remove(tab) }
        guard !isSame else { return }
        wantedInSight = nil
        if bounds.width > 0 { layOutTabs() }
        wantedInSight = chosenPlace
        contentChanged()
    }

    private func region(of tab: UITab) -> TopBarLayout.Region {
        switch tab.preferredPlacement {
        case .fixed: .leading
        case .pinned: .trailing
        case .automatic, .default, .optional, .movable, .sidebarOnly: .middle
        }
    }

    /// Another tab is selected.
    func select(_ selected: UITab?) {
        self.selected = selected
        for tab in tabs { tab.isChosen = tab.tab === selected }
        guard let chosenPlace else { return }
        bringIntoSight(chosenPlace, animated: UIView.areAnimationsEnabled)
    }

    /// Where a tab stands; nil if it is not on the bar.
    func place(of tab: UITab) -> Int? {
        guard let place = owner?._declared?.place(onBar: tab), order.indices.contains(place),
            order[place] === tab
        else { return nil }
        return place
    }

    /// Where the selected tab stands.
    var chosenPlace: Int? { selected.flatMap(place) }

    private func update(_ tab: TopBarTab) {
        tab.position.count = order.count
        tab.isChosen = tab.tab === selected
        tab.update()
    }

    /// The width in which all tabs are seen; an estimate where that is more than the window's.
    var wantedWidth: CGFloat {
        measure(upTo: owner?._view?.bounds.width ?? 0)
        return widths.wanted()
    }

    /// Measures the tabs that come first, as many as have room.
    private func measure(upTo most: CGFloat) {
        var sum: CGFloat = 0
        for place in order.indices {
            sum += width(at: place) + TopBarMetrics.spacing
            if sum > most { break }
        }
    }

    private func width(at place: Int) -> CGFloat {
        if let width = widths[place] { return width }
        let width = TopBarTab.wantedWidth(of: order[place], titleScale: titleScale, in: traitCollection)
        widths.note(width, of: place)
        return width
    }

    /// Gives all tabs their places, and those in sight their views.
    func layOutTabs() {
        let wasScrollable = scroller.contentSize.width > scroller.bounds.width
        measure(upTo: bounds.width)
        placeTabs()
        let isScrollable = placed.scrolledSize.width > placed.window.width
        if isScrollable, !wasScrollable, wantedInSight == nil { wantedInSight = chosenPlace }
        if let wanted = wantedInSight {
            wantedInSight = nil
            bringIntoSight(wanted, animated: false)
        }
        makeTabsInSight()
    }

    /// Places what there is of the bar by the widths that are known.
    private func placeTabs() {
        placed = TopBarLayout(widths.contents(), width: bounds.width, isRightToLeft: isRightToLeft)
        scroller.frame = placed.window
        scroller.contentSize = placed.scrolledSize
        for tab in tabs { place(tab) }
        keepOrder()
    }

    private func place(_ tab: TopBarTab) {
        let place = tab.position.index - 1
        guard placed.frames.indices.contains(place) else { return }
        let parent: UIView = placed.isScrolled[place] ? scroller : self
        if tab.superview !== parent { parent.addSubview(tab) }
        tab.frame = placed.frames[place]
    }

    /// Makes the views of the tabs in sight and near it, and puts away those that are far from it.
    func makeTabsInSight() {
        guard placed.frames.count == order.count else { return }
        var near = placed.near(scroller.bounds, neighbours: Self.neighbours)
        // What is measured for the first time may be narrower, and let others come into sight.
        for _ in 0..<4 where measure(near) {
            near = placed.near(scroller.bounds, neighbours: Self.neighbours)
        }
        show(near)
    }

    /// Measures tabs of which only an estimate was known; what is in sight stays where it is.
    ///
    /// - Returns: Whether there were any.
    @discardableResult
    private func measure(_ places: [Int]) -> Bool {
        let unknown = places.filter { widths[$0] == nil }
        guard !unknown.isEmpty else { return false }
        let shown = scroller.bounds
        let anchor = placed.near(shown, neighbours: 0).first { place in
            placed.isScrolled[place] && placed.frames[place].intersects(shown)
        }
        let distance = anchor.map { placed.frames[$0].minX - shown.minX }
        for place in unknown { _ = width(at: place) }
        placeTabs()
        if let anchor, let distance {
            let most = max(0, scroller.contentSize.width - scroller.bounds.width)
            let x = min(max(0, placed.frames[anchor].minX - distance), most)
            if x != scroller.contentOffset.x { scroller.contentOffset.x = x }
        }
        return true
    }

    /// A tab with those that are in sight, or near, when it is.
    private func places(around place: Int) -> ClosedRange<Int> {
        func reach(_ places: some Sequence<Int>) -> Int {
            var (sum, last) = (CGFloat(0), place)
            var beyond = 0
            for next in places {
                last = next
                sum += (widths[next] ?? TopBarMetrics.narrowestTab) + TopBarMetrics.spacing
                if sum > placed.window.width { beyond += 1 }
                if beyond > Self.neighbours { break }
            }
            return last
        }
        return reach((0...place).reversed())...reach(place..<order.count)
    }

    private func show(_ near: [Int]) {
        guard near != tabs.map({ $0.position.index - 1 }) else { return }
        let wanted = Set(near)
        for tab in tabs where !wanted.contains(tab.position.index - 1) && !tab.isInUse { remove(tab) }
        for place in near { _ = view(at: place) }
        keepOrder()
    }

    /// The view of a tab, which is made if it is not there.
    @discardableResult
    func view(at place: Int) -> TopBarTab {
        let index = tabs.indices.partitioningIndex { tabs[$0].position.index > place }
        if index < tabs.count, tabs[index].position.index - 1 == place { return tabs[index] }
        let tab = TopBarTab(order[place], on: self)
        tab.position.index = place + 1
        tabs.insert(tab, at: index)
        update(tab)
        self.place(tab)
        return tab
    }

    private func remove(_ tab: TopBarTab) {
        tab.end()
        tab.removeFromSuperview()
        tabs.removeAll { $0 === tab }
    }

    /// Keeps the views in the tabs' order, in which a screen reader reads them.
    private func keepOrder() {
        let views = Set(tabs.map(ObjectIdentifier.init))
        let inScroller = tabs.filter { $0.superview === scroller }
        if scroller.subviews.filter({ views.contains(ObjectIdentifier($0)) }) != inScroller as [UIView] {
            for tab in inScroller { scroller.bringSubviewToFront(tab) }
        }
        var own: [UIView] = tabs.filter { $0.superview === self }
        let first = tabs.firstIndex { $0.superview === scroller } ?? tabs.count
        own.insert(scroller, at: tabs[..<first].count { $0.superview === self })
        if subviews.filter({ $0 !== gapMark }) != own {
            for view in own { bringSubviewToFront(view) }
            bringSubviewToFront(gapMark)
        }
    }

    /// Scrolls to a tab, with a bit of its neighbours.
    func bringIntoSight(_ place: Int, animated: Bool) {
        guard placed.frames.count == order.count, placed.isScrolled[place],
            scroller.contentSize.width > scroller.bounds.width
        else { return }
        let isKnown = isWayKnown(to: place)
        measure(Array(places(around: place)))
        let area = placed.frames[place].insetBy(dx: -2 * TopBarMetrics.fade, dy: 0)
            .intersection(CGRect(origin: .zero, size: scroller.contentSize))
        scroller.scrollRectToVisible(area, animated: animated && isKnown)
    }

    /// Whether all tabs between those in sight and another one are measured, so that the way there is as long as it seems.
    private func isWayKnown(to place: Int) -> Bool {
        guard let seen = placed.near(scroller.bounds, neighbours: 0).first(where: { placed.isScrolled[$0] })
        else { return false }
        return (min(seen, place)...max(seen, place)).allSatisfy { widths[$0] != nil }
    }
}
