internal import TabModel

extension UITabBarController {
    func _setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        require(
            !(controllers ?? []).contains(where: _isMore),
            "moreNavigationController can't be one of viewControllers; it is shown by itself when there are more tabs than places"
        )
        require(
            !(controllers ?? []).contains { $0 === self },
            "A tab bar controller can't be one of its own viewControllers"
        )
        if let controllers, let misuse = TabBarState.misuse(in: controllers) {
            fatalError(_message(of: misuse, tried: controllers))
        }
        guard _acceptsChanges else { return }
        _abandonCustomizing()
        _leaveTabs()
        _noteDefaultOrder(controllers ?? [])
        _perform(_state.replaceTabs(controllers?.map { .controller($0) }), animated: animated)
    }

    /// What went wrong, with the controllers named as their developer knows them.
    func _message(of misuse: TabBarMisuse, tried: [UIViewController]) -> String {
        switch misuse {
        case .duplicateTab(_, let first, let second):
            return
                "viewControllers holds \(Self._name(tried[first])) twice, at index \(first) and \(second); each may be there once"
        case .indexOutOfRange(let index, let count):
            return count == 0
                ? "selectedIndex can't be \(index), since there are no view controllers"
                : "selectedIndex must be from 0 to \(count - 1), but is \(index)"
        case .tabNotInList, .tabMissing:
            let list = (viewControllers ?? []).map(Self._name).joined(separator: ", ")
            return
                "selectedViewController must be moreNavigationController or one of viewControllers, which are [\(list)], but is \(tried.map(Self._name).joined())"
        }
    }

    /// A controller's class and title.
    static func _name(_ controller: UIViewController) -> String {
        let title = controller.title ?? controller.tabBarItem.title
        return "\(type(of: controller))" + (title.map { " '\($0)'" } ?? "")
    }
}
