internal import GtkInterop

/// What stands in a view: a subview, or a layer that belongs to none.
enum ViewPart {
    case view(UIView)
    case layer(CALayer)
}

extension UIView {
    /// Goes through what is drawn above the content, from the back to the front.
    func _forEachPart(_ body: (ViewPart) -> Void) {
        // Nearly all views have no layers but those of their subviews.
        guard _layer?._hasOwnLayers == true || _subviews.contains(where: \._hasZPosition) else {
            for subview in _subviews { body(.view(subview)) }
            return
        }
        let entries = layer._drawnEntries
        for entry in entries.dropFirst(
            _contentStandsAboveLayers ? entries.prefix { $0.view == nil }.count : 0
        ) {
            if let own = entry.ownLayer {
                body(.layer(own))
            } else if let subview = entry.view {
                body(.view(subview))
            }
        }
    }

    func _draw(_ part: ViewPart, in snapshot: Snapshot) {
        switch part {
        case .view(let subview):
            if ViewPicture.isDrawing { return ViewPicture.draw(subview, in: self, snapshot) }
            guard let container = _container, let widget = subview._widget, widget.isChild(of: container)
            else {
                return
            }
            container.drawChild(widget, in: snapshot)
        case .layer(let layer): _draw(layer, in: snapshot)
        }
    }

    /// The layers behind the content, where the view has any there.
    var _layersBehindContent: [CALayer] {
        guard _contentStandsAboveLayers, let layer = _layer, layer._hasOwnLayers else { return [] }
        return layer._drawnEntries.prefix { $0.view == nil }.compactMap(\.ownLayer)
    }

    func _drawLayersBehindContent(in snapshot: Snapshot) {
        for layer in _layersBehindContent { _draw(layer, in: snapshot) }
    }

    private func _draw(_ layer: CALayer, in snapshot: Snapshot) {
        let map = AffineMap.translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
        snapshot.mapped(by: map) { layer._draw(in: snapshot) }
    }

    private var _hasZPosition: Bool { _layer.map { $0._own.zPosition != 0 } ?? false }
}
