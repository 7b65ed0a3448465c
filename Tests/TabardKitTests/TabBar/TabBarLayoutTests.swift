import XCTest

@testable import TabardKit

/// Where a bar's items stand; the measure is a simple one, so that every number is exact.
final class TabBarLayoutTests: XCTestCase {
    /// Six tenths of the font size a letter.
    private let measure: TabBarLayout.Measure = { text, font in
        CGFloat(text.count) * CGFloat(font.size) * 0.6
    }

    private func contents(_ count: Int, title: String = "Title", badge: String? = nil) -> [TabBarLayout
        .Content]
    {
        (0..<count).map { _ in
            TabBarLayout.Content(title: title, imageSize: CGSize(width: 28, height: 28), badge: badge)
        }
    }

    private func layout(
        _ contents: [TabBarLayout.Content],
        width: CGFloat,
        style: TabBarLayout.Style = .stacked,
        isRightToLeft: Bool = false
    ) -> TabBarLayout {
        TabBarLayout(
            contents: contents,
            size: CGSize(width: width, height: 49),
            style: style,
            isRightToLeft: isRightToLeft,
            measure: measure
        )
    }

    func testC1NarrowItemsShareTheWidth() {
        let frames = layout(contents(5), width: 390).items.map(\.frame)
        XCTAssertEqual(
            frames,
            [0, 78, 156, 234, 312].map { CGRect(x: $0, y: 0, width: 78, height: 49) }
        )
    }

    func testIconAndTitleStandInTheMiddleOfTheirItem() {
        let item = layout(contents(5), width: 390).items[1]
        XCTAssertEqual(item.image, CGRect(x: 103, y: 4, width: 28, height: 28))
        XCTAssertEqual(item.title, CGRect(x: 80, y: 33, width: 74, height: 13))
        XCTAssertEqual(item.titleSize, 10)
        XCTAssertNil(item.badge)
    }

    func testWideItemsStandInTheMiddleWithTheTitleBesideTheIcon() {
        let items = layout(contents(3), width: 1200, style: .inline).items
        XCTAssertEqual(items.map(\.frame.width), [110, 110, 110])
        XCTAssertEqual(items[0].frame.minX, 435)
        for item in items {
            XCTAssertEqual(item.image?.midY ?? 0, 24.5, accuracy: 0.5)
            XCTAssertLessThan(item.image?.maxX ?? .infinity, item.title.minX)
        }
    }

    func testLongTitlesShrinkAndAreThenCut() {
        let slightly = layout(contents(5, title: "Twelve chars"), width: 390).items[0]
        XCTAssertEqual(slightly.titleSize, 10)
        let longer = layout(contents(5, title: "Fourteen chars"), width: 390).items[0]
        XCTAssertEqual(longer.titleSize, 8.5)
        let far = layout(contents(5, title: String(repeating: "x", count: 40)), width: 390).items[0]
        XCTAssertEqual(far.titleSize, TabBarMetrics.stackedTitleSize * TabBarMetrics.smallestTitle)
        XCTAssertLessThanOrEqual(far.title.width, far.frame.width)
    }

    func testV3RightToLeftIsTheMirrorImage() {
        for style in [TabBarLayout.Style.stacked, .inline] {
            for count in 1...6 {
                let contents = contents(count, badge: "7")
                let left = layout(contents, width: 600, style: style).items
                let right = layout(contents, width: 600, style: style, isRightToLeft: true).items
                for (first, second) in zip(left, right) {
                    XCTAssertEqual(first.frame.mirrored(in: 600), second.frame)
                    XCTAssertEqual(first.image?.mirrored(in: 600), second.image)
                    XCTAssertEqual(first.title.mirrored(in: 600), second.title)
                    XCTAssertEqual(
                        first.badge?.mirrored(in: 600).minX ?? 0,
                        second.badge?.minX ?? 0,
                        accuracy: 1
                    )
                }
            }
        }
    }

