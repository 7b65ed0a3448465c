import UIKit

/// A page with search bars in several states.
final class SearchBarsController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            stack.topAnchor.constraint(equalTo: area.topAnchor),
        ])
        let isArabic = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        add { $0.placeholder = isArabic ? "بحث" : "Search" }
        add {
            $0.text = isArabic ? "قمر" : "Moonlight"
            $0.showsCancelButton = true
        }
        add {
            $0.searchBarStyle = .minimal
            $0.placeholder = isArabic ? "أغانٍ" : "Songs"
            $0.showsBookmarkButton = true
        }
        add {
            $0.prompt = isArabic ? "ابحث في مكتبتك" : "Look through your library"
            $0.placeholder = isArabic ? "بحث" : "Search"
            $0.scopeButtonTitles = isArabic ? ["الكل", "أغانٍ", "ألبومات"] : ["All", "Songs", "Albums"]
            $0.showsScopeBar = true
            $0.showsSearchResultsButton = true
        }
        add {
            $0.barTintColor = .systemIndigo
            $0.tintColor = .white
            $0.searchTextField.backgroundColor = .systemBackground
            $0.text = isArabic ? "ملوّن" : "Coloured"
            $0.showsCancelButton = true
        }
    }

    private func add(_ configure: (UISearchBar) -> Void) {
        let bar = UISearchBar()
        configure(bar)
        stack.addArrangedSubview(bar)
    }
}
