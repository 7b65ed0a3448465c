import UIKit

extension OperationGroup {
    static let texts = OperationGroup(
        name: "Texts",
        operations: [
            Operation(
                "insertText of each character",
                excuse: "outside a window the text is a plain string, of which each edit makes a new one"
            ) { count in
                let view = UITextView()
                return { for _ in 0..<count { view.insertText("a") } }
            },
            Operation(
                "insertText of each character in a field",
                excuse: "outside a window the text is a plain string, of which each edit makes a new one"
            ) { count in
                let field = UITextField()
                return { for _ in 0..<count { field.insertText("a") } }
            },
            Operation(
                "deleteBackward of each character",
                excuse: "outside a window the text is a plain string, of which each edit makes a new one"
            ) { count in
                let view = UITextView()
                view.text = String(repeating: "a", count: count)
                view.selectedRange = NSRange(location: count, length: 0)
                return { for _ in 0..<count { view.deleteBackward() } }
            },
            Operation("text of a text view") { count in
                let view = UITextView()
                let text = String(repeating: "word\n", count: count)
                return { view.text = text }
            },
            Operation("attributedText of a label") { count in
                let label = UILabel()
                let text = runs(count)
                return { label.attributedText = text }
            },
            Operation("attributedText of a text view") { count in
                let view = UITextView()
                let text = runs(count)
                return { view.attributedText = text }
            },
            Operation("intrinsicContentSize of a label with many runs") { count in
                let label = UILabel()
                label.numberOfLines = 0
                label.preferredMaxLayoutWidth = 300
                label.attributedText = runs(count)
                return { _ = label.intrinsicContentSize }
            },
        ]
    )

    private static func runs(_ count: Int) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for index in 0..<count {
            let color: UIColor = index.isMultiple(of: 2) ? .red : .blue
            text.append(NSAttributedString(string: "word ", attributes: [.foregroundColor: color]))
        }
        return text
    }
}
