/// A layer that draws a path.
///
/// ```swift
/// let shape = CAShapeLayer()
/// shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
/// shape.fillColor = UIColor.systemBlue.cgColor
/// view.layer.insertSublayer(shape, at: 0)
/// ```
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates; it may reach beyond the bounds. Nil by default.
    open var path: CGPath? {
        get { _own.shape.path.map { CGPath($0) } }
        set { _change(\.shape.path, newValue?.elements, nil) }
    }

    /// What the path is filled with; black by default.
    open var fillColor: CGColor? {
        get { _own.shape.fillColor.map { CGColor($0) } }
        set { _change(\.shape.fillColor, newValue?.value, "fillColor") }
    }

    /// Which points are inside a path that crosses itself; `nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { _own.shape.isEvenOdd ? .evenOdd : .nonZero }
        set { _change(\.shape.isEvenOdd, newValue == .evenOdd, nil) }
    }

    /// The colour of the line along the path; nil, that is none, by default.
    open var strokeColor: CGColor? {
        get { _own.shape.strokeColor.map { CGColor($0) } }
        set { _change(\.shape.strokeColor, newValue?.value, "strokeColor") }
    }

    /// Where on the path the line begins, from 0, the default, to 1.
    open var strokeStart: CGFloat {
        get { _own.shape.strokeStart }
        set { _change(\.shape.strokeStart, newValue, "strokeStart") }
    }

    /// Where on the path the line ends, from 0 to 1, the default.
    open var strokeEnd: CGFloat {
        get { _own.shape.strokeEnd }
        set { _change(\.shape.strokeEnd, newValue, "strokeEnd") }
    }

    /// The width of the line, in points; 1 by default.
    open var lineWidth: CGFloat {
        get { _own.shape.lineWidth }
        set { _change(\.shape.lineWidth, newValue, "lineWidth") }
    }

    /// The form of the line's ends; `butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(_own.shape.lineCap) }
        set { _change(\.shape.lineCap, newValue.cap, nil) }
    }

    /// The form of the line's corners; `miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(_own.shape.lineJoin) }
        set { _change(\.shape.lineJoin, newValue.join, nil) }
    }

    /// How many widths long a sharp corner may be before it is cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { _own.shape.miterLimit }
        set { _change(\.shape.miterLimit, newValue, "miterLimit") }
    }

    /// The lengths of dashes and gaps in turn; nil for a whole line, the default.
    open var lineDashPattern: [NSNumber]? {
        get { _own.shape.dashes.isEmpty ? nil : _own.shape.dashes.map { NSNumber(value: Double($0)) } }
        set { _change(\.shape.dashes, (newValue ?? []).map { CGFloat($0.doubleValue) }, nil) }
    }

    /// How far into the dashes the line begins; 0 by default.
    open var lineDashPhase: CGFloat {
        get { _own.shape.dashPhase }
        set { _change(\.shape.dashPhase, newValue, "lineDashPhase") }
    }
}
