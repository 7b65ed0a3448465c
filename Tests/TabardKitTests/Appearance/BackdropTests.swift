import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What lies behind a translucent bar is seen through it, blurred (A7), and goes where it scrolls.
@preconcurrency @MainActor
final class BackdropTests: TabBarTestCase {
    /// Vertical stripes, red and blue in turn, and below them green.
    private final class StripedController: UIViewController {
        let scroll = UIScrollView(frame: .zero)

        override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(scroll)
            for index in 0..<40 {
                let stripe = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 1_000))
                stripe.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
                scroll.addSubview(stripe)
            }
            let rest = UIView(frame: CGRect(x: 0, y: 1_000, width: 400, height: 1_000))
            rest.backgroundColor = .green
            scroll.addSubview(rest)
            scroll.contentInsetAdjustmentBehavior = .never
        }

        override func viewDidLayoutSubviews() {
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 400, height: 2_000)
        }
    }

    private let content = StripedController()
    private let tabs = UITabBarController()

    private func showStripes() -> UIWindow {
        // The words and icons of items would be in the way of looking.
        content.tabBarItem = UITabBarItem(title: "", image: nil, tag: 0)
        tabs.viewControllers = [content]
        tabs.overrideUserInterfaceStyle = .light
        return show(tabs, width: 400, height: 400)
    }

    /// The colours along the middle of the bar, and along the content above it.
    private func rows(_ window: UIWindow) throws -> (bar: [RGBA], content: [RGBA]) {
        MainLoop.iterate(seconds: 0.1)
        let pixels = try XCTUnwrap(window.pixels())
        let y = Int(tabs.tabBar.frame.midY)
        return ((60..<340).map { pixels[$0, y] }, (60..<340).map { pixels[$0, 100] })
    }

    private func spread(_ colors: [RGBA], _ part: (RGBA) -> Double) -> Double {
        let values = colors.map(part)
        return (values.max() ?? 0) - (values.min() ?? 0)
    }

    private func mean(_ colors: [RGBA], _ part: (RGBA) -> Double) -> Double {
        colors.map(part).reduce(0, +) / Double(colors.count)
    }

    func testA7TheStripesRunIntoEachOtherBehindTheBar() throws {
        let window = showStripes()
        let (bar, content) = try rows(window)
        XCTAssertEqual(spread(content, \.red), 1, accuracy: 0.01, "the stripes themselves are sharp")
        XCTAssertLessThan(spread(bar, \.red), 0.02, "behind the bar they are one")
        XCTAssertLessThan(spread(bar, \.blue), 0.02)
        XCTAssertGreaterThan(mean(bar, \.red), mean(bar, \.green) + 0.05, "and their colours are seen")
        XCTAssertGreaterThan(mean(bar, \.blue), mean(bar, \.green) + 0.05)
    }

    func testA7TheBlurFollowsScrolling() throws {
        let window = showStripes()
        let before = try rows(window).bar
        content.scroll.contentOffset = CGPoint(x: 0, y: 1_000)
        let after = try rows(window).bar
        XCTAssertGreaterThan(mean(after, \.green), mean(after, \.red) + 0.05, "now green lies behind")
        XCTAssertGreaterThan(mean(before, \.red), mean(after, \.red))
    }

    func testA8AnOpaqueBarShowsNothing() throws {
        tabs.tabBar.isTranslucent = false
        let window = showStripes()
        let bar = try rows(window).bar
        XCTAssertEqual(Set(bar).count, 1)
        XCTAssertEqual(bar.first, .white)
    }

    func testA11WithoutAnEffectTheStripesStaySharp() throws {
        tabs.tabBar.standardAppearance.configureWithTransparentBackground()
        let window = showStripes()
        let (bar, content) = try rows(window)
        XCTAssertEqual(bar, content)
    }

    func testA7AnOpaqueImageMadeTranslucentIsBlurredThrough() throws {
        tabs.tabBar.backgroundImage = .plain(.white)
        tabs.tabBar.isTranslucent = true
        let window = showStripes()
        let bar = try rows(window).bar
        XCTAssertLessThan(spread(bar, \.red), 0.02)
        XCTAssertGreaterThan(mean(bar, \.red), mean(bar, \.green) + 0.05)
        XCTAssertGreaterThan(mean(bar, \.green), 0.8, "most of it is the image")
    }

    func testTheEdgesAreNotDarkerThanTheMiddle() throws {
        content.loadViewIfNeeded()
        let window = showStripes()
        content.scroll.contentOffset = CGPoint(x: 0, y: 1_000)
        MainLoop.iterate(seconds: 0.1)
        let pixels = try XCTUnwrap(window.pixels())
        let bar = tabs.tabBar.frame
        let middle = pixels[Int(bar.midX), Int(bar.midY)]
        for (x, y) in [(0, bar.midY), (399, bar.midY), (200, bar.maxY - 1), (0, bar.maxY - 1)] {
            let edge = pixels[x, Int(y)]
            for part in [\RGBA.red, \.green, \.blue, \.alpha] {
                XCTAssertEqual(edge[keyPath: part], middle[keyPath: part], accuracy: 0.02, "at \(x), \(y)")
            }
        }
    }

    /// One colour need not be blurred, and looks as if it had been.
    func testA7OneColourLooksAsIfItWereBlurred() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for color in [UIColor.white, .black, .systemRed, .systemIndigo, .secondarySystemBackground] {
                var bars: [[RGBA]] = []
                for isWhole in [true, false] {
                    let page = UIViewController()
                    page.tabBarItem = UITabBarItem(title: "", image: nil, tag: 0)
                    page.view.backgroundColor = isWhole ? color : .clear
                    for x in isWhole ? [] : [0, 200] {
                        // Two halves are not told from two colours.
                        let half = UIView(frame: CGRect(x: x, y: 0, width: 200, height: 400))
                        half.backgroundColor = color
                        page.view.addSubview(half)
                    }
                    let tabs = UITabBarController()
                    tabs.viewControllers = [page]
                    tabs.overrideUserInterfaceStyle = style
                    let window = show(tabs, width: 400, height: 400)
                    MainLoop.iterate(seconds: 0.1)
                    let pixels = try XCTUnwrap(window.pixels())
                    bars.append((0..<400).map { pixels[$0, Int(tabs.tabBar.frame.midY)] })
                }
                XCTAssertEqual(Set(bars[0]).count, 1)
                for (one, other) in zip(bars[0], bars[1]) {
                    for part in [\RGBA.red, \.green, \.blue, \.alpha] {
                        XCTAssertEqual(one[keyPath: part], other[keyPath: part], accuracy: 1.5 / 255)
                    }
                }
            }
        }
    }

    func testAVisualEffectViewBlursToo() throws {
        let window = showStripes()
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        panel.frame = CGRect(x: 50, y: 50, width: 300, height: 100)
        content.view.addSubview(panel)
        var row = try rows(window).content
        XCTAssertLessThan(spread(row, \.red), 0.05)
        XCTAssertGreaterThan(mean(row, \.red), mean(row, \.green) + 0.2)
        panel.effect = nil
        row = try rows(window).content
        XCTAssertEqual(spread(row, \.red), 1, accuracy: 0.01)
    }

    func testA11TheBarLooksDifferentAtTheContentsEnd() throws {
        tabs.tabBar.isTranslucent = false
        let edge = UITabBarAppearance()
        edge.configureWithTransparentBackground()
        edge.backgroundColor = .black
        tabs.tabBar.scrollEdgeAppearance = edge
        let window = showStripes()
        XCTAssertEqual(try Set(rows(window).bar), [.white])
        content.scroll.contentOffset = CGPoint(x: 0, y: 1_600)
        XCTAssertEqual(try Set(rows(window).bar), [.black])
        content.scroll.contentOffset = CGPoint(x: 0, y: 1_599)
        XCTAssertEqual(try Set(rows(window).bar), [.white])
    }

    /// On the graphics card what lies behind stood up to 24 points aside.
    func testTheGraphicsCardShowsTheSame() throws {
        setenv("GSK_RENDERER", "gl", 1)
        defer { unsetenv("GSK_RENDERER") }
        let window = showStripes()
        // An edge across the bar, so that a shift in each direction is seen.
        content.scroll.contentOffset = CGPoint(x: 0, y: 625)
        MainLoop.iterate(seconds: 0.1)
        let widget = try XCTUnwrap(window._widget)
        let shown = try XCTUnwrap(Renderer.pngAsShown(of: widget))
        try XCTSkipUnless(shown.renderer == "GskGLRenderer", "there is no OpenGL here, but \(shown.renderer)")
        let card = try XCTUnwrap(UIImage(data: Data(shown.bytes))?.bitmap).pixels()
        let software = try XCTUnwrap(window.pixels())
        var worst = 0.0
        for y in Int(tabs.tabBar.frame.minY)..<400 {
            for x in 0..<400 {
                for part in [\RGBA.red, \.green, \.blue] {
                    worst = max(worst, abs(card[x, y][keyPath: part] - software[x, y][keyPath: part]))
                }
            }
        }
        XCTAssertLessThan(worst, 0.02)
    }

    func testWhatIsBlurredReachesBeyondTheEdges() {
        let room = CGRect(x: 0, y: 0, width: 400, height: 300)
        for area in [
            CGRect(x: 0, y: 251, width: 400, height: 49), CGRect(x: 0, y: 0, width: 400, height: 44),
            CGRect(x: 10, y: 20, width: 50, height: 50), CGRect(x: 100, y: 100, width: 50, height: 50),
        ] {
            let (source, map) = UIView._stretch(around: area, in: room, reach: 20)
            XCTAssertTrue(room.contains(source), "\(area)")
            let target = source.applying(map)
            let wanted = area.insetBy(dx: -20, dy: -20)
            for (one, other) in [
                (target.minX, wanted.minX), (target.maxX, wanted.maxX), (target.minY, wanted.minY),
                (target.maxY, wanted.maxY),
            ] {
                XCTAssertEqual(one, other, accuracy: 1e-9, "\(area)")
            }
        }
        let inner = UIView._stretch(
            around: CGRect(x: 100, y: 100, width: 50, height: 50),
            in: room,
            reach: 20
        )
        XCTAssertTrue(inner.map.isIdentity, "in the middle nothing is moved")
    }
}
