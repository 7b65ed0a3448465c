/// The views that stand for a bar's items.
@MainActor
enum BarButtonViews {
    /// Makes a view for each item and puts them into the bar in place of the old ones; nil stands for a place without one.
    ///
    /// The buttons of items that stay are kept, so that their focus stays with them.
    static func views(
        for items: [UIBarButtonItem?],
        replacing old: [UIView?],
        in bar: UIView,
        prepare: (NavigationBarButton) -> Void = { _ in }
    ) -> [UIView?] {
        let old = old.compactMap(\.self)
        var buttons: [ObjectIdentifier: NavigationBarButton] = [:]
        for case let button as NavigationBarButton in old {
            if let item = button.item { buttons[ObjectIdentifier(item)] = button }
        }
        let new = items.map { item -> UIView? in
            guard let item else { return nil }
            if let custom = item.customView {
                if custom.bounds.isEmpty { custom.sizeToFit() }
                return custom
            }
            let button = buttons[ObjectIdentifier(item)] ?? NavigationBarButton(frame: .zero)
            prepare(button)
            button.show(item)
            return button
        }
        let kept = Set(new.compactMap { $0.map(ObjectIdentifier.init) })
        for view in old where !kept.contains(ObjectIdentifier(view)) && view.superview === bar {
            view.removeFromSuperview()
        }
        for case let view? in new where view.superview !== bar { bar.addSubview(view) }
        return new
    }
}
