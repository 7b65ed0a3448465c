import UIKit

/// Explains what there is to see.
class WelcomeController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCard([
            text("A tab bar of your own", style: .title1),
            text(
                "Every tab shows a part of what an app can use. The bar of a narrow window has room for some of them, and More has the others; a wide window has a sidebar with all."
            ),
        ])
        addCard(
            "Arrange the tabs",
            [
                text("Tap More, then Edit, and drag the icons onto the bar. Done keeps them there."),
                text("In the sidebar, Edit lets you drag rows onto the bar, move and hide them."),
                text(
                    "Or press a tab with the secondary button, or hold it for a moment: its menu moves it.",
                    color: .secondaryLabel
                ),
                button("Edit Tabs…") { [weak self] _ in self?.tabBarController?.showWhereTabsAreArranged() },
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
}

extension UITabBarController {
    /// Shows where the user arranges the tabs: the sidebar of a wide window, the list of More in a narrow one.
    func showWhereTabsAreArranged() {
        guard traitCollection.horizontalSizeClass == .regular, !tabs.isEmpty else {
            selectedViewController = moreNavigationController
            return
        }
        if mode == .tabBar { mode = .tabSidebar }
        UIView.animate(withDuration: 0.3) { self.sidebar.isHidden = false }
    }
}
