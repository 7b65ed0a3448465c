import XCTest

@testable import TabardKit

/// Pictures of sizes that cannot be stop the program with a message.
@preconcurrency @MainActor
final class DrawingMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "huge": { _ = UIGraphicsImageRenderer(size: CGSize(width: 1e6, height: 10)) },
            "nan": {
                UIGraphicsBeginImageContextWithOptions(CGSize(width: CGFloat.nan, height: 1), false, 1)
            },
            "viewLayer": {
                let view = UIView()
                CALayer().addSublayer(view.layer)
                view.tag = 1
            },
            "cycle": {
                let layer = CALayer()
                let inner = CALayer()
                layer.addSublayer(inner)
                inner.addSublayer(layer)
            },
            "geometry": { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) },
        ]
    }

    func testHugeImages() throws {
        try assertStops("huge", saying: "40000000 pixels", "16384 on a side", "1000000.0")
        try assertStops("nan", saying: "40000000 pixels", "nan")
    }

    func testLayersInWrongPlaces() throws {
        try assertStops("viewLayer", saying: "addSubview(_:)")
        try assertStops("cycle", saying: "inside it")
        try assertStops("geometry", saying: "finite numbers")
    }
}
