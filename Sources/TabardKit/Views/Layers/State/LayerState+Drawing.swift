internal import GtkInterop

@MainActor
extension LayerState {
    /// The radius as it can be drawn: no number and less than nothing count as none.
    func radius(in area: CGRect) -> CGFloat {
        guard cornerRadius.isFinite, cornerRadius > 0, !corners.isEmpty else { return 0 }
        return min(cornerRadius, min(area.width, area.height) / 2)
    }

    /// Whether the layer's own rectangle is seen, so that its shadow is the rectangle's.
    private var hasBackground: Bool { (background?.alpha ?? 0) > 0 }

    /// Draws shadow, background, content and border.
    func draw(_ area: CGRect, in snapshot: Snapshot, content: (Snapshot) -> Void) {
        guard let color = visibleShadowColor else { return drawBody(area, in: snapshot, content: content) }
        if let path = shadowPath {
            drawShadow(of: path, color, in: snapshot)
        } else if hasBackground {
            if corners == .all {
                if let command = shadowCommand(area, radius(in: area)) { snapshot.draw([command], scale: 1) }
            } else {
                drawShadow(of: outline(of: area), color, in: snapshot)
            }
        } else {
            snapshot.shadowed(
                x: Double(shadowOffset.width),
                y: Double(shadowOffset.height),
                blur: Double(shadowBlur),
                color: color
            ) {
                drawBody(area, in: snapshot, content: content)
            }
            return
        }
        drawBody(area, in: snapshot, content: content)
    }

    private func drawBody(_ area: CGRect, in snapshot: Snapshot, content: (Snapshot) -> Void) {
        if let background, background.alpha > 0 {
            clippedToCorners(area, in: snapshot) { snapshot.fill(area.native, color: background) }
        }
        if masksToBounds, radius(in: area) > 0 {
            clippedToCorners(area, in: snapshot) { content(snapshot) }
        } else {
            content(snapshot)
        }
        drawBorder(area, in: snapshot)
    }

    func clippedToCorners(_ area: CGRect, in snapshot: Snapshot, _ draw: () -> Void) {
        let radius = Double(radius(in: area))
        guard radius > 0, corners != .all else {
            if radius > 0 { snapshot.clipped(to: area.native, cornerRadius: radius, draw) } else { draw() }
            return
        }
        let radii = [
            CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner,
            .layerMinXMaxYCorner,
        ].map { corners.contains($0) ? radius : 0 }
        snapshot.clipped(to: area.native, cornerRadii: radii, draw)
    }

    private func drawBorder(_ area: CGRect, in snapshot: Snapshot) {
        let radius = radius(in: area)
        guard let command = borderCommand(area, radius) else { return }
        guard corners != .all, radius > 0, case .stroke(_, _, let width, let color) = command else {
            return snapshot.draw([command], scale: 1)
        }
        var ring = outline(of: area)
        let inner = area.insetBy(dx: width, dy: width)
        let radii = CGSize(width: max(0, radius - width), height: max(0, radius - width))
        ring.addRoundedRect(inner, radii: radii, corners: corners.rectCorners)
        snapshot.paint([.fill(ring.steps, isEvenOdd: true, .color(color))], in: area.native)
    }

    private func outline(of area: CGRect) -> PathElements {
        let radius = radius(in: area)
        var path = PathElements()
        path.addRoundedRect(
            area,
            radii: CGSize(width: radius, height: radius),
            corners: corners.rectCorners
        )
        return path
    }

    private var visibleShadowColor: RGBA? {
        guard shadowOpacity > 0, !masksToBounds, var color = shadowColor, shadowRadius.isFinite,
            shadowOffset.width.isFinite, shadowOffset.height.isFinite
        else { return nil }
        color.alpha *= Double(min(shadowOpacity, 1))
        return color
    }

    /// A blur of GTK's fades out over half the length that a radius of Core Animation's does.
    private var shadowBlur: CGFloat { max(0, shadowRadius) * 2 }

    private func drawShadow(of path: PathElements, _ color: RGBA, in snapshot: Snapshot) {
        let moved = path.applying(
            CGAffineTransform(translationX: shadowOffset.width, y: shadowOffset.height)
        )
        snapshot.blurred(radius: Double(shadowBlur)) {
            snapshot.paint(
                [.fill(moved.steps, isEvenOdd: false, .color(color))],
                in: moved.drawnBounds.paintable.native
            )
        }
    }

    func shadowCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        guard let color = visibleShadowColor, !area.isEmpty else { return nil }
        return .shadow(
            area.offsetBy(dx: shadowOffset.width, dy: 0),
            cornerRadius: radius,
            offset: shadowOffset.height,
            blur: shadowBlur,
            color: color
        )
    }

    func borderCommand(_ area: CGRect, _ radius: CGFloat) -> DrawingCommand? {
        guard borderWidth > 0, borderWidth.isFinite, let color = borderColor, color.alpha > 0 else {
            return nil
        }
        let width = min(borderWidth, min(area.width, area.height) / 2)
        return .stroke(area, cornerRadius: radius, width: width, color: color)
    }
}

extension CGRect {
    /// What of the rectangle can be painted: pictures of a view's parts are bounded, however far a path reaches.
    var paintable: CGRect {
        guard !isNull, isFinite else { return .zero }
        let part = intersection(CGRect(x: -8_192, y: -8_192, width: 16_384, height: 16_384))
        // Half a point more on each side leaves room for soft edges.
        return part.isNull ? .zero : part.insetBy(dx: -1, dy: -1)
    }
}
