import UIKit

/// Every control, and what it says.
class FormController: PageController, UITextFieldDelegate, UITextViewDelegate {
    private let name = UITextField()
    private let greeting = UILabel()
    private let slider = UISlider()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let activity = UIActivityIndicatorView(style: .medium)
    private let stepper = UIStepper()
    private let count = UILabel()
    private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Your name"
        name.borderStyle = .roundedRect
        name.delegate = self
        name.addAction(UIAction { [weak self] _ in self?.greet() }, for: .editingChanged)
        greeting.font = .preferredFont(forTextStyle: .headline)
        let notes = UITextView()
        notes.text = "Here is room for several lines, and the card grows with them."
        notes.font = .preferredFont(forTextStyle: .body)
        notes.backgroundColor = .clear
        notes.isScrollEnabled = false
        notes.accessibilityLabel = "Notes"
        notes.delegate = self
        addCard("Text", [name, greeting, notes])
        slider.value = 0.4
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.progress.setProgress(self.slider.value, animated: false)
            },
            for: .valueChanged
        )
        progress.progress = slider.value
        slider.accessibilityLabel = "Amount"
        progress.accessibilityLabel = "Amount"
        segments.accessibilityLabel = "Period"
        name.accessibilityLabel = "Name"
        addCard("Amount", [slider, progress])
        segments.selectedSegmentIndex = 1
        let working = UISwitch()
        working.isOn = true
        working.addAction(
            UIAction { [weak self, weak working] _ in
                if working?.isOn == true {
                    self?.activity.startAnimating()
                } else {
                    self?.activity.stopAnimating()
                }
            },
            for: .valueChanged
        )
        activity.startAnimating()
        stepper.maximumValue = 12
        stepper.value = 3
        stepper.addAction(UIAction { [weak self] _ in self?.countChanged() }, for: .valueChanged)
        addCard(
            "Choice",
            [segments, row("Working", working), row("Activity", activity), row("Number", stepper), count]
        )
        var filled = UIButton.Configuration.filled()
        filled.title = "Ask a Question"
        let ask = UIButton(configuration: filled, primaryAction: UIAction { [weak self] _ in self?.ask() })
        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Tinted"
        var gray = UIButton.Configuration.gray()
        gray.title = "Gray"
        let others = UIStackView(arrangedSubviews: [
            UIButton(configuration: tinted), UIButton(configuration: gray),
        ])
        others.spacing = 12
        others.distribution = .fillEqually
        addCard("Buttons", [ask, others])
        addCard([
            button("Dates and times") { [weak self] _ in self?.show(DatesController(), "Dates and times") },
            button("Colors, fonts, buttons") { [weak self] _ in
                self?.show(ChoicesController(), "Colors, fonts, buttons")
            },
            button("Pages") { [weak self] _ in self?.show(TourController(), "Pages") },
            button("Nothing there") { [weak self] _ in self?.show(EmptyController(), "Nothing there") },
            button("Images") { [weak self] _ in self?.show(ImagesController(), "Images") },
        ])
        greet()
        countChanged()
    }

    private func show(_ page: UIViewController, _ title: String) {
        page.title = title
        navigationController?.pushViewController(page, animated: true)
    }

    private func greet() {
        let text = name.text ?? ""
        greeting.text = text.isEmpty ? "Who are you?" : "Hello, \(text)!"
        view.setNeedsLayout()
    }

    func textViewDidChange(_ textView: UITextView) {
        view.setNeedsLayout()
    }

    private func countChanged() {
        count.text = "\(Int(stepper.value)) of \(Int(stepper.maximumValue))"
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Is it beautiful?",
            message: "You may say so.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
