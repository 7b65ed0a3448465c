/// How a document's page view controller shows its pages, which must be known before it is made.
@MainActor
struct DecodedPages {
    var style = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var spine = UIPageViewController.SpineLocation.min
    var spacing: CGFloat = 0
    var isDoubleSided = false

    init(_ coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        style =
            coder.choice(
                "transitionStyle",
                ["pageCurl": .pageCurl, "scroll": .scroll] as [String: UIPageViewController.TransitionStyle]
            ) ?? .pageCurl
        orientation =
            coder.choice(
                "navigationOrientation",
                ["horizontal": .horizontal, "vertical": .vertical]
                    as [String: UIPageViewController.NavigationOrientation]
            ) ?? .horizontal
        spine =
            coder.choice(
                "spineLocation",
                ["none": .none, "min": .min, "mid": .mid, "max": .max]
                    as [String: UIPageViewController.SpineLocation]
            ) ?? .min
        if style == .scroll { spine = .none } else if spine == .none { spine = .min }
        spacing = CGFloat(min(coder.length("pageSpacing") ?? 0, 10_000))
        isDoubleSided = coder.bool("doubleSided") ?? false
    }
}
