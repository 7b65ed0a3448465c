import UIKit

/// A page with one of each control, in several states.
final class ControlsController: UIViewController {
    private var rows: [[UIView]] = []
    private let icon = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0).image

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows = [systemButtons(), configuredButtons(), largeButtons(), imageButtons(), switches()]
        rows += [[slider(0.4)], [slider(0.7, isEnabled: false)], steppers(), [segments()], [icons()]]
        rows += [[progress(0.3)], wheelsAndPages()]
        for part in rows.flatMap({ $0 }) { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        var y = area.minY
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for row in rows {
            let height = row.map { size(of: $0, in: area.width).height }.max() ?? 0
            var x = area.minX
            for part in row {
                let size = size(of: part, in: area.width)
                // What has no room beside the others stands below them.
                if x > area.minX, x + size.width > area.maxX {
                    x = area.minX
                    y += height + 12
                }
                let left = isRightToLeft ? view.bounds.width - x - size.width : x
                part.frame = CGRect(
                    x: left,
                    y: y + ((height - size.height) / 2).rounded(),
                    width: size.width,
                    height: size.height
                )
                x += size.width + 14
            }
            y += height + 12
        }
    }

    private func size(of part: UIView, in width: CGFloat) -> CGSize {
        let own = part.intrinsicContentSize
        let isWide = own.width < 0 || part is UISegmentedControl
        if own.width > width {
            let fitting = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: width, height: fitting.height)
        }
        return CGSize(width: isWide ? width : own.width, height: own.height)
    }

    private func systemButtons() -> [UIView] {
        let plain = UIButton(type: .system)
        plain.setTitle("System", for: .normal)
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        let pressed = UIButton(type: .system)
        pressed.setTitle("Pressed", for: .normal)
        pressed.isHighlighted = true
        let red = UIButton(type: .system)
        red.setTitle("Red", for: .normal)
        red.setTitleColor(.systemRed, for: .normal)
        return [plain, disabled, pressed, red]
    }

    private func configured(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    private func configuredButtons() -> [UIView] {
        [
            configured(.plain(), "Plain"), configured(.gray(), "Gray"), configured(.tinted(), "Tinted"),
            configured(.filled(), "Filled"),
        ]
    }

    private func largeButtons() -> [UIView] {
        var capsule = UIButton.Configuration.filled()
        capsule.cornerStyle = .capsule
        capsule.buttonSize = .large
        let disabled = configured(.filled(), "Disabled")
        disabled.isEnabled = false
        var small = UIButton.Configuration.tinted()
        small.buttonSize = .small
        let delete = configured(small, "Delete")
        delete.role = .destructive
        return [configured(capsule, "Large capsule"), disabled, delete]
    }

    private func imageButtons() -> [UIView] {
        var subtitle = UIButton.Configuration.tinted()
        subtitle.title = "Read"
        subtitle.subtitle = "12 books"
        subtitle.image = icon
        subtitle.imagePadding = 8
        var above = UIButton.Configuration.gray()
        above.title = "Above"
        above.image = icon
        above.imagePlacement = .top
        above.imagePadding = 4
        var busy = UIButton.Configuration.filled()
        busy.title = "Busy"
        busy.showsActivityIndicator = true
        busy.imagePadding = 6
        return [subtitle, above, busy].map { UIButton(configuration: $0) }
    }

    private func switches() -> [UIView] {
        let states = [(true, true), (false, true), (true, false), (false, false)]
        return states.map { isOn, isEnabled in
            let control = UISwitch()
            control.isOn = isOn
            control.isEnabled = isEnabled
            return control
        }
    }

    private func slider(_ value: Float, isEnabled: Bool = true) -> UIView {
        let slider = UISlider()
        slider.value = value
        slider.isEnabled = isEnabled
        slider.minimumValueImage = isEnabled ? icon : nil
        slider.maximumValueImage = isEnabled ? icon : nil
        return slider
    }

    private func steppers() -> [UIView] {
        let full = UIStepper()
        full.value = 50
        let disabled = UIStepper()
        disabled.isEnabled = false
        return [UIStepper(), full, disabled]
    }

    private func segments() -> UIView {
        let control = UISegmentedControl(items: ["Small", "Medium", "Large", "Huge"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 3)
        return control
    }

    private func icons() -> UIView {
        let items: [UITabBarItem.SystemItem] = [.favorites, .search, .downloads]
        let control = UISegmentedControl(
            items: items.compactMap { UITabBarItem(tabBarSystemItem: $0, tag: 0).image }
        )
        control.selectedSegmentIndex = 0
        control.selectedSegmentTintColor = .systemBlue
        return control
    }

    private func progress(_ part: Float) -> UIView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = part
        return view
    }

    private func wheelsAndPages() -> [UIView] {
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        medium.startAnimating()
        large.startAnimating()
        return [medium, large, pages]
    }
}
