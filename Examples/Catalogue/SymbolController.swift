import UIKit

/// A system image in three weights.
class SymbolController: PageController, UIViewControllerRestoration {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        restorationIdentifier = "Symbol"
        restorationClass = SymbolController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        coder.decodeObject(of: NSString.self, forKey: "name").map { SymbolController($0 as String) }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let weights: [UIImage.SymbolWeight] = [.light, .regular, .bold]
        let images = weights.map { weight in
            let configuration = UIImage.SymbolConfiguration(pointSize: 44, weight: weight)
            let image = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            image.contentMode = .center
            return image
        }
        let row = UIStackView(arrangedSubviews: images)
        row.distribution = .fillEqually
        let label = text(name, color: .secondaryLabel)
        label.textAlignment = .center
        addCard([row, label])
    }
}