    /// In low and wide bars the title stands beside the icon, and was covered.
    func testB2NoBadgeCoversATitleThatStandsBesideTheIcon() {
        for style in [TabBarLayout.Style.inline, .compactInline] {
            for hasImage in [true, false] {
                for isRightToLeft in [false, true] {
                    for badge in ["", "1", "12", "New"] {
                        var contents = contents(3, badge: badge)
                        if !hasImage {
                            contents = contents.map { TabBarLayout.Content(title: $0.title, badge: badge) }
                        }
                        let layout = layout(contents, width: 500, style: style, isRightToLeft: isRightToLeft)
                        for item in layout.items {
                            let name = "\(style) \(hasImage) \(isRightToLeft) \(badge)"
                            XCTAssertFalse(item.badge?.intersects(item.title) ?? true, name)
                            XCTAssertTrue(item.frame.contains(item.title), name)
                            XCTAssertEqual(item.titleSize, style.titleSize, name)
                            guard let image = item.image, let place = item.badge else { continue }
                            XCTAssertTrue(place.intersects(image), "it stands on the icon's corner: \(name)")
                            XCTAssertLessThanOrEqual(place.intersection(image).width, 10, name)
                        }
                    }
                }
            }
        }
    }

    /// A title alone stands in the middle of its item, where a badge was drawn over it.
    func testB2ABadgeStandsAtTheEndOfATitleAlone() {
        let item = layout([TabBarLayout.Content(title: "Title", badge: "1")], width: 100).items[0]
        XCTAssertEqual(item.title, CGRect(x: 2, y: 18, width: 96, height: 13))
        // The title's 30 points end at 65.
        XCTAssertEqual(item.badge, CGRect(x: 55, y: 2, width: 18, height: 18))
    }

    func testB2ABadgeGrowsWithItsTextButStaysInItsItem() {
        let short = layout(contents(5, badge: "1"), width: 390).items[0]
        XCTAssertEqual(short.badge?.size, CGSize(width: 18, height: 18))
        for text in ["12", "99+", "1,234", String(repeating: "9", count: 10_000)] {
            for width: CGFloat in [320, 390, 1200] {
                for item in layout(contents(5, badge: text), width: width).items {
                    let badge = item.badge ?? .null
                    XCTAssertGreaterThanOrEqual(badge.width, 18)
                    XCTAssertTrue(item.frame.contains(badge), "\(text.prefix(5)) at \(width): \(badge)")
                }
            }
        }
    }

    /// At random: items never overlap, nothing leaves its item, whatever the sizes.
    func testNothingLeavesItsItem() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("TabBarLayoutTests seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...12, using: &random)
            let contents = (0..<count).map { _ in
                TabBarLayout.Content(
                    title: String(repeating: "m", count: .random(in: 0...60, using: &random)),
                    imageSize: Bool.random(using: &random)
                        ? CGSize(
                            width: CGFloat.random(in: 0...300, using: &random),
                            height: CGFloat.random(in: 0...300, using: &random)
                        ) : nil,
                    badge: Bool.random(using: &random)
                        ? String(repeating: "8", count: .random(in: 0...30, using: &random)) : nil
                )
            }
            let width = CGFloat.random(in: 0...2_000, using: &random).rounded()
            let style: TabBarLayout.Style = Bool.random(using: &random) ? .stacked : .inline
            let items = layout(
                contents,
                width: width,
                style: style,
                isRightToLeft: .random(using: &random)
            ).items
            XCTAssertEqual(items.count, count)
            let frames = items.map(\.frame).sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
            for (first, second) in zip(frames, frames.dropFirst()) {
                XCTAssertLessThanOrEqual(first.maxX, second.minX)
            }
            for item in items {
                XCTAssertGreaterThanOrEqual(item.frame.minX, 0)
                XCTAssertLessThanOrEqual(item.frame.maxX, width)
                if let image = item.image {
                    XCTAssertTrue(
                        item.frame.insetBy(dx: -1, dy: 0).contains(image),
                        "\(image) in \(item.frame)"
                    )
                }
                XCTAssertGreaterThanOrEqual(item.title.minX, item.frame.minX)
                XCTAssertLessThanOrEqual(item.title.maxX, item.frame.maxX)
            }
        }
    }
}
