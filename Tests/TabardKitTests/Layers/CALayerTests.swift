import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What a layer adds to its view's look.
@preconcurrency @MainActor
final class CALayerTests: XCTestCase {
    private let area = CGRect(x: 0, y: 0, width: 100, height: 40)

    func testWhatBothHaveIsOne() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertTrue(view.layer === view.layer)
        XCTAssertEqual(view.layer.frame, view.frame)
        view.layer.position = CGPoint(x: 100, y: 100)
        XCTAssertEqual(view.center, CGPoint(x: 100, y: 100))
        view.layer.opacity = 0.5
        XCTAssertEqual(view.alpha, 0.5)
        view.layer.masksToBounds = true
        XCTAssertTrue(view.clipsToBounds)
        view.layer.isHidden = true
        XCTAssertTrue(view.isHidden)
        view.layer.backgroundColor = UIColor.red.cgColor
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertEqual(view.layer.backgroundColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    func testDefaults() {
        let layer = UIView().layer
        XCTAssertEqual(layer.cornerRadius, 0)
        XCTAssertEqual(layer.borderWidth, 0)
        XCTAssertEqual(layer.borderColor, UIColor.black.cgColor)
        XCTAssertEqual(layer.shadowOpacity, 0)
        XCTAssertEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        XCTAssertEqual(layer.shadowRadius, 3)
        XCTAssertNil(layer.shadowCommand(area, 0))
        XCTAssertNil(layer.borderCommand(area, 0))
    }

    func testShadowAndBorder() {
        let view = UIView(frame: area)
        let layer = view.layer
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 2, height: 4)
        layer.borderWidth = 3
        layer.borderColor = UIColor.blue.cgColor
        XCTAssertEqual(
            layer.shadowCommand(area, 8),
            .shadow(
                area.offsetBy(dx: 2, dy: 0),
                cornerRadius: 8,
                offset: 4,
                blur: 6,
                color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
            )
        )
        XCTAssertEqual(
            layer.borderCommand(area, 8),
            .stroke(area, cornerRadius: 8, width: 3, color: RGBA(red: 0, green: 0, blue: 1))
        )
        view.layer.masksToBounds = true
        XCTAssertNil(layer.shadowCommand(area, 8), "a cut view throws no shadow")
    }

    func testNumbersThatAreNone() {
        let layer = UIView(frame: area).layer
        layer.shadowOpacity = 1
        for bad in [CGFloat.nan, .infinity] {
            layer.shadowRadius = bad
            XCTAssertNil(layer.shadowCommand(area, 0))
            layer.shadowRadius = 1
            layer.shadowOffset = CGSize(width: bad, height: 0)
            XCTAssertNil(layer.shadowCommand(area, 0))
            layer.shadowOffset = .zero
            layer.borderWidth = bad
            XCTAssertNil(layer.borderCommand(area, 0))
        }
        layer.borderWidth = 1000
        XCTAssertEqual(
            layer.borderCommand(area, 0),
            .stroke(area, cornerRadius: 0, width: 20, color: .black)
        )
    }

    /// The corners of what stands in the view are cut, and only if it masks to its bounds.
    func testCornersAreCut() throws {
        for masks in [false, true] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = .red
            view.layer.cornerRadius = 30
            view.layer.masksToBounds = masks
            view.addSubview(inner)
            window.backgroundColor = .white
            window.addSubview(view)
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
            MainLoop.iterate(seconds: 0.1)
            let picture = try XCTUnwrap(window.pixels())
            XCTAssertEqual(picture[30, 30].green, 0)
            XCTAssertEqual(picture[2, 2].green, masks ? 1 : 0)
        }
    }
}
