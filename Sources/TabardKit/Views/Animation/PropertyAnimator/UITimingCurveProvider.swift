extension UIView {
    /// A usual course of speed.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// At one speed.
        case linear = 3

        var course: TabardKit.AnimationCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

/// Says how an animator's speed changes: `UICubicTimingParameters` or `UISpringTimingParameters`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The course as a curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The course as a spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// How far a change has come at a part of the time.
    var _course: ((CGFloat) -> CGFloat)? { cubicTimingParameters?.course ?? springTimingParameters?.course }
}

/// A course of speed along a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, _SelectorAnswering, UITimingCurveProvider {
    let course: (CGFloat) -> CGFloat

    /// Makes a usual course.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let curve = curve.course
        course = { curve.progress(at: $0) }
        super.init()
    }

    /// Makes the usual course, which is that of Core Animation.
    public override init() {
        let function = CAMediaTimingFunction(name: .default)
        course = { CGFloat(function.value(at: Double($0))) }
        super.init()
    }

    /// Makes a course of control points between (0, 0) and (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        let function = CAMediaTimingFunction(
            controlPoints: Float(point1.x),
            Float(point1.y),
            Float(point2.x),
            Float(point2.y)
        )
        course = { CGFloat(function.value(at: Double($0))) }
        super.init()
    }

    /// The course as a curve, if it is one.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The course as a spring, if it is one.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UICubicTimingParameters.self) }
}

/// A course of speed as of a thing on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, _SelectorAnswering, UITimingCurveProvider {
    let course: (CGFloat) -> CGFloat

    /// Makes a spring.
    ///
    /// - Parameter ratio: From near 0, which swings long, to 1, which does not swing.
    public init(dampingRatio ratio: CGFloat) {
        let curve = AnimationCurve.spring(damping: ratio, velocity: 0)
        course = { curve.progress(at: $0) }
        super.init()
    }

    /// Makes a spring that does not swing, UIKit's usual one.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// The course as a curve, if it is one.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The course as a spring, if it is one.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UISpringTimingParameters.self) }
}
