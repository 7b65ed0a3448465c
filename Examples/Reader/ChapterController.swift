import UIKit

/// A chapter of a book, and the way to the next one.
class ChapterController: UIViewController, UIViewControllerRestoration {
    private let book: String
    private let chapter: Int

    init(book: String, chapter: Int) {
        self.book = book
        self.chapter = chapter
        super.init(nibName: nil, bundle: nil)
        title = "Chapter \(chapter)"
        restorationIdentifier = "Chapter"
        restorationClass = ChapterController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard let book = coder.decodeObject(of: NSString.self, forKey: "book") as String? else { return nil }
        return ChapterController(book: book, chapter: coder.decodeInteger(forKey: "chapter"))
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(book, forKey: "book")
        coder.encode(chapter, forKey: "chapter")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let name = UILabel()
        name.text = "\(book), chapter \(chapter)"
        name.font = .preferredFont(forTextStyle: .title2)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        name.textAlignment = .center
        let next = UIButton(configuration: .filled())
        next.setTitle("Next chapter", for: .normal)
        next.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [name, next])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func showNext() {
        show(ChapterController(book: book, chapter: chapter + 1), sender: self)
    }
}
