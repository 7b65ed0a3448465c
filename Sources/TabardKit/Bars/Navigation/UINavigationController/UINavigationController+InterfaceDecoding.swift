internal import InterfaceDocument

extension UINavigationController {
    func _decodeNavigation(from coder: InterfaceCoder) {
        if let element = coder.child(key: "navigationBar", "navigationBar"),
            let bar = coder.assembly.make(element, as: UINavigationBar.self)
        {
            _replaceBar(with: bar)
        }
        if let element = coder.child(key: "toolbar", "toolbar"),
            let bar = coder.assembly.make(element, as: UIToolbar.self)
        {
            toolbar.barTintColor = bar.barTintColor
            toolbar.isTranslucent = bar.isTranslucent
            toolbar.tintColor = bar.tintColor
        }
        let root = coder.controllers("rootViewController")
        let stack = (root.isEmpty ? coder.controllers("viewControllers") : root).filter { controller in
            if Self._canPush(controller) { return true }
            coder.assembly.tell(
                "\(type(of: controller)) can't stand in a navigation controller",
                of: coder.element
            )
            return false
        }
        if !stack.isEmpty { viewControllers = stack }
        if let hidden = coder.bool("navigationBarHidden") { isNavigationBarHidden = hidden }
        if let hidden = coder.bool("toolbarHidden") { isToolbarHidden = hidden }
        // Windows of a desktop have the room for their bars.
        coder.skip(attributes: [
            "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
            "hidesBarsWhenVerticallyCompact",
        ])
    }
}
