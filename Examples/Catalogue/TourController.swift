import UIKit

/// Pages that the user turns, with a page control below.
class TourController: UIPageViewController {
    private lazy var pages: [UIViewController] = [
        TourPage(
            "map",
            "Turn the pages",
            "With a finger, a touchpad, or the wheel turned to the side.",
            .systemBlue
        ),
        TourPage(
            "hand.tap",
            "Or press the dots",
            "They lead one page on or back; so do the arrow keys.",
            .systemGreen
        ),
        TourPage("star", "There is no third way", "The last page has nothing after it.", .systemOrange),
    ]

    init() {
        super.init(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: [.interPageSpacing: 16]
        )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }
}

extension TourController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }

    private func page(_ way: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + way) else {
            return nil
        }
        return pages[index + way]
    }
}

/// One page of the tour: a symbol, a heading and a line of text.
private class TourPage: UIViewController {
    private let symbol: String
    private let text: String
    private let color: UIColor

    init(_ symbol: String, _ heading: String, _ text: String, _ color: UIColor) {
        self.symbol = symbol
        self.text = text
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = heading
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.tintColor = color
        image.contentMode = .scaleAspectFit
        image.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let content = ScrollingStack([image, label(title, .title1), label(text, .body)], isInTheMiddle: true)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
