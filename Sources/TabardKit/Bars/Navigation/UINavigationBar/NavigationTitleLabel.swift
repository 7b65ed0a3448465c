internal import GtkInterop

/// The title in a navigation bar, which screen readers know as a heading.
@MainActor
final class NavigationTitleLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 17, weight: .semibold)
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    override var _role: AccessibleRole { .heading }
}
