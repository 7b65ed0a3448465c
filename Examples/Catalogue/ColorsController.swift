import UIKit

/// The system's colours, which follow light and dark.
class ColorsController: PageController {
    private let colors: [(String, UIColor)] = [
        ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
        ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
        ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
        ("Gray", .systemGray), ("Gray 2", .systemGray2), ("Gray 3", .systemGray3), ("Gray 4", .systemGray4),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard("System colours", colors.map { row($0.0, swatch($0.1)) })
    }

    private func swatch(_ color: UIColor) -> UIView {
        let swatch = UIView()
        swatch.backgroundColor = color
        swatch.layer.cornerRadius = 8
        swatch.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            swatch.widthAnchor.constraint(equalToConstant: 96),
            swatch.heightAnchor.constraint(equalToConstant: 28),
        ])
        return swatch
    }
}
