extension UIView {
    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { _guide(for: .safeArea) }

    /// The part of the view within its margins.
    public var layoutMarginsGuide: UILayoutGuide { _guide(for: .margins) }

    /// The part of the view within its margins that is no wider than is good to read, 672 points.
    public var readableContentGuide: UILayoutGuide { _guide(for: .readable) }

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { _autoLayout?.guides.elements ?? [] }

    /// Adds a guide, which constraints can then name; it is taken from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide._setOwner(self) }

    /// Takes a guide from the view, and with it the constraints that name it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide._owner === self { layoutGuide._setOwner(nil) }
    }

    func _guide(for area: LayoutArea) -> UILayoutGuide {
        let layout = _ensuredLayout
        if let guide = layout.ownGuides[area] { return guide }
        let guide = UILayoutGuide()
        guide._owner = self
        guide._area = area
        guide.identifier = area.name
        layout.ownGuides[area] = guide
        return guide
    }
}

extension LayoutArea {
    var name: String {
        switch self {
        case .safeArea: "safeAreaLayoutGuide"
        case .margins: "layoutMarginsGuide"
        case .readable: "readableContentGuide"
        case .scrollContent: "contentLayoutGuide"
        case .scrollFrame: "frameLayoutGuide"
        }
    }
}

extension UILayoutGuide {
    func _setOwner(_ owner: UIView?) {
        guard owner !== _owner else { return }
        require(_area == nil, "\(identifier) belongs to its view and can't be moved to another")
        if let old = _owner {
            for constraint in _touching { constraint._deactivate() }
            old._autoLayout?.guides.remove(self)
        }
        _owner = owner
        owner?._ensuredLayout.guides.append(self)
    }

    var _layoutFrame: CGRect {
        guard let view = _owner else { return .zero }
        switch _area {
        case nil, .scrollContent: return _frame
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view._resolvedMargins)
        case .scrollFrame: return view.bounds
        case .readable:
            let area = view.bounds.inset(by: view._resolvedMargins)
            let width = min(area.width, LayoutArea.readableWidth)
            return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
        }
    }

    /// How far the guide's edges lie within its view's.
    var _insets: UIEdgeInsets {
        guard let view = _owner else { return .zero }
        switch _area {
        case nil, .scrollContent, .scrollFrame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .margins, .readable: return view._resolvedMargins
        }
    }
}

extension LayoutArea {
    /// As wide as some 70 letters of the usual text.
    static let readableWidth: CGFloat = 672
}
