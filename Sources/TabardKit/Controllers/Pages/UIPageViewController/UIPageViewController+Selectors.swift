extension _SelectorEntry<UIPageViewController> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("dataSource", { $0.dataSource }, { $0.dataSource = $1 }),
            .property("viewControllers", { $0.viewControllers }),
            .property("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
            .method("isDoubleSided") { $0.isDoubleSided },
        ]
    }
}
