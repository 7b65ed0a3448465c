import UIKit

extension Scene {
    /// The edit screen in all its states.
    static var editing: [Scene] {
        let phone = CGSize(width: 390, height: 600)
        let narrow = CGSize(width: 320, height: 500)
        let wide = CGSize(width: 1200, height: 500)
        return [
            editing("edit-390", phone),
            editing("edit-320", narrow),
            editing("edit-1200", wide, count: 16),
            editing("edit-arabic", phone, names: arabicNames, isRightToLeft: true),
            editing("edit-arabic-1200", wide, names: arabicNames, count: 16, isRightToLeft: true),
            editing("edit-dragging", phone) { $0._hold(5, abovePlace: 1) },
            editing("edit-dragging-bar", phone) { $0._hold(0, abovePlace: 2, fromBar: true) },
            editing("edit-undo-320", narrow) { tabs in
                tabs._hold(5, abovePlace: 1)
                tabs._letGo()
            },
            editing("edit-fixed", phone) { _ in
            } before: {
                fixTwo($0)
            },
            editing("edit-fixed-arabic", phone, names: arabicNames, isRightToLeft: true) { _ in
            } before: {
                fixTwo($0)
            },
            editing("edit-many", phone, count: 40),
            editing("edit-long-titles-320", narrow, names: longNames),
        ]
    }

    /// Leaves the first two where they are, and gives all of them badges.
    private static func fixTwo(_ tabs: UITabBarController) {
        let all = tabs.viewControllers ?? []
        tabs.customizableViewControllers = Array(all.dropFirst(2))
        for (controller, badge) in zip(all, ["1", "12", "99+", "New", "3", "1,234,567"]) {
            controller.tabBarItem.badgeValue = badge
        }
    }

    private static func editing(
        _ name: String,
        _ size: CGSize,
        names: [String] = Scene.names,
        count: Int? = nil,
        isRightToLeft: Bool = false,
        then: @escaping (UITabBarController) -> Void = { _ in },
        before: @escaping (UITabBarController) -> Void = { _ in }
    ) -> Scene {
        Scene(
            name: name,
            size: size,
            isRightToLeft: isRightToLeft,
            make: { interface(names, count: count ?? names.count) },
            prepare: { tabs in
                tabs.selectedViewController = tabs.moreNavigationController
                before(tabs)
                tabs._beginCustomizing()
                tabs.view.layoutIfNeeded()
                then(tabs)
            }
        )
    }
}
