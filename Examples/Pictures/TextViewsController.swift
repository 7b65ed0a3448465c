import UIKit

/// A page with text views in several states.
final class TextViewsController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
        ])
        let isArabic = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let prose =
            isArabic
            ? "يمكن قراءة النص وتمريره وتحديده وتعديله. تبدأ كل فقرة جديدة في سطر جديد.\nفقرة ثانية."
            : "Text that is read, scrolled, selected and edited. Each line break begins another paragraph.\nA second one."
        stack.addArrangedSubview(text(prose, size: 17))
        let middle = text(isArabic ? "في الوسط" : "In the middle, in red", size: 17)
        middle.textAlignment = .center
        middle.textColor = .systemRed
        stack.addArrangedSubview(middle)
        let scrolling = text((1...20).map { "\(prose.prefix(40)) \($0)" }.joined(separator: "\n"), size: 15)
        scrolling.isScrollEnabled = true
        scrolling.heightAnchor.constraint(equalToConstant: 140).isActive = true
        stack.addArrangedSubview(scrolling)
        let marked = NSMutableAttributedString(string: "")
        let yellow = UIColor.systemYellow.withAlphaComponent(0.3)
        let parts: [(String, [NSAttributedString.Key: Any])] = [
            ("Fonts", [.font: UIFont.boldSystemFont(ofSize: 24)]),
            (" and ", [.backgroundColor: yellow]),
            ("colours", [.foregroundColor: UIColor.systemBlue]),
        ]
        for (text, attributes) in parts {
            marked.append(NSAttributedString(string: text, attributes: attributes))
        }
        let rich = text("", size: 17)
        rich.attributedText = marked
        stack.addArrangedSubview(rich)
        let fixed = text(isArabic ? "للقراءة فقط" : "Only to be read, on no background", size: 13)
        fixed.isEditable = false
        fixed.backgroundColor = .clear
        fixed.textColor = .secondaryLabel
        stack.addArrangedSubview(fixed)
    }

    private func text(_ text: String, size: CGFloat) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: size)
        view.text = text
        view.isScrollEnabled = false
        view.layer.cornerRadius = 10
        return view
    }
}
