import UIKit

/// A field that says what is wrong in it, and work that goes on.
final class WorkController: UIViewController {
    private let field = UITextField()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let wheel = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Work"
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Address"
        field.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let send = UIButton(
            configuration: .titled("Send"),
            primaryAction: UIAction { [weak self] _ in self?.send() }
        )
        progress.accessibilityLabel = "Upload"
        progress.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let stack = UIStackView(arrangedSubviews: [field, send, progress, wheel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .leading
        stack.frame = CGRect(x: 20, y: 100, width: 320, height: 200)
        view.addSubview(stack)
    }

    private func send() {
        guard field.text?.contains("@") == true else {
            UIAccessibility.post(notification: .announcement, argument: "An address has an @")
            return
        }
        wheel.startAnimating()
        Task {
            while progress.progress < 1 {
                try? await Task.sleep(for: .milliseconds(50))
                progress.progress += 0.01
            }
            wheel.stopAnimating()
        }
    }
}
