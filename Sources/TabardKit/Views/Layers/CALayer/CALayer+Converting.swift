extension CALayer {
    /// Whether a point, in the layer's own coordinates, is in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer at a point, which is in the superlayer's coordinates; nil if it is outside.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let map = _model.geometry.toSuperview
        guard !isHidden, map.a * map.d != map.b * map.c else { return nil }
        let inside = p.applying(map.inverted())
        guard contains(inside) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return self
    }

    /// A point of another layer in this one's coordinates; nil is the outermost layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(_map(to: l).inverted()) }

    /// A point of this layer in another's coordinates; nil is the outermost layer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(_map(to: l)) }

    /// The smallest rectangle around one of another layer, in this one's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(_map(to: l).inverted()) }

    /// The smallest rectangle around one of this layer, in another's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(_map(to: l)) }

    private func _map(to other: CALayer?) -> CGAffineTransform {
        _mapToRoot.concatenating((other?._mapToRoot ?? .identity).inverted())
    }

    private var _mapToRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var layer = self
        while let next = layer.superlayer {
            map = map.concatenating(layer._model.geometry.toSuperview)
            layer = next
        }
        return map
    }
}
