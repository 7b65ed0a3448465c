import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Bars with everything at random: whatever apps set, nothing leaves the bar, and every point of it is one item's.
@preconcurrency @MainActor
final class RandomTabBarLookTests: XCTestCase {
    private static let texts = [
        "", "A", "Home", "A title of forty letters, which is a lot", "إعدادات", "👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301}\u{302}",
        String(repeating: "9", count: 10_000), String(repeating: "🎉", count: 10_000),
        String(repeating: "ش", count: 10_000), "Z" + String(repeating: "\u{336}", count: 10_000), "a\nb\tc",
    ]
    private static let numbers: [CGFloat] = [
        0, 1, -1, 6, -6, 20, -20, 48, 49, 50, 300, -300, 1e9, -1e9, .nan, .infinity, -.infinity,
    ]

    private let images: [UIImage] = [
        UIImage(), .plain(.black, 1, 1), .plain(.black, 28, 28), .plain(.clear, 20, 20),
        .plain(RGBA(red: 1, green: 0, blue: 0), 10_000, 2), .plain(.white, 3, 300),
        .plain(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5), 40, 40),
        UIImage.plain(.black, 9, 9).resizableImage(
            withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3),
            resizingMode: .stretch
        ),
        UIImage.plain(.black, 9, 9).resizableImage(
            withCapInsets: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        ),
        UIImage.plain(.black, 30, 20).withRenderingMode(.alwaysOriginal),
        UIImage.plain(.black, 30, 20).withRenderingMode(.alwaysTemplate),
        SystemImage.search.image,
    ]

    func testNothingLeavesTheBarAndEveryPointIsOneItems() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("RandomTabBarLookTests seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var commandCount = 0
        for round in 0..<5_000 {
            let bar = randomBar(&random)
            let drawing = bar._drawing
            let name = "seed \(seed), round \(round)"
            commandCount += drawing.commands.count
            checkAreas(drawing, in: bar, name)
            checkCommands(drawing, in: bar, name)
        }
        print("RandomTabBarLookTests: 5,000 bars, \(commandCount) commands")
    }

    /// A sample of them is really drawn, by the software renderer, where GTK's every warning would end the test.
    func testTheyCanBeDrawn() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("RandomTabBarLookTests, drawn, seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 300))
        let root = UIViewController()
        root.view.backgroundColor = .white
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && window.bounds.width == 800 }
        for _ in 0..<60 {
            let bar = randomBar(&random)
            root.view.addSubview(bar)
            bar.frame.origin.y = 100
            let before = window._widget?.frameCounter
            MainLoop.iterate(seconds: 5) { window._widget?.frameCounter != before }
            XCTAssertNotNil(root.view.pixels(), "seed \(seed)")
            bar.removeFromSuperview()
        }
        window.isHidden = true
        window.rootViewController = nil
    }

    private func checkAreas(_ drawing: TabBarDrawing, in bar: UITabBar, _ name: String) {
        let places = drawing.layout.items
        guard !places.isEmpty else { return }
        let areas = places.map(\.hitArea).sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
        XCTAssertEqual(areas.first?.minX, 0, name)
        XCTAssertEqual(areas.last?.maxX ?? -1, bar.bounds.width, accuracy: 1e-6, name)
        for (left, right) in zip(areas, areas.dropFirst()) {
            XCTAssertEqual(left.maxX, right.minX, accuracy: 1e-6, name)
        }
        for place in places {
            XCTAssertTrue(place.title.isWithin(place.frame), "\(name): \(place)")
            if let badge = place.badge {
                XCTAssertTrue(badge.isWithin(place.frame), "\(name): \(place)")
            }
            XCTAssertTrue(place.titleSize.isFinite, name)
        }
    }

    /// All that is drawn stays in the bar, but for the shadow, which falls just above it.
    private func checkCommands(_ drawing: TabBarDrawing, in bar: UITabBar, _ name: String) {
        let shadow = CGRect(x: 0, y: -bar.bounds.height, width: bar.bounds.width, height: bar.bounds.height)
        let isShadowImage = if case .image = drawing.background.shadow { true } else { false }
        for command in drawing.commands {
            let area = command.extent
            let isFine =
                area.isNull || area.isWithin(bar.bounds) || (isShadowImage && area.isWithin(shadow))
            XCTAssertTrue(isFine, "\(name): \(String("\(command)".prefix(300))) in \(bar.bounds)")
        }
        for (item, place) in zip(drawing.items, drawing.layout.items) {
            let texts = drawing.commands.flatMap(\.texts).filter {
                $0.text == item.title && $0.area == place.title
            }
            XCTAssertEqual(texts.isEmpty, item.title.isEmpty, name)
        }
    }

    private func randomBar(_ random: inout SeededGenerator) -> UITabBar {
        func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
        func image() -> UIImage? { Bool.random(using: &random) ? images.randomElement(using: &random) : nil }
        func text() -> String { Self.texts.randomElement(using: &random) ?? "" }
        func color() -> UIColor? {
            [nil, .red, .clear, UIColor(white: 0.5, alpha: 0.5), .systemBlue].randomElement(using: &random)
                ?? nil
        }
        func offset() -> UIOffset { UIOffset(horizontal: number(), vertical: number()) }
        func insets() -> UIEdgeInsets {
            UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
        }
        func attributes() -> [NSAttributedString.Key: Any]? {
            guard Bool.random(using: &random) else { return nil }
            let size: CGFloat = [0.5, 4, 10, 17, 49, 300, 1_000].randomElement(using: &random) ?? 10
            return [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color() ?? .black]
        }
        func flip() -> Bool { Bool.random(using: &random) }
        let width = [0, 1, 20, 320, 390, 1_200, .random(in: 0...2_000, using: &random)].randomElement(
            using: &random
        )
        let height = [0, 1, 20, 32, 49, 83, .random(in: 0...200, using: &random)].randomElement(
            using: &random
        )
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width ?? 0, height: height ?? 0))
        bar.semanticContentAttribute = flip() ? .forceRightToLeft : .forceLeftToRight
        bar.overrideUserInterfaceStyle = flip() ? .dark : .light
        bar.items = (0..<Int.random(in: 0...9, using: &random)).map { _ in
            let item = UITabBarItem(title: text(), image: image(), selectedImage: image())
            if flip() { item.badgeValue = text() }
            item.isEnabled = Int.random(in: 0..<4, using: &random) != 0
            item.landscapeImagePhone = image()
            if flip() { item.imageInsets = insets() }
            if flip() { item.titlePositionAdjustment = offset() }
            item.setTitleTextAttributes(
                attributes(),
                for: [.normal, .selected, .disabled].randomElement(using: &random)!
            )
            item.setBadgeTextAttributes(attributes(), for: .normal)
            return item
        }
        if flip() { bar.selectedItem = bar.items?.randomElement(using: &random) }
        bar.barStyle = flip() ? .black : .default
        bar.barTintColor = color()
        bar.backgroundImage = image()
        bar.shadowImage = image()
        bar.selectionIndicatorImage = image()
        if flip() { bar.isTranslucent = flip() }
        bar.itemPositioning = [.automatic, .fill, .centered].randomElement(using: &random)!
        bar.itemWidth = number()
        bar.itemSpacing = number()
        for left in [UIControl.State.normal, .selected] where flip() {
            bar.setDividerImage(image(), forLeftState: left, rightState: flip() ? .selected : .normal)
        }
        if flip() {
            let appearance = UITabBarAppearance()
            if flip() { appearance.configureWithTransparentBackground() }
            appearance.backgroundImage = image()
            appearance.backgroundImageContentMode =
                [.scaleToFill, .scaleAspectFill, .center, .topLeft, .bottomRight].randomElement(
                    using: &random
                )!
            appearance.shadowImage = image()
            appearance.selectionIndicatorImage = image()
            appearance.selectionIndicatorTintColor = color()
            appearance.stackedItemPositioning = [.automatic, .fill, .centered].randomElement(using: &random)!
            appearance.stackedItemWidth = number()
            appearance.stackedItemSpacing = number()
            for look in [appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance] {
                for state in [look.normal, look.selected, look.disabled] where flip() {
                    state.titleTextAttributes = attributes() ?? [:]
                    state.badgeTextAttributes = attributes() ?? [:]
                    state.titlePositionAdjustment = offset()
                    state.badgePositionAdjustment = offset()
                    state.badgeTitlePositionAdjustment = offset()
                    state.iconColor = color()
                    state.badgeBackgroundColor = color()
                }
            }
            bar.standardAppearance = appearance
        }
        return bar
    }
}

