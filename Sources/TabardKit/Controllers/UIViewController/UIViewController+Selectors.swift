extension _SelectorEntry<UIViewController> {
    static var answered: [Self] {
        [
            .method("dismissViewControllerAnimated:completion:") {
                $0.dismiss(animated: $1.flag(0), completion: $1.given(1))
            },
            .method("presentViewController:animated:completion:") {
                $0.present($1[0], animated: $1.flag(1), completion: $1.given(2))
            },
            .method("setEditing:animated:") { $0.setEditing($1.flag(0), animated: $1.flag(1)) },
            .method("setNeedsStatusBarAppearanceUpdate") { $0.setNeedsStatusBarAppearanceUpdate() },
            .method("setNeedsFocusUpdate") { $0.setNeedsFocusUpdate() },
            .method("updateFocusIfNeeded") { $0.updateFocusIfNeeded() },
            .method("isEditing") { $0.isEditing },
            .property("view", { $0.view }, { $0.view = $1 }),
            .property("title", { $0.title }, { $0.title = $1 }),
            .property("tabBarItem", { $0.tabBarItem }, { $0.tabBarItem = $1 }),
            .property("navigationItem", { $0.navigationItem }),
            .property("toolbarItems", { $0.toolbarItems }, { $0.toolbarItems = $1 }),
            .property("editing", { $0.isEditing }, { $0.isEditing = $1 }),
            .property("isEditing", { $0.isEditing }, { $0.isEditing = $1 }),
            .property(
                "restorationIdentifier",
                { $0.restorationIdentifier },
                { $0.restorationIdentifier = $1 }
            ),
            .property(
                "hidesBottomBarWhenPushed",
                { $0.hidesBottomBarWhenPushed },
                { $0.hidesBottomBarWhenPushed = $1 }
            ),
            .property("modalInPresentation", { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 }),
            .property("preferredContentSize", { $0.preferredContentSize }, { $0.preferredContentSize = $1 }),
            .property("parentViewController", { $0.parent }),
            .property("childViewControllers", { $0.children }),
            .property("tabBarController", { $0.tabBarController }),
            .property("navigationController", { $0.navigationController }),
            .property("presentedViewController", { $0.presentedViewController }),
            .property("presentingViewController", { $0.presentingViewController }),
        ]
    }
}
