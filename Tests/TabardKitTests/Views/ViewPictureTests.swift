import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Views drawn into images and into other views, on the screen or not.
@preconcurrency @MainActor
final class ViewPictureTests: ControlTestCase {
    private func box(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func pixels(_ size: CGSize, _ draw: (CGContext) -> Void) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        return try XCTUnwrap(image.bitmap?.pixels())
    }

    private var tree: UIView {
        let root = box(.white, CGRect(x: 500, y: 500, width: 40, height: 40))
        root.addSubview(box(.red, CGRect(x: 10, y: 0, width: 10, height: 10)))
        let hidden = box(.black, CGRect(x: 20, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        root.addSubview(hidden)
        let turned = box(.blue, CGRect(x: 0, y: 20, width: 20, height: 4))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(turned)
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        scroll.addSubview(box(.green, CGRect(x: 0, y: 100, width: 20, height: 100)))
        scroll.contentSize = CGSize(width: 20, height: 200)
        scroll.contentOffset = CGPoint(x: 0, y: 90)
        root.addSubview(scroll)
        return root
    }

    private func check(_ pixels: PixelBuffer, line: UInt = #line) {
        XCTAssertEqual(pixels[15, 5], UIColor.red.components(with: .current), line: line)
        XCTAssertEqual(pixels[25, 5], RGBA(red: 1, green: 1, blue: 1, alpha: 1), "hidden", line: line)
        XCTAssertEqual(pixels[10, 14], UIColor.blue.components(with: .current), "turned", line: line)
        XCTAssertEqual(pixels[3, 22], RGBA(red: 1, green: 1, blue: 1, alpha: 1), line: line)
        XCTAssertEqual(pixels[30, 25], RGBA(red: 1, green: 1, blue: 1, alpha: 1), "scrolled", line: line)
        XCTAssertEqual(pixels[30, 35], UIColor.green.components(with: .current), line: line)
    }

    func testViewsThatAreNotOnTheScreen() throws {
        let tree = tree
        let size = CGSize(width: 40, height: 40)
        check(
            try pixels(size) { _ in
                XCTAssertTrue(
                    tree.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
                )
            }
        )
        check(try pixels(size) { tree.layer.render(in: $0) })
    }

    func testViewsOnTheScreen() throws {
        let tree = tree
        put(tree, CGRect(x: 0, y: 0, width: 40, height: 40))
        MainLoop.iterate(seconds: 0.2)
        let size = CGSize(width: 40, height: 40)
        check(
            try pixels(size) { _ in
                XCTAssertTrue(
                    tree.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: false)
                )
            }
        )
        tree.subviews[0].backgroundColor = .black
        let changed = try pixels(size) { tree.layer.render(in: $0) }
        XCTAssertEqual(changed[15, 5], .black, "without waiting for a frame")
    }

    func testDrawingElsewhereAndLarger() throws {
        let tree = tree
        let drawn = try pixels(CGSize(width: 100, height: 100)) { _ in
            tree.drawHierarchy(in: CGRect(x: 20, y: 20, width: 80, height: 80), afterScreenUpdates: true)
        }
        XCTAssertEqual(drawn[10, 10].alpha, 0)
        XCTAssertEqual(drawn[50, 30], UIColor.red.components(with: .current))
    }

    func testAContextThatIsNotTheCurrentOne() throws {
        let tree = tree
        let size = CGSize(width: 40, height: 40)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        let context = try XCTUnwrap(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        tree.layer.render(in: context)
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.averageAlpha, 0)
        UIGraphicsEndImageContext()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        check(try XCTUnwrap(image?.bitmap?.pixels()))
    }

    func testWhatCannotBeDrawn() {
        let tree = tree
        let area = CGRect(x: 0, y: 0, width: 40, height: 40)
        XCTAssertFalse(tree.drawHierarchy(in: area, afterScreenUpdates: true), "no context")
        _ = UIGraphicsImageRenderer(size: area.size).image { _ in
            for rect in [.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)]
                as [CGRect]
            {
                XCTAssertFalse(tree.drawHierarchy(in: rect, afterScreenUpdates: true), "\(rect)")
            }
            XCTAssertFalse(UIView().drawHierarchy(in: area, afterScreenUpdates: true), "no area")
        }
        XCTAssertNil(tree.resizableSnapshotView(from: .null, afterScreenUpdates: true, withCapInsets: .zero))
    }

    func testSnapshotsStayAsTheyAre() throws {
        let tree = tree
        let snapshot = try XCTUnwrap(tree.snapshotView(afterScreenUpdates: true))
        XCTAssertEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
        for view in tree.subviews { view.backgroundColor = .black }
        check(try pixels(snapshot.bounds.size) { snapshot.layer.render(in: $0) })
        put(snapshot, CGRect(x: 0, y: 0, width: 40, height: 40))
        MainLoop.iterate(seconds: 0.2)
        check(try XCTUnwrap(snapshot.pixels()))
    }

