import UIKit

extension CustomTabBarController: CustomTabBarDelegate {
    func tabBar(_ tabBar: CustomTabBar, shouldSelect item: CustomTabBarItem) -> Bool {
        guard let tab = tab(of: item) else { return false }
        return delegate?.customTabBarController(self, shouldSelect: tab.controller) ?? true
    }

    func tabBar(_ tabBar: CustomTabBar, didSelect item: CustomTabBarItem) {
        guard let tab = tab(of: item) else { return }
        select(tab)
        memory?.select(tab.id)
        delegate?.customTabBarController(self, didSelect: tab.controller)
    }

    func tabBarDidChangeOrder(_ tabBar: CustomTabBar) {
        tabs = tabBar.items.compactMap { tab(of: $0) }
        memory?.reorder(tabs.map(\.id))
    }

    private func tab(of item: CustomTabBarItem) -> Tab? { tabs.first { $0.item === item } }
}
