import UIKit

/// Every control, and what it says.
class FormController: PageController, UITextFieldDelegate, UITextViewDelegate {
    private let name = UITextField()
    private let notes = UITextView()
    private let greeting = UILabel()
    private let slider = UISlider()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let activity = UIActivityIndicatorView(style: .medium)
    private let stepper = UIStepper()
    private let count = UILabel()
    private let working = UISwitch()
    private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])

    /// What is being written comes back by itself, since the field and the text view have restoration identifiers.
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard isViewLoaded else { return }
        coder.encode(slider.value, forKey: "amount")
        coder.encode(segments.selectedSegmentIndex, forKey: "period")
        coder.encode(working.isOn, forKey: "working")
        coder.encode(stepper.value, forKey: "number")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "number") else { return }
        slider.value = coder.decodeFloat(forKey: "amount")
        progress.progress = slider.value
        segments.selectedSegmentIndex = coder.decodeInteger(forKey: "period")
        working.isOn = coder.decodeBool(forKey: "working")
        workingChanged()
        stepper.value = coder.decodeDouble(forKey: "number")
        countChanged()
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        greet()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        name.restorationIdentifier = "Name"
        notes.restorationIdentifier = "Notes"
        name.placeholder = "Your name"
        name.borderStyle = .roundedRect
        name.delegate = self
        name.addAction(UIAction { [weak self] _ in self?.greet() }, for: .editingChanged)
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        greeting.font = .preferredFont(forTextStyle: .headline)
        greeting.adjustsFontForContentSizeCategory = true
        greeting.numberOfLines = 0
        notes.text = "Here is room for several lines, and the card grows with them."
        notes.font = .preferredFont(forTextStyle: .body)
        notes.adjustsFontForContentSizeCategory = true
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
        working.isOn = true
        working.addAction(UIAction { [weak self] _ in self?.workingChanged() }, for: .valueChanged)
        workingChanged()
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
            button(.dates), button(.choices), button(.tour), button(.empty), button(.images),
        ])
        greet()
        countChanged()
    }

    private func button(_ page: Page) -> UIButton {
        button(page.rawValue) { [weak self] _ in self?.navigationController?.push(page) }
    }

    private func workingChanged() {
        if working.isOn { activity.startAnimating() } else { activity.stopAnimating() }
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
