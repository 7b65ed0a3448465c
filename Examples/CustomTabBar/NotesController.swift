import UIKit

/// A note that can be written.
final class NotesController: PageController, NamedController {
    private let field = UITextField()
    private lazy var count = text("", style: .footnote, color: .secondaryLabel)

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Notes"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.restorationIdentifier = "Note"
        field.placeholder = "What to remember"
        field.accessibilityLabel = "Note"
        field.borderStyle = .roundedRect
        field.addAction(UIAction { [weak self] _ in self?.countLetters() }, for: .editingChanged)
        countLetters()
        addCard(text("New note", style: .headline), field, count)
        addCard(
            text("Kept while you are elsewhere", style: .headline),
            text("A tab that is not shown keeps its view and what was typed into it.", color: .secondaryLabel)
        )
    }

    /// What was typed is there again by now.
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        countLetters()
    }

    private func countLetters() { count.text = "\(field.text?.count ?? 0) letters" }
}
