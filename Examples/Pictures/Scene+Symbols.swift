import UIKit

extension Scene {
    /// The system's symbols, in three weights.
    static var symbols: [Scene] {
        [Scene(name: "symbols", size: CGSize(width: 960, height: 690), make: { symbolSheet() })]
    }

    private static func symbolSheet() -> UITabBarController {
        let tabs = UITabBarController()
        let icons = ["house.fill", "magnifyingglass", "bell.badge", "person.crop.circle"]
        let titles = ["Home", "Search", "News", "Me"]
        tabs.viewControllers = zip(icons, titles).enumerated().map { index, pair in
            let controller = index == 0 ? SymbolsController() : UIViewController()
            controller.tabBarItem = UITabBarItem(
                title: pair.1,
                image: UIImage(systemName: pair.0),
                tag: index
            )
            return controller
        }
        return tabs
    }
}

/// Rows of symbols: regular ones with their filled forms, then some in the lightest and in a heavy weight.
private final class SymbolsController: UIViewController {
    private let regular = """
        house magnifyingglass person person.2 gear gearshape star heart bell bookmark folder calendar clock trash pencil
        square.and.pencil square.and.arrow.up envelope message phone camera photo map location globe cart bag creditcard
        play pause stop forward music.note mic video speaker.wave.2 book doc.text newspaper paperclip link lock key eye
        flag tag gift cloud cloud.rain cloud.sun sun.max moon.stars bolt flame drop leaf umbrella wifi battery.75
        ellipsis.circle info.circle questionmark.circle exclamationmark.triangle plus.circle minus.circle xmark.circle
        checkmark.circle 1.circle 2.square chevron.left chevron.right chevron.up chevron.down arrow.left arrow.right
        arrow.clockwise arrow.triangle.2.circlepath arrow.up.arrow.down arrow.uturn.left list.bullet checklist
        slider.horizontal.3 line.3.horizontal square.grid.2x2 rectangle.stack square.on.square chart.bar chart.pie
        car airplane briefcase hammer paintpalette gamecontroller trophy pawprint shippingbox ticket hand.thumbsup
        """.split { $0.isWhitespace }.map(String.init)
    private let filled = """
        house.fill person.fill gearshape.fill star.fill heart.fill bell.fill bookmark.fill folder.fill clock.fill
        trash.fill envelope.fill message.fill phone.fill camera.fill photo.fill cart.fill play.fill mic.fill book.fill
        lock.fill eye.fill flag.fill cloud.fill sun.max.fill flame.fill plus.circle.fill checkmark.circle.fill
        xmark.circle.fill bell.slash.fill person.crop.circle.fill
        """.split { $0.isWhitespace }.map(String.init)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var row = show(regular, weight: .regular, from: 0)
        row = show(filled, weight: .regular, from: row)
        row = show(Array(regular.prefix(30)), weight: .ultraLight, from: row)
        _ = show(Array(regular.prefix(30)), weight: .bold, from: row)
    }

    /// Adds rows of symbols, and gives the number of the row below them.
    private func show(_ names: [String], weight: UIImage.SymbolWeight, from first: Int) -> Int {
        let columns = 15
        let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: weight)
        for (index, name) in names.enumerated() {
            let image = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            image.contentMode = .center
            image.tintColor = weight == .regular ? .label : .systemBlue
            image.frame = CGRect(
                x: 30 + 60 * (index % columns),
                y: 18 + 46 * (first + index / columns),
                width: 60,
                height: 46
            )
            view.addSubview(image)
        }
        return first + (names.count + columns - 1) / columns
    }
}
