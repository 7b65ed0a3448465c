import GtkInterop

extension UIView {
    /// Draws the subviews, and behind those that are made of a material what lies there, blurred.
    ///
    /// That is done here rather than by the subview, as it has to be done anew whenever what lies behind changes: GTK
    /// asks the views above the one that changed to draw, and no others.
    func _drawSubviews(_ snapshot: Snapshot) {
        guard let container = _container else { return }
        let hasBackdrops = _subviews.contains(where: \._hasBackdrop)
        var below: [RecordedDrawing] = []
        for subview in _subviews {
            guard let widget = subview._widget, widget.isChild(of: container) else { continue }
            guard hasBackdrops else {
                container.drawChild(widget, in: snapshot)
                continue
            }
            if subview._hasBackdrop, let material = subview._backdrop {
                _drawBackdrop(of: subview, material, below, in: snapshot)
            }
            guard let drawing = snapshot.recorded({ container.drawChild(widget, in: $0) }) else { continue }
            below.append(drawing)
            snapshot.draw(drawing)
        }
    }

    private var _hasBackdrop: Bool { !isHidden && alpha > 0.01 && bounds.width > 0 && _backdrop != nil }

    private func _drawBackdrop(
        of subview: UIView,
        _ material: BlurMaterial,
        _ below: [RecordedDrawing],
        in snapshot: Snapshot
    ) {
        let room = CGRect(origin: .zero, size: bounds.size)
        let shown = subview._shownGeometry.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let area = shown.intersection(room)
        let background = _shownAppearance.background
        guard !area.isEmpty, !below.isEmpty || background != nil else { return }
        let source = area.insetBy(dx: -material.radius, dy: -material.radius).intersection(room)
        snapshot.faded(to: Double(subview._shownAppearance.alpha)) {
            snapshot.clipped(to: area.native) {
                snapshot.saturated(by: Double(material.saturation)) {
                    snapshot.blurred(radius: Double(material.radius)) {
                        // Beyond the edges there is nothing to blur with: mirrored, it goes on there.
                        for map in Self._mirrors(around: area, in: room.size, reach: material.radius) {
                            snapshot.mapped(by: map.native) {
                                snapshot.clipped(to: source.native) {
                                    if let background { snapshot.fill(room.native, color: background) }
                                    for drawing in below { snapshot.draw(drawing) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The maps that put the content itself, and its mirror images beyond the edges near an area, in their places.
    private static func _mirrors(around area: CGRect, in size: CGSize, reach: CGFloat) -> [CGAffineTransform] {
        var across: [CGAffineTransform] = [.identity]
        if area.minX < reach { across.append(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)) }
        if area.maxX > size.width - reach {
            across.append(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * size.width, ty: 0))
        }
        var maps = across
        if area.minY < reach {
            maps += across.map { $0.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)) }
        }
        if area.maxY > size.height - reach {
            maps += across.map {
                $0.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * size.height))
            }
        }
        return maps
    }
}
