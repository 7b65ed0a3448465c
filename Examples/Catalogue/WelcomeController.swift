import UIKit

/// Explains what there is to see.
class WelcomeController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCard([
            text("A tab bar of your own", style: .title1),
            text(
                "Every tab shows a part of what an app can use. The bar has room for some of them; More has the others."
            ),
        ])
        addCard(
            "Arrange the tabs",
            [
                text("Tap More, then Edit, and drag the icons onto the bar. Done keeps them there."),
                text(
                    "Or press a tab with the secondary button, or hold it for a moment: its menu moves it.",
                    color: .secondaryLabel
                ),
                button("Edit Tabs…") { [weak self] _ in self?.showMore() },
            ]
        )
        addCard(
            "Without a mouse",
            [
                text("Arrow keys move along the bar, Ctrl+Tab goes on, and Alt+1 to Alt+9 choose a tab."),
                text("On the edit screen Space picks a tab up and puts it down; Escape puts it back."),
            ]
        )
        addCard(
            "Try to lose it",
            [
                text(
                    "Close the app, or kill it in the middle of a move: the order, the hidden tabs and the selection are as they were."
                )
            ]
        )
    }

    private func showMore() {
        guard let tabs = tabBarController else { return }
        tabs.selectedViewController = tabs.moreNavigationController
    }
}
