import UIKit

/// A page with text fields in several states.
final class FieldsController: UIViewController {
    private var fields: [UITextField] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fields = [
            field { $0.placeholder = "Placeholder" },
            field { $0.text = "Some text" },
            field {
                $0.text = "With a clear button"
                $0.clearButtonMode = .always
            },
            field {
                $0.text = "secret"
                $0.isSecureTextEntry = true
            },
            field {
                $0.text = "Disabled"
                $0.isEnabled = false
            },
            field {
                $0.text = "In the middle, in red"
                $0.textAlignment = .center
                $0.textColor = .systemRed
                $0.borderStyle = .line
            },
            field {
                $0.text = "نص عربي"
                $0.borderStyle = .none
            },
        ]
        for field in fields { view.addSubview(field) }
    }

    private func field(_ configure: (UITextField) -> Void) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        configure(field)
        return field
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: area.minX,
                y: area.minY + CGFloat(index) * 48,
                width: area.width,
                height: 34
            )
        }
    }
}
