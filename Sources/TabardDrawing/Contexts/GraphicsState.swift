package import GtkInterop

/// What `CGContext.saveGState()` keeps.
package struct GraphicsState {
    /// Takes the context's coordinates to those of the picture.
    package var map: CGAffineTransform
    var fill = RGBA.black
    var stroke = RGBA.black
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    /// What the clip may let through, in the picture's coordinates.
    package var clip: CGRect

    var fillPaint: Paint { .color(faded(fill)) }
    var strokePaint: Paint { .color(faded(stroke)) }

    func faded(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= Double(alpha)
        return color
    }

    var pen: PaintStroke {
        var pen = PaintStroke(width: Double(lineWidth))
        pen.cap = lineCap.paint
        pen.join = lineJoin.paint
        pen.miterLimit = Double(miterLimit)
        pen.dashes = dashes.map { Double($0) }
        pen.dashPhase = Double(dashPhase)
        pen.map = map.native
        return pen
    }
}

extension CGLineCap {
    package var paint: PaintStroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    package var paint: PaintStroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
