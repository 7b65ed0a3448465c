import Synchronization
import TabardTesting
import XCTest

@testable import TabardKit

/// Fonts that follow the size of texts that the user wants.
@preconcurrency @MainActor
final class TextSizeTests: TabBarTestCase {
    func testTheDesktopsScaleOfTexts() {
        let former = TestEnvironment.textScale
        defer { TestEnvironment.textScale = former }
        let application = UIApplication.shared
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let controller = UIViewController()
        controller.view.addSubview(label)
        show(controller, width: 320, height: 300)
        let names = Mutex<[String]>([])
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: application,
            queue: nil
        ) { notification in
            let name = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            names.withLock { $0.append(name ?? "none") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        for (scale, category, size) in [
            (1.94, UIContentSizeCategory.accessibilityLarge, 33),
            (3.12, .accessibilityExtraExtraExtraLarge, 53), (1, .large, 17),
        ] as [(Double, UIContentSizeCategory, CGFloat)] {
            TestEnvironment.textScale = scale
            controller.view.layoutIfNeeded()
            XCTAssertEqual(application.preferredContentSizeCategory, category)
            XCTAssertEqual(label.font.pointSize, size)
        }
        TestEnvironment.textScale = .nan
        XCTAssertEqual(application.preferredContentSizeCategory, .large)
        XCTAssertEqual(
            names.withLock(\.self),
            [
                "UICTContentSizeCategoryAccessibilityL", "UICTContentSizeCategoryAccessibilityXXXL",
                "UICTContentSizeCategoryL",
            ]
        )
    }

    func testFontsFollowWhereTheyAreAskedTo() {
        let controller = UIViewController()
        show(controller, width: 320, height: 300)
        let label = UILabel()
        let field = UITextField()
        let text = UITextView()
        let fixed = UILabel()
        let scaled = UILabel()
        for view in [label, field, text, fixed, scaled] as [UIView] { controller.view.addSubview(view) }
        label.font = .preferredFont(forTextStyle: .body)
        field.font = .preferredFont(forTextStyle: .body)
        text.font = .preferredFont(forTextStyle: .body)
        fixed.font = .preferredFont(forTextStyle: .body)
        scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
        let followers: [any UIContentSizeCategoryAdjusting] = [label, field, text, scaled]
        for follower in followers {
            XCTAssertFalse(follower.adjustsFontForContentSizeCategory)
            follower.adjustsFontForContentSizeCategory = true
        }
        func sizes() -> [CGFloat?] {
            [label.font.pointSize, field.font?.pointSize, text.font?.pointSize, fixed.font.pointSize]
        }
        XCTAssertEqual(sizes(), [17, 17, 17, 17])
        let usual = label.intrinsicContentSize.height
        controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        controller.view.layoutIfNeeded()
        XCTAssertEqual(sizes(), [40, 40, 40, 17])
        XCTAssertEqual(scaled.font.pointSize, 10 * 40 / 17, accuracy: 0.6)
        label.text = "Ag"
        XCTAssertGreaterThan(label.intrinsicContentSize.height, usual * 1.8)
        controller.view.traitOverrides.preferredContentSizeCategory = .large
        controller.view.layoutIfNeeded()
        XCTAssertEqual(sizes(), [17, 17, 17, 17])
        label.adjustsFontForContentSizeCategory = false
        controller.view.traitOverrides.preferredContentSizeCategory = .extraSmall
        controller.view.layoutIfNeeded()
        XCTAssertEqual(sizes(), [17, 14, 14, 17])
    }
}
