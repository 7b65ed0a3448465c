import XCTest

@testable import TabardKit

/// What is written is no wider than is good to read.
@preconcurrency @MainActor
final class ReadableContentGuideTests: TabBarTestCase {
    func testItIsNoWiderThanIsGoodToRead() {
        for (width, least, most) in [(320, 260, 320), (672, 600, 672), (1200, 672, 672)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 200)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let guide = view.readableContentGuide
            XCTAssertTrue(guide === view.readableContentGuide)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.topAnchor),
            ])
            view.layoutIfNeeded()
            XCTAssertGreaterThanOrEqual(label.frame.width, least)
            XCTAssertLessThanOrEqual(label.frame.width, most)
            XCTAssertEqual(label.frame.midX, width / 2, accuracy: 0.5)
            XCTAssertEqual(guide.layoutFrame.width, label.frame.width)
        }
    }

    func testItLiesWithinTheMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 10,
            leading: 100,
            bottom: 20,
            trailing: 40
        )
        XCTAssertEqual(view.readableContentGuide.layoutFrame, CGRect(x: 100, y: 10, width: 560, height: 370))
    }
}
