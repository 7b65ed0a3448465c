import TabardTesting
import UIKit

extension Scene {
    /// Pages of the catalogue, narrow, wide and from right to left.
    static var catalogue: [Scene] {
        everywhere("dates", height: 1_700, { DatesController() })
            + everywhere("pages", height: 700, { TourController() })
            + everywhere(
                "empty",
                height: 700,
                { UINavigationController(rootViewController: EmptyController()) }
            )
            + everywhere("empty-loading", height: 500, { EmptyController(.loading) })
            + everywhere("empty-search", height: 500, { EmptyController(.search) })
            + everywhere("images", height: 800, { ImagesController() })
            + everywhere("choices", height: 640, { ChoicesController() })
            + everywhere("palette", height: 640, { ChoicesController() }, prepare: { openPalette($0) })
            + everywhere("color-page", height: 700, { ChoicesController() }, prepare: { showColors($0) })
            + everywhere("columns", height: 700, { TitleController() }, prepare: { showColumns($0) })
            + everywhere("sheets", height: 700, { SheetsController() })
            + everywhere("half-sheet", height: 700, { SheetsController() }, prepare: { showHalf($0) })
            + everywhere("card", height: 700, { SheetsController() }, prepare: { showCard($0) })
            + everywhere("share", height: 700, { SheetsController() }, prepare: { share($0) })
            + everywhere("font-page", height: 700, { ChoicesController() }, prepare: { showFonts($0) })
    }

    /// Opens the menu whose elements stand side by side.
    private static func openPalette(_ tabs: UITabBarController) {
        func button(in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.configuration?.title == "Choose" { return button }
            return view.subviews.lazy.compactMap(button(in:)).first
        }
        button(in: tabs.view)?.performPrimaryAction()
    }

    private static func showColors(_ tabs: UITabBarController) {
        let page = UIColorPickerViewController()
        page.selectedColor = UIColor.systemTeal.withAlphaComponent(0.7)
        tabs.present(page, animated: false)
    }

    private static func showFonts(_ tabs: UITabBarController) {
        tabs.present(UIFontPickerViewController(), animated: false)
    }

    /// An address with its title, and an activity of the app's.
    private static func share(_ tabs: UITabBarController) {
        let items: [Any] = [
            "Gulls of the northern coast", URL(string: "https://birds.example.org/gulls/northern") as Any,
        ]
        let page = UIActivityViewController(activityItems: items, applicationActivities: [Pin(), Send()])
        page.popoverPresentationController?.sourceView = tabs.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 900, y: 20, width: 40, height: 40)
        tabs.present(page, animated: false)
    }

    private final class Pin: UIActivity {
        override var activityTitle: String? { "Pin to the board" }
        override var activityImage: UIImage? { UIImage(systemName: "pin") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    private final class Send: UIActivity {
        override class var activityCategory: UIActivity.Category { .share }
        override var activityTitle: String? { "Send to the club" }
        override var activityImage: UIImage? { UIImage(systemName: "paperplane.fill") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    private static func showHalf(_ tabs: UITabBarController) {
        (tabs.selectedViewController as? SheetsController)?.showHalf()
    }

    private static func showCard(_ tabs: UITabBarController) {
        (tabs.selectedViewController as? SheetsController)?.showCard()
    }

    /// As the user sees it who has chosen a city.
    private static func showColumns(_ tabs: UITabBarController) {
        let columns = ColumnsController()
        tabs.present(columns, animated: false)
        TestEnvironment.run(seconds: 0.1)
        columns.choose(letter: "B")
        columns.choose(city: "Bergen")
        columns.show(.primary)
        TestEnvironment.run(seconds: 0.1)
    }

    private static func everywhere(
        _ name: String,
        height: CGFloat,
        _ make: @escaping () -> UIViewController,
        prepare: @escaping (UITabBarController) -> Void = { _ in }
    ) -> [Scene] {
        let surroundings: [(String, CGFloat, Bool)] = [
            ("", 390, false), ("-320", 320, false), ("-1200", 1_200, false), ("-arabic", 390, true),
        ]
        return surroundings.map { suffix, width, isRightToLeft in
            Scene(
                name: name + suffix,
                size: CGSize(width: width, height: height),
                isRightToLeft: isRightToLeft,
                make: { page(make()) },
                prepare: prepare
            )
        }
    }
}
