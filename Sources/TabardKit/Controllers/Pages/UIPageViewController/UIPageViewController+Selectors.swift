extension _SelectorEntry<UIPageViewController> {
    static var answered: [Self] {
        [
            .property("viewControllers", { $0.viewControllers }),
            .property("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
            .method("isDoubleSided") { $0.isDoubleSided },
        ]
    }
}
