internal import GtkInterop

extension UITabBar {
    /// Where the items are seen now, an animation in progress included.
    var _shownPlaces: [ObjectIdentifier: TabBarLayout.Item] {
        let layout = _drawing.layout
        let items = (_items ?? []).map(ObjectIdentifier.init)
        return Dictionary(zip(items, layout.items), uniquingKeysWith: { first, _ in first })
    }

    func _placeButtons() {
        for (button, place) in zip(_buttons, _targetLayout.items) {
            button.frame = CGRect(
                x: place.hitArea.minX,
                y: 0,
                width: place.hitArea.width,
                height: max(place.hitArea.height, bounds.height)
            )
        }
    }

    /// Slides items from where they were to where they belong (C3).
    func _animateRearrangement(from old: [ObjectIdentifier: TabBarLayout.Item]) {
        guard let widget = _widget, widget.isMapped, Toolkit.areAnimationsEnabled else { return }
        var rearrangement = TabBarRearrangement(old: old)
        rearrangement.animation = TimedAnimation(
            on: widget,
            seconds: 0.3,
            update: { [weak self] progress in
                self?._rearrangement?.progress = CGFloat(progress)
                self?.setNeedsDisplay()
            },
            completion: { [weak self] in
                self?._rearrangement = nil
                self?.setNeedsDisplay()
            }
        )
        _rearrangement = rearrangement
        rearrangement.animation?.play()
    }
}

/// Items on their way from one arrangement to another.
struct TabBarRearrangement {
    let old: [ObjectIdentifier: TabBarLayout.Item]
    var progress: CGFloat = 0
    var animation: TimedAnimation?

    init(old: [ObjectIdentifier: TabBarLayout.Item]) {
        self.old = old
    }

    /// Moves items that stay part of the way back to where they were, and lets new ones fade in.
    func apply(
        to layout: inout TabBarLayout,
        items: inout [TabBarDrawing.Item],
        order: [ObjectIdentifier]
    ) {
        for index in layout.items.indices where order.indices.contains(index) {
            guard let former = old[order[index]] else {
                items[index].opacity *= progress
                continue
            }
            let distance = (former.frame.midX - layout.items[index].frame.midX) * (1 - progress)
            layout.items[index].move(by: distance)
        }
    }
}

extension TabBarLayout.Item {
    mutating func move(by distance: CGFloat) {
        frame.origin.x += distance
        image?.origin.x += distance
        title.origin.x += distance
        badge?.origin.x += distance
        focus.origin.x += distance
    }
}
