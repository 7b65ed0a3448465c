internal import GtkInterop

extension UIBackgroundConfiguration {
    /// Where the background is within its owner, or within a part of it.
    @MainActor
    func _frame(in owner: UIView, area: CGRect? = nil) -> CGRect {
        var insets = backgroundInsets
        let margins = owner.directionalLayoutMargins
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (area ?? CGRect(origin: .zero, size: owner.bounds.size))
            .inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    }

    /// Whether the background ends where the owner does, so that the owner's own shape holds.
    var _fillsOwner: Bool {
        backgroundInsets == .zero && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty && cornerRadius <= 0
    }

    /// The radius of the corners, as far as there is room for it.
    func _radius(in frame: CGRect) -> CGFloat {
        max(0, min(cornerRadius, frame.width / 2, frame.height / 2))
    }

    /// Draws colour and line; what else there is are views.
    @MainActor
    func _draw(_ snapshot: Snapshot, in owner: UIView, shape: CGRect? = nil, shapeRadius: CGFloat = 0) {
        let traits = owner.traitCollection
        let frame = shape ?? _frame(in: owner)
        let radius = shape == nil ? _radius(in: frame) : shapeRadius
        let color = resolvedBackgroundColor(for: owner.tintColor).components(with: traits)
        if color.alpha > 0 {
            snapshot.fill(frame.native, cornerRadius: Double(radius), color: color)
        }
        guard strokeWidth > 0 else { return }
        snapshot.stroke(
            frame.insetBy(dx: -strokeOutset, dy: -strokeOutset).native,
            cornerRadius: Double(max(0, radius + strokeOutset)),
            width: Double(strokeWidth),
            color: resolvedStrokeColor(for: owner.tintColor).components(with: traits)
        )
    }
}
