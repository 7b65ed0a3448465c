import XCTest

@testable import TabardKit

/// What a view refuses, with a message.
@preconcurrency @MainActor
final class ViewMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "initialFrame": { _ = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)) },
            "frame": { UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1) },
            "center": { UIView().center = CGPoint(x: -CGFloat.infinity, y: 0) },
            "bounds": { UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0) },
            "transform": { UIView().transform = CGAffineTransform(scaleX: .nan, y: 1) },
            "itself": {
                let view = UIView()
                view.addSubview(view)
            },
            "ancestor": {
                let (outer, middle, inner) = (UIView(), UIView(), UIView())
                outer.addSubview(middle)
                middle.addSubview(inner)
                inner.insertSubview(outer, at: 0)
            },
            "sibling": {
                let view = UIView()
                view.addSubview(UIView())
                view.insertSubview(UIView(), aboveSubview: UIView())
            },
            "exchange": {
                let view = UIView()
                view.addSubview(UIView())
                view.exchangeSubview(at: 0, withSubviewAt: 1)
            },
        ]
    }

    func testGeometryMustBeFinite() throws {
        for name in ["initialFrame", "frame", "center", "bounds", "transform"] {
            try assertStops(name, saying: "The geometry of UIView must be finite numbers")
        }
    }

    func testTheTreeMustStayATree() throws {
        try assertStops("itself", saying: "A view can't be added to itself or to a view inside it")
        try assertStops("ancestor", saying: "A view can't be added to itself or to a view inside it")
        try assertStops("sibling", saying: "must be a subview of UIView")
        try assertStops("exchange", saying: "The indices must be from 0 to 0, but are 0 and 1")
    }
}
