extension UIPageControl {
    func _decodePages(from coder: InterfaceCoder) {
        if let count = coder.count("numberOfPages") { numberOfPages = count }
        if let page = coder.count("currentPage") { currentPage = page }
        if let hides = coder.bool("hidesForSinglePage") { hidesForSinglePage = hides }
        if let color = coder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = coder.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
    }
}
