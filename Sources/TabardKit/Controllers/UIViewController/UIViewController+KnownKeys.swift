extension KnownKeys {
    static let controllers = KnownKeys(
        of: UIViewController.self,
        [
            "view": .optional(\.view),
            "title": .optional(\.title),
            "tabBarItem": .optional(\.tabBarItem),
            "navigationItem": .readOnly(\.navigationItem),
            "toolbarItems": .optional(\.toolbarItems),
            "editing": .property(\.isEditing),
            "isEditing": .property(\.isEditing),
            "restorationIdentifier": .optional(\.restorationIdentifier),
            "hidesBottomBarWhenPushed": .property(\.hidesBottomBarWhenPushed),
            "modalInPresentation": .property(\.isModalInPresentation),
            "preferredContentSize": .property(\.preferredContentSize),
            "parentViewController": .readOnly(\.parent),
            "childViewControllers": .readOnly(\.children),
            "tabBarController": .readOnly(\.tabBarController),
            "navigationController": .readOnly(\.navigationController),
            "presentedViewController": .readOnly(\.presentedViewController),
            "presentingViewController": .readOnly(\.presentingViewController),
        ]
    )
}