    func testPartsWithCornersThatKeepTheirSize() throws {
        let root = box(.white, CGRect(x: 0, y: 0, width: 30, height: 30))
        root.addSubview(box(.red, CGRect(x: 10, y: 10, width: 5, height: 5)))
        root.addSubview(box(.blue, CGRect(x: 15, y: 10, width: 5, height: 5)))
        let snapshot = try XCTUnwrap(
            root.resizableSnapshotView(
                from: CGRect(x: 10, y: 10, width: 10, height: 5),
                afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
            )
        )
        XCTAssertEqual(snapshot.bounds.size, CGSize(width: 10, height: 5))
        snapshot.frame.size = CGSize(width: 40, height: 10)
        let drawn = try pixels(snapshot.bounds.size) { snapshot.layer.render(in: $0) }
        XCTAssertEqual(drawn[2, 5], UIColor.red.components(with: .current))
        XCTAssertEqual(drawn[8, 5], UIColor.blue.components(with: .current))
        XCTAssertEqual(drawn[38, 8], UIColor.blue.components(with: .current))
        XCTAssertEqual(
            PictureView.pieces(10, 4, 6, 2).map(\.shown),
            [3, 0, 1],
            "ends without room share what there is"
        )
        XCTAssertEqual(PictureView.pieces(10, 20, .nan, -4).count, 1)
    }

    func testContentsOfLayers() throws {
        let image = UIImage.plain(.black, 4, 2)
        let view = box(.white, CGRect(x: 0, y: 0, width: 20, height: 20))
        func drawn() throws -> PixelBuffer { try pixels(view.bounds.size) { view.layer.render(in: $0) } }
        view.layer.contents = image.cgImage
        XCTAssertEqual(try drawn()[1, 1], .black)
        view.layer.contentsGravity = .resizeAspect
        XCTAssertEqual(try drawn()[10, 2].red, 1)
        XCTAssertEqual(try drawn()[10, 10], .black)
        view.layer.contentsGravity = .bottomRight
        XCTAssertEqual(try drawn()[10, 10].red, 1)
        XCTAssertEqual(try drawn()[18, 19], .black)
        view.layer.contents = "no image"
        XCTAssertEqual(try drawn()[18, 19].red, 1)
        let own = CALayer()
        own.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        own.contents = image
        view.layer.addSublayer(own)
        XCTAssertEqual(try drawn()[7, 7], .black)
        XCTAssertEqual(try pixels(own.bounds.size) { own.render(in: $0) }[2, 2], .black)
    }

    func testTextLayers() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        layer.foregroundColor = UIColor.black.cgColor
        layer.fontSize = 20
        func ink(_ part: Range<Int>) throws -> Double {
            let drawn = try pixels(layer.bounds.size) { layer.render(in: $0) }
            return part.reduce(0.0) { sum, x in (0..<30).reduce(sum) { $0 + drawn[x, $1].alpha } }
        }
        XCTAssertEqual(try ink(0..<60), 0)
        layer.string = "I"
        XCTAssertGreaterThan(try ink(0..<20), 5)
        XCTAssertEqual(try ink(40..<60), 0)
        layer.alignmentMode = .right
        XCTAssertEqual(try ink(0..<20), 0)
        XCTAssertGreaterThan(try ink(40..<60), 5)
        layer.string = NSAttributedString(string: "I", attributes: [.foregroundColor: UIColor.black])
        XCTAssertGreaterThan(try ink(0..<60), 1)
        for wrong in [7, ["a"], UIColor.red] as [Any] {
            layer.string = wrong
            XCTAssertEqual(try ink(0..<60), 0, "\(wrong)")
        }
        layer.string = "text"
        for (font, size) in [
            (7 as Any, CGFloat.nan), ("No Such Font", -3), (UIFont.systemFont(ofSize: 3), .infinity),
        ] {
            layer.font = font
            layer.fontSize = size
            XCTAssertGreaterThan(try ink(0..<60), 5)
        }
    }

    func testVibrancy() throws {
        let blur = UIBlurEffect(style: .systemMaterialLight)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.contentView.addSubview(box(.red, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let drawn = try pixels(view.bounds.size) { view.layer.render(in: $0) }
        XCTAssertEqual(drawn[5, 5].red, 0, accuracy: 0.02, "its shape counts, and not its colour")
        XCTAssertEqual(drawn[5, 5].alpha, 0.85, accuracy: 0.02)
        XCTAssertEqual(drawn[15, 15].alpha, 0)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        XCTAssertEqual(
            try pixels(view.bounds.size) { view.layer.render(in: $0) }[5, 5].red,
            1,
            accuracy: 0.02
        )
        XCTAssertEqual(
            UIVibrancyEffect(blurEffect: blur),
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight))
        )
        XCTAssertNotEqual(
            UIVibrancyEffect(blurEffect: blur),
            UIVibrancyEffect(blurEffect: blur, style: .fill)
        )
    }

    func testCornerCurves() {
        let layer = CALayer()
        XCTAssertEqual(layer.cornerCurve, .circular)
        layer.cornerCurve = .continuous
        XCTAssertEqual(CALayer(layer: layer).cornerCurve, .continuous)
        XCTAssertEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        XCTAssertGreaterThan(CALayer.cornerCurveExpansionFactor(.continuous), 1.5)
    }
}
