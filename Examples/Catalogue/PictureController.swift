import UIKit

/// A colour of the gallery that fills the page.
class PictureController: UIViewController, UIViewControllerRestoration {
    private let index: Int

    init(_ index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        title = "Picture \(index + 1)"
        restorationIdentifier = "Picture"
        restorationClass = PictureController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { PictureController(coder.decodeInteger(forKey: "index")) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(index, forKey: "index")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.color(index)
        // The title is to be read on every colour, so nothing shines through the bar.
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        navigationItem.scrollEdgeAppearance = bar
    }

    static func color(_ index: Int) -> UIColor {
        UIColor(
            hue: CGFloat(index * 37 % 240) / 240,
            saturation: 0.55,
            brightness: 0.9 - CGFloat(index % 5) * 0.08,
            alpha: 1
        )
    }
}
