import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Each drawing command beside the same thing drawn plainly: pixel by pixel, by a path, or by a label. Only the
/// interpreter of the commands is on trial; what they should be is tested without a display.
@preconcurrency @MainActor
final class DrawingCommandPictureTests: TabBarTestCase {
    private final class CommandView: UIView {
        var commands: [DrawingCommand] = []

        override func _drawContent(_ snapshot: Snapshot) {
            snapshot.draw(commands, scale: 1)
        }
    }

    private final class PathView: UIView {
        var paint: () -> Void = {}

        override func draw(_ rect: CGRect) { paint() }
    }

    private static let size = CGSize(width: 80, height: 60)
    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)
    private let half = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)

    /// The pixels of views one beside the other, on white.
    private func pictures(_ views: [UIView]) throws -> [PixelBuffer] {
        let root = UIViewController()
        root.view.backgroundColor = .white
        for (index, view) in views.enumerated() {
            view.frame = CGRect(origin: CGPoint(x: 10 + 100 * index, y: 10), size: Self.size)
            view.backgroundColor = .white
            root.view.addSubview(view)
        }
        let window = show(root, width: 100 * CGFloat(max(views.count, 3)) + 20, height: 200)
        MainLoop.iterate(seconds: 2) { window.pixels() != nil && root.view.pixels() != nil }
        return try views.map { try XCTUnwrap($0.pixels()) }
    }

    private func commandView(_ commands: [DrawingCommand]) -> CommandView {
        let view = CommandView(frame: .zero)
        view.commands = commands
        return view
    }

    private func difference(_ one: RGBA, _ other: RGBA) -> Double {
        [\RGBA.red, \.green, \.blue, \.alpha].map { abs(one[keyPath: $0] - other[keyPath: $0]) }.max() ?? 0
    }

    /// Compares commands with what each pixel should be.
    private func assertPixels(
        _ commands: [DrawingCommand],
        _ expected: (Int, Int) -> RGBA,
        line: UInt = #line
    ) throws {
        let picture = try pictures([commandView(commands)])[0]
        var worst = 0.0
        for y in 0..<Int(Self.size.height) {
            for x in 0..<Int(Self.size.width) {
                worst = max(worst, difference(picture[x, y], expected(x, y)))
            }
        }
        XCTAssertLessThan(worst, 0.02, line: line)
    }

    /// Compares commands with another view. At round edges two renderers may differ by a part of a pixel.
    private func assertSame(
        _ commands: [DrawingCommand],
        as view: UIView,
        worst limit: Double = 0.02,
        line: UInt = #line
    ) throws {
        let both = try pictures([commandView(commands), view])
        var worst = 0.0
        var sum = 0.0
        var isBlank = true
        for y in 0..<Int(Self.size.height) {
            for x in 0..<Int(Self.size.width) {
                let distance = difference(both[0][x, y], both[1][x, y])
                worst = max(worst, distance)
                sum += distance
                if difference(both[1][x, y], .white) > 0.5 { isBlank = false }
            }
        }
        XCTAssertFalse(isBlank, "there is nothing to compare with", line: line)
        XCTAssertLessThan(worst, limit, line: line)
        XCTAssertLessThan(sum / Double(Self.size.width * Self.size.height), 0.005, line: line)
    }

    private func inside(_ area: CGRect, _ x: Int, _ y: Int) -> Bool {
        area.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
    }

    func testFill() throws {
        let area = CGRect(x: 10, y: 20, width: 40, height: 30)
        try assertPixels([.fill(area, cornerRadius: 0, color: red)]) {
            self.inside(area, $0, $1) ? self.red : .white
        }
        let view = PathView()
        view.paint = {
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).fill()
        }
        let circle = CGRect(x: 10, y: 10, width: 40, height: 40)
        try assertSame([.fill(circle, cornerRadius: 20, color: red)], as: view, worst: 0.2)
    }

    func testStroke() throws {
        let area = CGRect(x: 10, y: 10, width: 50, height: 40)
        try assertPixels([.stroke(area, cornerRadius: 0, width: 3, color: red)]) {
            self.inside(area, $0, $1) && !self.inside(area.insetBy(dx: 3, dy: 3), $0, $1) ? self.red : .white
        }
        let view = PathView()
        view.paint = {
            UIColor.red.setStroke()
            let path = UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 36, height: 36))
            path.lineWidth = 4
            path.stroke()
        }
        let circle = CGRect(x: 10, y: 10, width: 40, height: 40)
        try assertSame([.stroke(circle, cornerRadius: 20, width: 4, color: red)], as: view, worst: 0.2)
    }

    func testImagesInTheirOwnColoursAndInATint() throws {
        let image = UIImage.painted(20, 10) { x, y in x < 10 ? self.red : y < 5 ? self.half : .clear }
        let area = CGRect(x: 30, y: 25, width: 20, height: 10)
        let overWhite = RGBA(red: 0.5, green: 0.5, blue: 1)
        try assertPixels([.image(image, area, tint: nil)]) { x, y in
            guard self.inside(area, x, y) else { return .white }
            return x < 40 ? self.red : y < 30 ? overWhite : .white
        }
        let green = RGBA(red: 0, green: 1, blue: 0)
        try assertPixels([.image(image, area, tint: green)]) { x, y in
            guard self.inside(area, x, y) else { return .white }
            return x < 40 ? green : y < 30 ? RGBA(red: 0.5, green: 1, blue: 0.5) : .white
        }
    }

    func testA5ImagesAreRepeated() throws {
        let image = UIImage.painted(7, 5) { x, y in x == 0 ? self.red : y == 0 ? self.blue : .white }
        let area = CGRect(x: 4, y: 6, width: 60, height: 40)
        try assertPixels([.image(image.resizableImage(withCapInsets: .zero), area, tint: nil)]) { x, y in
            guard self.inside(area, x, y) else { return .white }
            return (x - 4) % 7 == 0 ? self.red : (y - 6) % 5 == 0 ? self.blue : .white
        }
    }

    /// GTK repeats whole points only: of half a point it left three quarters of the area empty.
    func testA5AnImageOfOnePixelFillsABarAtTwoPixelsAPoint() throws {
        let data = try XCTUnwrap(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])).pngData()
        let dot = try XCTUnwrap(UIImage(data: Data(data), scale: 2))
        var background = BarBackground()
        background.picture = BarBackground.Picture(image: dot)
        let commands = background.commands(size: Self.size, edge: .top, scale: 2)
        try assertPixels(commands) { _, _ in self.red }
    }

    func testA5ImagesAreStretchedBetweenTheirCaps() throws {
        let image = UIImage.painted(9, 9) { x, y in
            let isEdge = x < 3 || x > 5
            return isEdge && (y < 3 || y > 5) ? self.red : isEdge || y < 3 || y > 5 ? self.blue : self.half
        }
        .resizableImage(
            withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3),
            resizingMode: .stretch
        )
        let area = CGRect(x: 10, y: 10, width: 50, height: 30)
        let picture = try pictures([commandView([.image(image, area, tint: nil)])])[0]
        for (x, y, expected) in [
            (10, 10, red), (12, 12, red), (59, 39, red), (35, 11, blue), (11, 25, blue), (58, 25, blue),
            (35, 38, blue),
            (35, 25, RGBA(red: 0.5, green: 0.5, blue: 1)), (9, 25, .white), (60, 25, .white),
        ] {
            XCTAssertLessThan(difference(picture[x, y], expected), 0.02, "at \(x), \(y): \(picture[x, y])")
        }
    }

    func testALineOfTextIsThatOfALabel() throws {
        let font = UIFont.systemFont(ofSize: 15, weight: .medium)
        let label = UILabel()
        label.text = "Search"
        label.font = font
        label.textColor = .red
        label.textAlignment = .center
        let area = CGRect(origin: .zero, size: Self.size)
        try assertSame([.text("Search", area, font: font.fontDescription, color: red)], as: label, worst: 0.1)
    }

    func testLinesOfTextAreThoseOfALabel() throws {
        let font = UIFont.systemFont(ofSize: 13)
        let label = UILabel()
        label.text = "A title of several words"
        label.font = font
        label.numberOfLines = 2
        label.textColor = .black
        label.textAlignment = .center
        let height = label.sizeThatFits(CGSize(width: 80, height: 100)).height
        // A label stands in the middle of its height, the command at the top of its area.
        let area = CGRect(x: 0, y: ((60 - height) / 2).rounded(), width: 80, height: height)
        try assertSame(
            [.lines("A title of several words", area, limit: 2, font: font.fontDescription, color: .black)],
            as: label,
            worst: 0.1
        )
    }

    func testClippingAndFading() throws {
        let area = CGRect(x: 10, y: 10, width: 40, height: 30)
        let clip = CGRect(x: 30, y: 20, width: 40, height: 30)
        let fill = DrawingCommand.fill(area, cornerRadius: 0, color: red)
        try assertPixels([.clipped(clip, [fill])]) {
            self.inside(area.intersection(clip), $0, $1) ? self.red : .white
        }
        try assertPixels([.faded(0.25, [fill])]) {
            self.inside(area, $0, $1) ? RGBA(red: 1, green: 0.75, blue: 0.75) : .white
        }
        // As a group: what overlaps does not show through itself.
        try assertPixels([.faded(0.25, [fill, fill])]) {
            self.inside(area, $0, $1) ? RGBA(red: 1, green: 0.75, blue: 0.75) : .white
        }
    }

    func testAShadowFadesOutAndFalls() throws {
        let area = CGRect(x: 25, y: 15, width: 30, height: 20)
        let picture = try pictures([
            commandView([.shadow(area, cornerRadius: 0, offset: 4, blur: 10, color: .black)])
        ])[0]
        let below = (36..<52).map { picture[40, $0].red }
        XCTAssertEqual(below, below.sorted(), "it fades out downwards")
        XCTAssertLessThan(below[0], 0.7)
        XCTAssertGreaterThan(below[15], 0.95)
        XCTAssertLessThan(picture[40, 38].red, picture[40, 11].red, "it falls downwards")
        XCTAssertEqual(picture[40, 25], .white, "not on what throws it")
    }
}
