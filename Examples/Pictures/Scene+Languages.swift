import UIKit

extension Scene {
    /// A screen, an alert and the list of further tabs in several languages.
    static var languages: [Scene] {
        LanguageSample.all.flatMap { sample in
            [
                language(sample, "", height: 1_040),
                language(sample, "-alert", height: 700) { ask($0, sample) },
                language(sample, "-more", height: 500) {
                    $0.selectedViewController = $0.moreNavigationController
                },
            ]
        }
    }

    private static func language(
        _ sample: LanguageSample,
        _ ending: String,
        height: CGFloat,
        prepare: @escaping (UITabBarController) -> Void = { _ in }
    ) -> Scene {
        Scene(
            name: "language-\(sample.code)\(ending)",
            size: CGSize(width: 320, height: height),
            isRightToLeft: sample.isRightToLeft,
            language: sample.code,
            make: {
                let tabs = interface(sample.tabs)
                let page = UINavigationController(rootViewController: LanguageController(sample))
                page.navigationBar.prefersLargeTitles = true
                page.tabBarItem = tabs.viewControllers?[0].tabBarItem
                tabs.viewControllers?[0] = page
                tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
                return tabs
            },
            prepare: prepare
        )
    }

    private static func ask(_ tabs: UITabBarController, _ sample: LanguageSample) {
        let alert = UIAlertController(
            title: sample.question,
            message: sample.explanation,
            preferredStyle: .alert
        )
        let styles: [UIAlertAction.Style] = [.default, .destructive, .cancel]
        for (answer, style) in zip(sample.answers, styles) {
            alert.addAction(UIAlertAction(title: answer, style: style))
        }
        tabs.present(alert, animated: false)
    }
}
