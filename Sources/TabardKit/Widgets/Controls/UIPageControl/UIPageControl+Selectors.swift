extension _SelectorEntry<UIPageControl> {
    static var answered: [Self] {
        [
            .property("currentPage", { $0.currentPage }, { $0.currentPage = $1 }),
            .property("numberOfPages", { $0.numberOfPages }, { $0.numberOfPages = $1 }),
        ]
    }
}
