/// The circle of a row that says whether its tab is to be seen.
@MainActor
final class SidebarCheck: UIView {
    private static let size = CGSize(width: 26, height: 26)

    init(isOn: Bool) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        let circle = TableCellControl(.choice) {}
        circle.isOn = isOn
        circle.frame = bounds
        addSubview(circle)
        // What the row does when it is chosen is the same.
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }
}
