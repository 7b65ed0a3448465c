internal import GtkInterop

/// All of a layer that is drawn and that can be animated, as a value.
struct LayerState: Equatable {
    var geometry = ViewGeometry()
    var zPosition: CGFloat = 0
    var opacity: CGFloat = 1
    var isHidden = false
    var masksToBounds = false
    var background: RGBA?
    var cornerRadius: CGFloat = 0
    var corners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: RGBA? = .black
    var shadowColor: RGBA? = .black
    var shadowOpacity: CGFloat = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: PathElements?
    var shape = ShapeState()
    var gradient = GradientState()
}

/// What a shape layer draws.
struct ShapeState: Equatable {
    var path: PathElements?
    var fillColor: RGBA? = .black
    var isEvenOdd = false
    var strokeColor: RGBA?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
}

/// What a gradient layer draws; points are in parts of its bounds.
struct GradientState: Equatable {
    var colors: [RGBA] = []
    var locations: [CGFloat] = []
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
    var isRadial = false
}