extension CGRect {
    /// Whether an area holds the rectangle, which may be empty, but for the last bits of the arithmetic.
    fileprivate func isWithin(_ area: CGRect) -> Bool {
        minX >= area.minX - 1e-6 && maxX <= area.maxX + 1e-6 && minY >= area.minY - 1e-6
            && maxY <= area.maxY + 1e-6
    }
}

extension DrawingCommand {
    /// Where the command can leave a trace.
    var extent: CGRect {
        switch self {
        case .fill(let area, _, _), .stroke(let area, _, _, _), .image(_, let area, _),
            .text(_, let area, _, _),
            .lines(_, let area, _, _, _), .shadow(let area, _, _, _, _):
            area.isEmpty ? .null : area
        case .clipped(let area, let commands):
            commands.reduce(CGRect.null) { $0.union($1.extent) }.intersection(area)
        case .faded(_, let commands):
            commands.reduce(CGRect.null) { $0.union($1.extent) }
        }
    }

    /// The texts that the command draws, and where.
    var texts: [(text: String, area: CGRect)] {
        switch self {
        case .text(let text, let area, _, _), .lines(let text, let area, _, _, _): [(text, area)]
        case .clipped(_, let commands), .faded(_, let commands): commands.flatMap(\.texts)
        case .fill, .stroke, .image, .shadow: []
        }
    }
}
