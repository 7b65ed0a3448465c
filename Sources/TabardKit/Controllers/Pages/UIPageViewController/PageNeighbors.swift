/// What the data source said stands beside the pages that are shown.
struct PageNeighbors {
    /// Nil before the data source was asked, empty if nothing stands there.
    private var before: [UIViewController]?
    private var after: [UIViewController]?
    /// Grows when all is forgotten, so that who asks sees that the answer comes too late.
    private(set) var generation = 0

    subscript(direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }

    mutating func forget() {
        (before, after) = (nil, nil)
        generation += 1
    }

    /// The pages were turned: those that were shown stand on the other side now.
    mutating func turn(_ direction: UIPageViewController.NavigationDirection, from old: [UIViewController]) {
        forget()
        self[direction == .forward ? .reverse : .forward] = old
    }
}
