import UIKit

/// A note that the user writes.
class NoteController: UIViewController {
    private let text = UITextView()

    /// What the user wrote.
    var content: String { text.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        text.restorationIdentifier = "Text"
        text.font = .preferredFont(forTextStyle: .body)
        text.accessibilityLabel = "Note"
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
    }

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Note"
    }
}
