import UIKit

/// A text with links between two buttons; what is followed is told in the title.
final class LinksController: UIViewController, UITextViewDelegate {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Links"
        view.backgroundColor = .systemBackground
        let words = NSMutableAttributedString(
            string: "Read the guide first, then ask the others.",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label]
        )
        words.addAttribute(.link, value: "https://example.org/guide", range: NSRange(location: 5, length: 9))
        words.addAttribute(.link, value: "https://example.org/ask", range: NSRange(location: 27, length: 14))
        text.attributedText = words
        text.isEditable = false
        text.accessibilityLabel = "Help"
        text.delegate = self
        text.isScrollEnabled = false
        let buttons = ["Before", "After"].map { UIButton(configuration: .titled($0)) }
        let stack = UIStackView(arrangedSubviews: [buttons[0], text, buttons[1]])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 100, width: 180, height: 300)
        view.addSubview(stack)
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith address: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        let alert = UIAlertController(title: address.absoluteString, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: false)
        return false
    }
}

extension UIButton.Configuration {
    static func titled(_ title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return configuration
    }
}
