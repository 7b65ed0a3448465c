import UIKit

/// A screen of one brightness, from black to white.
class BrightnessController: UIViewController {
    /// From 0 to 100.
    let percentage: Int

    init(percentage: Int) {
        self.percentage = percentage
        super.init(nibName: nil, bundle: nil)
        title = "\(percentage) %"
        restorationIdentifier = "brightness-\(percentage)"
        let swatch = UIImage(named: "Swatches/swatch-\(percentage)")?.withRenderingMode(.alwaysOriginal)
        tabBarItem = UITabBarItem(title: title, image: swatch, tag: percentage)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: CGFloat(percentage) / 100, alpha: 1)
        // The title is to be read on every colour, so nothing shines through the bar.
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        navigationItem.scrollEdgeAppearance = bar
        view.accessibilityLabel = "Brightness \(percentage) %"
    }
}
