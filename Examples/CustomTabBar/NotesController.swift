import UIKit

/// A note that can be written.
final class NotesController: PageController, NamedController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Notes"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.placeholder = "What to remember"
        field.accessibilityLabel = "Note"
        field.borderStyle = .roundedRect
        let count = text("0 letters", style: .footnote, color: .secondaryLabel)
        field.addAction(
            UIAction { [weak field, weak count] _ in count?.text = "\(field?.text?.count ?? 0) letters" },
            for: .editingChanged
        )
        addCard(text("New note", style: .headline), field, count)
        addCard(
            text("Kept while you are elsewhere", style: .headline),
            text("A tab that is not shown keeps its view and what was typed into it.", color: .secondaryLabel)
        )
    }
}
