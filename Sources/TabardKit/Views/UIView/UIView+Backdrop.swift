internal import GtkInterop

extension UIView {
    /// Draws the subviews, and behind those that are made of a material what lies there, blurred.
    ///
    /// That is done here rather than by the subview, as it has to be done anew whenever what lies behind changes: GTK
    /// asks the views above the one that changed to draw, and no others.
    func _drawSubviews(_ snapshot: Snapshot) {
        let hasBackdrops = _subviews.contains { $0._shownBackdrop != nil }
        var below: [RecordedDrawing] = []
        _forEachPart { part in
            guard hasBackdrops else { return _draw(part, in: snapshot) }
            if case .view(let subview) = part, let material = subview._shownBackdrop {
                _drawBackdrop(of: subview, material, below, in: snapshot)
            }
            guard let drawing = snapshot.recorded({ _draw(part, in: $0) }) else { return }
            below.append(drawing)
            snapshot.draw(drawing)
        }
    }

    /// The material that is to be seen; nil if there is none, or nothing of the view is seen.
    private var _shownBackdrop: BlurMaterial? {
        isHidden || alpha <= 0.01 || bounds.isEmpty ? nil : _backdrop
    }

    private func _drawBackdrop(
        of subview: UIView,
        _ material: BlurMaterial,
        _ below: [RecordedDrawing],
        in snapshot: Snapshot
    ) {
        let room = CGRect(origin: .zero, size: bounds.size)
        let shown = subview._shownGeometry.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let area = shown.intersection(room)
        // What an ancestor is made of shows through a view without a background, and is blurred as well.
        let background = sequence(first: self, next: \._superview).lazy
            .compactMap(\._shownAppearance.background).first
        guard !area.isEmpty, !below.isEmpty || background != nil else { return }
        let alpha = Double(subview._shownAppearance.alpha)
        let radius = subview.clipsToBounds ? subview._layer?.cornerRadius ?? 0 : 0
        let corners = radius.isFinite ? Double(max(0, radius)) : 0
        let show = { (draw: () -> Void) in
            snapshot.faded(to: alpha) {
                snapshot.clipped(to: shown.native, cornerRadius: corners) {
                    snapshot.clipped(to: area.native) { draw() }
                }
            }
        }
        let (source, map) = Self._stretch(around: area, in: room, reach: material.reach)
        // Most pages have nothing but their background behind their bars.
        if let color = UniformColor.of(source.native, background: background, below) {
            guard let toned = TonedColors.color(color, behind: material) else { return }
            return show { snapshot.fill(area.native, color: toned) }
        }
        let blurred = Self._blurred(area, material) { recorder in
            recorder.mapped(by: map.native) {
                recorder.clipped(to: source.native) {
                    if let background { recorder.fill(source.native, color: background) }
                    for drawing in below { recorder.draw(drawing) }
                }
            }
        }
        if let blurred { show { snapshot.draw(blurred.picture, in: blurred.place.native) } }
    }

    /// What is blurred is drawn this many times smaller, which nobody sees, and which saves the software renderer most
    /// of its work.
    private static let coarseness: CGFloat = 4

    /// A picture of what `draw` draws, blurred, and where it belongs.
    ///
    /// It is painted here, since GTK's renderers blur differently what is scaled: only pixels of a picture are the same
    /// to all of them.
    private static func _blurred(
        _ area: CGRect,
        _ material: BlurMaterial,
        _ draw: (Snapshot) -> Void
    ) -> (picture: Texture, place: CGRect)? {
        let scale = CGAffineTransform(scaleX: 1 / coarseness, y: 1 / coarseness)
        let recorded = RecordedDrawing.toned(by: material) { recorder in
            recorder.blurred(radius: Double(material.radius / coarseness)) {
                recorder.mapped(by: scale.native) { draw(recorder) }
            }
        }
        // All that may be blurred into the area, in whole pixels of the small picture.
        let small = area.insetBy(dx: -material.reach, dy: -material.reach).applying(scale).integral
        guard let picture = recorded?.picture(of: small.native) else { return nil }
        return (picture, small.applying(scale.inverted()))
    }

    /// What is blurred: the content around an area as far as there is any, and the map that stretches it to where there
    /// is none, as otherwise the edges of the window would be blurred with nothing. That a blurred thing near the edge
    /// stands a little aside is not seen.
    ///
    /// To mirror the content at the edges would be exact, but GTK 4.8 draws some of what is mirrored in textures of billions
    /// of pixels; and each copy of the content is drawn anew by the software renderer.
    static func _stretch(
        around area: CGRect,
        in room: CGRect,
        reach: CGFloat
    ) -> (source: CGRect, map: CGAffineTransform) {
        let target = area.insetBy(dx: -reach, dy: -reach)
        let source = target.intersection(room)
        guard source.width > 0, source.height > 0 else { return (source, .identity) }
        let scale = CGAffineTransform(scaleX: target.width / source.width, y: target.height / source.height)
        let map = CGAffineTransform(translationX: -source.minX, y: -source.minY)
            .concatenating(scale)
            .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        return (source, map)
    }
}
