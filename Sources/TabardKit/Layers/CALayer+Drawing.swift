import GtkInterop

extension CALayer {
    /// The radius as it can be drawn: no number and less than nothing count as none.
    private func radius(in area: CGRect) -> CGFloat {
        guard cornerRadius.isFinite, cornerRadius > 0 else { return 0 }
        return min(cornerRadius, min(area.width, area.height) / 2)
    }

    /// Whether what stands in the view is cut at rounded corners.
    private var cutsCorners: Bool { masksToBounds && cornerRadius > 0 }

    /// Draws a view's background and content with the layer's shadow below and its border above.
    func draw(_ area: CGRect, background: RGBA?, in snapshot: Snapshot, content: () -> Void) {
        let radius = radius(in: area)
        if let shadow = shadowCommand(area, radius) { snapshot.draw([shadow], scale: 1) }
        if let background, background.alpha > 0 {
            snapshot.fill(area.native, cornerRadius: Double(radius), color: background)
        }
        if cutsCorners {
            snapshot.clipped(to: area.native, cornerRadius: Double(radius), content)
        } else {
            content()
        }
        if let border = borderCommand(area, radius) { snapshot.draw([border], scale: 1) }
    }

    func shadowCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.value, shadowRadius.isFinite,
            shadowOffset.width.isFinite, shadowOffset.height.isFinite, !area.isEmpty
        else { return nil }
        color.alpha *= Double(min(shadowOpacity, 1))
        return .shadow(
            area.offsetBy(dx: shadowOffset.width, dy: 0),
            cornerRadius: radius,
            offset: shadowOffset.height,
            // A blur of GTK's fades out over half the length that a radius of Core Animation's does.
            blur: max(0, shadowRadius) * 2,
            color: color
        )
    }

    func borderCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        guard borderWidth > 0, borderWidth.isFinite, let color = borderColor?.value, color.alpha > 0 else {
            return nil
        }
        let width = min(borderWidth, min(area.width, area.height) / 2)
        return .stroke(area, cornerRadius: radius, width: width, color: color)
    }
}
