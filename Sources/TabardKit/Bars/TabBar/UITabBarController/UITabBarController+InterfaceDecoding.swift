internal import InterfaceDocument

extension UITabBarController {
    /// Reads the bar and the tabs; all are customizable (C4, I4).
    func _decodeTabs(from coder: InterfaceCoder) {
        if let element = coder.child(key: "tabBar", "tabBar"),
            let bar = coder.assembly.make(element, as: UITabBar.self)
        {
            // Items beside those of the controllers are what Interface Builder shows.
            if bar.items != nil { bar.items = nil }
            _replaceTabBar(with: bar)
        }
        var tabs: [UIViewController] = []
        for controller in coder.controllers("viewControllers")
        where !tabs.contains(where: { $0 === controller }) {
            tabs.append(controller)
        }
        if !tabs.isEmpty { viewControllers = tabs }
        if let index = coder.count("selectedIndex"), index < tabs.count { selectedIndex = index }
    }
}
