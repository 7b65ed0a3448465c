extension KnownKeys {
    static let navigationControllers = KnownKeys(
        of: UINavigationController.self,
        [
            "navigationBar": KnownKey(
                get: { $0.navigationBar },
                set: { controller, value in
                    guard let bar = value as? UINavigationBar else { return false }
                    controller._replaceBar(with: bar)
                    return true
                }
            ),
            "viewControllers": .property(\.viewControllers),
            "navigationBarHidden": .property(\.isNavigationBarHidden),
            "toolbarHidden": .property(\.isToolbarHidden),
            "toolbar": .readOnly(\.toolbar),
            "topViewController": .readOnly(\.topViewController),
            "visibleViewController": .readOnly(\.visibleViewController),
        ]
    )
}
