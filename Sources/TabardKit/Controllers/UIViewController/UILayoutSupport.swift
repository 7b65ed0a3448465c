/// What a controller's bars cover at one end of its view, for constraints; newer code uses `safeAreaLayoutGuide`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How far the bars reach into the view, in points.
    var length: CGFloat { get }
    /// A constraint's end at the top edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// A constraint's end at the bottom edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// A constraint's end at the height of what is covered.
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    /// What bars cover at the top of the view; deprecated on iOS in favour of the view's `safeAreaLayoutGuide`.
    public var topLayoutGuide: any UILayoutSupport { _layoutSupport(at: .top) }

    /// What bars cover at the bottom of the view; deprecated on iOS in favour of the view's `safeAreaLayoutGuide`.
    public var bottomLayoutGuide: any UILayoutSupport { _layoutSupport(at: .bottom) }

    private func _layoutSupport(at end: LayoutSupportGuide.End) -> LayoutSupportGuide {
        guard let view else { fatalError("\(type(of: self)) has no view whose bars could be told of") }
        let known = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupportGuide }.first { $0.end == end }
        return known ?? LayoutSupportGuide(at: end, of: view)
    }
}

/// The guide of one end of a view: all between the view's edge and that of its safe area.
private final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    enum End {
        case top, bottom
    }

    let end: End

    init(at end: End, of view: UIView) {
        self.end = end
        super.init()
        identifier = end == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: end == .top ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: end == .top ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return end == .top ? insets.top : insets.bottom
    }
}
