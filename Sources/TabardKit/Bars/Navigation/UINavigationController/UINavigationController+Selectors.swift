extension _SelectorEntry<UINavigationController> {
    static var answered: [Self] {
        [
            .method("pushViewController:animated:") { $0.pushViewController($1[0], animated: $1.flag(1)) },
            .method("popViewControllerAnimated:") { $0.popViewController(animated: $1.flag(0)) },
            .method("popToRootViewControllerAnimated:") { $0.popToRootViewController(animated: $1.flag(0)) },
            .method("popToViewController:animated:") { $0.popToViewController($1[0], animated: $1.flag(1)) },
            .method("setNavigationBarHidden:animated:") {
                $0.setNavigationBarHidden($1.flag(0), animated: $1.flag(1))
            },
            .method("setToolbarHidden:animated:") { $0.setToolbarHidden($1.flag(0), animated: $1.flag(1)) },
            .method("isNavigationBarHidden") { $0.isNavigationBarHidden },
            .method("isToolbarHidden") { $0.isToolbarHidden },
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("navigationBar", { $0.navigationBar }, { $0._replaceBar(with: $1) }),
            .property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 }),
            .property("navigationBarHidden", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }),
            .property("toolbarHidden", { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 }),
            .property("toolbar", { $0.toolbar }),
            .property("topViewController", { $0.topViewController }),
            .property("visibleViewController", { $0.visibleViewController }),
        ]
    }
}
