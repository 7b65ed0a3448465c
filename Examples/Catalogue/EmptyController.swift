import UIKit

/// What stands where there is no content: nothing yet, still loading, nothing found.
class EmptyController: UIViewController {
    /// What is missing, and why.
    enum Reason: Int, CaseIterable {
        case empty, loading, search
    }

    var reason: Reason {
        didSet { setNeedsUpdateContentUnavailableConfiguration() }
    }
    private lazy var choice = UISegmentedControl(items: ["Empty", "Loading", "Search"])

    init(_ reason: Reason = .empty) {
        self.reason = reason
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        choice.selectedSegmentIndex = reason.rawValue
        choice.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                reason = Reason(rawValue: choice.selectedSegmentIndex) ?? .empty
            },
            for: .valueChanged
        )
        navigationItem.titleView = choice
        let search = UISearchController(searchResultsController: nil)
        navigationItem.searchController = search
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        switch reason {
        case .loading: contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        case .search: contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        case .empty: contentUnavailableConfiguration = empty
        }
    }

    private var empty: UIContentUnavailableConfiguration {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "star")
        content.text = "No Favorites"
        content.secondaryText =
            "Cities that you mark with a star appear here, so that you find them again without scrolling through all of them."
        content.button = .filled()
        content.button.title = "Look at Cities"
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reason = .loading }
        content.secondaryButton.title = "Not Now"
        content.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in self?.reason = .search }
        return content
    }
}
