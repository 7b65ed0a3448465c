internal import GtkInterop

extension CALayer {
    /// Takes over what `contents` was set to.
    func _contentsChanged() {
        switch contents {
        case let image as CGImage: _image = UIImage(cgImage: image)
        case let image as UIImage: _image = image
        default: _image = nil
        }
        _redraw()
    }

    /// Draws the layer into a context.
    func _render(in context: CGContext) {
        MainLoop.assumed(with: (self, context)) { layer, context in
            let drawing: RecordedDrawing?
            if let view = layer._view {
                view.layoutIfNeeded()
                drawing = ViewPicture.record(view)
            } else {
                drawing = ViewPicture.record(layer)
            }
            guard let drawing else { return }
            _ = context._draw(drawing, size: layer.bounds.size)
        }
    }
}

@MainActor
extension CALayer {
    /// Draws what `contents` shows.
    func _draw(_ image: UIImage, _ area: CGRect, in snapshot: Snapshot) {
        guard image.size.width > 0, image.size.height > 0, !area.isEmpty else { return }
        let scale = CGFloat(_host?._view?._widget?.scaleFactor ?? 1)
        let place = contentsGravity.place(of: image.size, in: area)
        snapshot.draw([.image(image, place, tint: nil)], scale: scale)
    }
}
