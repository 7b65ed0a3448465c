import UIKit

/// One of each control.
final class FormController: UIViewController {
    private let told = UILabel()
    private let name = UITextField()
    private let sounds = UISwitch()
    private let volume = UISlider()
    private let copies = UIStepper()
    private let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
    private let done = UIProgressView(progressViewStyle: .default)
    private let pages = UIPageControl()
    private let busy = UIActivityIndicatorView(style: .medium)
    private lazy var reset = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Reset…") { [weak self] _ in self?.askToReset() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        told.text = "Nothing yet"
        told.font = .preferredFont(forTextStyle: .body)
        told.adjustsFontForContentSizeCategory = true
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.placeholder = "Name"
        name.restorationIdentifier = "Name"
        name.borderStyle = .roundedRect
        name.clearButtonMode = .whileEditing
        sounds.accessibilityLabel = "Sounds"
        volume.accessibilityLabel = "Volume"
        copies.accessibilityLabel = "Copies"
        size.accessibilityLabel = "Size"
        size.selectedSegmentIndex = 0
        done.accessibilityLabel = "Volume shown"
        pages.numberOfPages = 3
        pages.accessibilityLabel = "Pages"
        busy.startAnimating()
        for part in parts { view.addSubview(part) }
        tell(name, at: .editingChanged) { "Name \($0.text ?? "")" }
        tell(sounds) { "Sounds \($0.isOn ? "on" : "off")" }
        tell(volume) { [done] slider in
            done.setProgress(slider.value, animated: true)
            return "Volume \(Int((slider.value * 100).rounded()))"
        }
        tell(copies) { "Copies \(Int($0.value))" }
        tell(size) { "Size \($0.titleForSegment(at: $0.selectedSegmentIndex) ?? "")" }
        tell(pages) { "Page \($0.currentPage + 1)" }
    }

    /// Texts that are being written come back by themselves, if they have a restoration identifier.
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard isViewLoaded else { return }
        coder.encode(told.text, forKey: "told")
        coder.encode(sounds.isOn, forKey: "sounds")
        coder.encode(volume.value, forKey: "volume")
        coder.encode(copies.value, forKey: "copies")
        coder.encode(size.selectedSegmentIndex, forKey: "size")
        coder.encode(pages.currentPage, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "told") else { return }
        told.text = coder.decodeObject(of: NSString.self, forKey: "told") as String?
        sounds.isOn = coder.decodeBool(forKey: "sounds")
        volume.value = coder.decodeFloat(forKey: "volume")
        done.progress = volume.value
        copies.value = coder.decodeDouble(forKey: "copies")
        size.selectedSegmentIndex = coder.decodeInteger(forKey: "size")
        pages.currentPage = coder.decodeInteger(forKey: "page")
    }

    private var parts: [UIView] { [told, name, sounds, volume, done, copies, size, pages, busy, reset] }

    private func tell<Control: UIControl>(
        _ control: Control,
        at event: UIControl.Event = .valueChanged,
        _ text: @escaping @MainActor (Control) -> String
    ) {
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.told.text = text(control) }
            },
            for: event
        )
    }

    private func askToReset() {
        let alert = UIAlertController(
            title: "Reset all?",
            message: "The name goes too.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
                self?.name.text = ""
                self?.told.text = "Reset"
            }
        )
        present(alert, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y = area.minY
        for part in parts {
            let own = part.intrinsicContentSize
            let isWide = part === told || part === name || part === size || own.width < 0
            let width = isWide ? area.width : own.width
            part.frame = CGRect(
                x: isRightToLeft ? area.maxX - width : area.minX,
                y: y,
                width: width,
                height: own.height
            )
            y = part.frame.maxY + 18
        }
    }
}
