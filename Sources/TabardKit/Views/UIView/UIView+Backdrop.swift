import GtkInterop

extension UIView {
    /// Draws the subviews, and behind those that are made of a material what lies there, blurred.
    ///
    /// That is done here rather than by the subview, as it has to be done anew whenever what lies behind changes: GTK
    /// asks the views above the one that changed to draw, and no others.
    func _drawSubviews(_ snapshot: Snapshot) {
        let hasBackdrops = _subviews.contains(where: \._hasBackdrop)
        var below: [RecordedDrawing] = []
        _forEachPart { part in
            guard hasBackdrops else { return _draw(part, in: snapshot) }
            if case .view(let subview) = part, subview._hasBackdrop, let material = subview._backdrop {
                _drawBackdrop(of: subview, material, below, in: snapshot)
            }
            guard let drawing = snapshot.recorded({ _draw(part, in: $0) }) else { return }
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
        let alpha = Double(subview._shownAppearance.alpha)
        let radius = subview.clipsToBounds ? subview._layer?.cornerRadius ?? 0 : 0
        let corners = radius.isFinite ? Double(max(0, radius)) : 0
        snapshot.faded(to: alpha) {
            snapshot.clipped(to: shown.native, cornerRadius: corners) {
                snapshot.mapped(by: CGAffineTransform(scaleX: Self.coarseness, y: Self.coarseness).native) {
                    Self._drawCoarsely(area, material, in: snapshot) {
                        for part in Self._parts(around: area, in: room, reach: material.reach) {
                            let map = CGAffineTransform(translationX: part.shift.x, y: part.shift.y)
                            snapshot.mapped(by: map.native) {
                                snapshot.clipped(to: part.source.native) {
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

    /// What is blurred is drawn this many times smaller, which nobody sees, and which saves the software renderer most
    /// of its work.
    private static let coarseness: CGFloat = 4

    /// Draws blurred what `draw` draws, in coordinates in which all is `coarseness` times smaller.
    private static func _drawCoarsely(
        _ area: CGRect,
        _ material: BlurMaterial,
        in snapshot: Snapshot,
        _ draw: () -> Void
    ) {
        let scale = CGAffineTransform(scaleX: 1 / coarseness, y: 1 / coarseness)
        // Whole pixels of the small picture, so that it is not blurred once more when it is enlarged.
        let tile = area.insetBy(dx: -material.reach, dy: -material.reach).applying(scale).integral
        // A clip would keep what lies beside the area from being blurred into it. To repeat a tile that is larger than
        // the area has the effect of a clip that comes after the blur.
        snapshot.repeated(tile: tile.native, over: area.applying(scale).native) {
            snapshot.saturated(by: Double(material.saturation)) {
                snapshot.blurred(radius: Double(material.radius / coarseness)) {
                    snapshot.mapped(by: scale.native, draw)
                }
            }
        }
    }

    /// What is blurred: the content as far as it has a part in it, and where it ends, the same shifted outwards, as
    /// otherwise the edges would be blurred with nothing.
    ///
    /// It would look better mirrored, but GTK 4.8 draws some of what is mirrored in textures of billions of pixels.
    static func _parts(
        around area: CGRect,
        in room: CGRect,
        reach: CGFloat
    ) -> [(source: CGRect, shift: CGPoint)] {
        func shifts(_ low: CGFloat, _ high: CGFloat, from start: CGFloat, to end: CGFloat) -> [CGFloat] {
            [0] + (low - reach < start ? [-reach] : []) + (high + reach > end ? [reach] : [])
        }
        let source = area.insetBy(dx: -reach, dy: -reach).intersection(room)
        return shifts(area.minX, area.maxX, from: room.minX, to: room.maxX).flatMap { x in
            shifts(area.minY, area.maxY, from: room.minY, to: room.maxY).map { y in
                // Of what is shifted only the strip that comes to lie outside.
                let columns =
                    x == 0 ? room : room.offsetBy(dx: x < 0 ? reach - room.width : room.width - reach, dy: 0)
                let rows =
                    y == 0
                    ? room : room.offsetBy(dx: 0, dy: y < 0 ? reach - room.height : room.height - reach)
                let part = source.intersection(columns).intersection(rows)
                return (part, CGPoint(x: x, y: y))
            }
        }
        .filter { $0.source.width > 0 && $0.source.height > 0 }
    }
}
