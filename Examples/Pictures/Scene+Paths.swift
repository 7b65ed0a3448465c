import UIKit

extension Scene {
    /// What custom bars draw.
    static let paths: [Scene] = [
        Scene(name: "curved-bar", size: CGSize(width: 390, height: 600), make: { curvedBar() }),
        Scene(name: "curved-bar-320", size: CGSize(width: 320, height: 568), make: { curvedBar() }),
        Scene(name: "curved-bar-1200", size: CGSize(width: 1200, height: 600), make: { curvedBar() }),
        Scene(name: "layers", size: CGSize(width: 390, height: 420), make: { layers() }),
    ]

    private static func curvedBar() -> UITabBarController {
        let tabs = CurvedTabBarController()
        let names = ["Home", "Search", "", "Likes", "Profile"]
        let symbols = ["house", "magnifyingglass", "", "heart", "person"]
        tabs.viewControllers = zip(names, symbols).map { name, symbol in
            let controller = TitleController()
            controller.title = name.isEmpty ? "New" : name
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: symbol), tag: 0)
            controller.tabBarItem.isEnabled = !name.isEmpty
            return controller
        }
        return tabs
    }

    private static func layers() -> UITabBarController {
        let tabs = UITabBarController()
        let controller = LayersController()
        controller.tabBarItem = UITabBarItem(
            title: "Layers",
            image: UIImage(systemName: "square.stack"),
            tag: 0
        )
        tabs.viewControllers = [controller]
        return tabs
    }
}

/// A bar with a notch under a raised round button.
final class CurvedTabBarController: UITabBarController {
    private let shape = CAShapeLayer()
    private let button = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.shadowColor = UIColor.black.cgColor
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 6
        shape.shadowOffset = CGSize(width: 0, height: -2)
        tabBar.layer.insertSublayer(shape, at: 0)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 28
        button.layer.shadowOpacity = 0.3
        button.layer.shadowOffset = CGSize(width: 0, height: 2)
        let plus = UIImageView(image: UIImage(systemName: "plus"))
        plus.tintColor = .white
        plus.frame = CGRect(x: 16, y: 16, width: 24, height: 24)
        button.addSubview(plus)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shape.fillColor = UIColor.secondarySystemBackground.resolvedColor(with: traitCollection).cgColor
        shape.path = Self.outline(of: tabBar.bounds.size)
        button.frame = CGRect(x: view.bounds.midX - 28, y: tabBar.frame.minY - 28, width: 56, height: 56)
        view.bringSubviewToFront(button)
    }

    static func outline(of size: CGSize) -> CGPath {
        let middle = size.width / 2
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: middle - 70, y: 0))
        path.addCurve(
            to: CGPoint(x: middle, y: 36),
            controlPoint1: CGPoint(x: middle - 35, y: 0),
            controlPoint2: CGPoint(x: middle - 38, y: 36)
        )
        path.addCurve(
            to: CGPoint(x: middle + 70, y: 0),
            controlPoint1: CGPoint(x: middle + 38, y: 36),
            controlPoint2: CGPoint(x: middle + 35, y: 0)
        )
        path.addLine(to: CGPoint(x: size.width, y: 0))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        return path.cgPath
    }
}

/// Shapes, gradients, masks and a view that draws itself.
final class LayersController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        add(shapeTile(), 0)
        add(ringTile(), 1)
        add(GradientTile(), 2)
        add(maskTile(), 3)
        add(DialTile(), 4)
        add(cornersTile(), 5)
        add(turnedTile(), 6)
        add(shadowTile(), 7)
        add(imageTile(), 8)
    }

    private func add(_ tile: UIView, _ index: Int) {
        let place = CGPoint(x: 20 + CGFloat(index % 3) * 120, y: 20 + CGFloat(index / 3) * 110)
        tile.frame = CGRect(origin: place, size: CGSize(width: 110, height: 90))
        view.addSubview(tile)
    }

    private func shapeTile() -> UIView {
        let tile = UIView()
        let star = CAShapeLayer()
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let reach: CGFloat = corner % 2 == 0 ? 42 : 18
            let point = CGPoint(x: 55 + reach * cos(angle), y: 47 + reach * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        star.path = path.cgPath
        star.fillColor = UIColor.systemYellow.cgColor
        star.strokeColor = UIColor.systemOrange.cgColor
        star.lineWidth = 3
        star.lineJoin = .round
        tile.layer.addSublayer(star)
        return tile
    }

    private func ringTile() -> UIView {
        let tile = UIView()
        for (end, color) in [(1.0, UIColor.systemGray5), (0.7, .systemGreen)] {
            let ring = CAShapeLayer()
            ring.path =
                UIBezierPath(
                    arcCenter: CGPoint(x: 55, y: 45),
                    radius: 36,
                    startAngle: -.pi / 2,
                    endAngle: .pi * 1.5,
                    clockwise: true
                ).cgPath
            ring.fillColor = nil
            ring.strokeColor = color.cgColor
            ring.lineWidth = 10
            ring.lineCap = .round
            ring.strokeEnd = CGFloat(end)
            tile.layer.addSublayer(ring)
        }
        return tile
    }

    private func maskTile() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .systemPurple
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 110, height: 30))
        label.text = "Masked"
        label.textColor = .white
        label.textAlignment = .center
        tile.addSubview(label)
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 110, height: 90),
                byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 40, height: 40)
            ).cgPath
        tile.layer.mask = mask
        return tile
    }

    private func cornersTile() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .systemTeal
        tile.layer.cornerRadius = 24
        tile.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        tile.layer.borderWidth = 3
        tile.layer.borderColor = UIColor.systemIndigo.cgColor
        return tile
    }

    private func turnedTile() -> UIView {
        let tile = UIView()
        let square = CALayer()
        square.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
        square.position = CGPoint(x: 55, y: 45)
        square.backgroundColor = UIColor.systemRed.cgColor
        square.cornerRadius = 8
        square.transform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
        tile.layer.addSublayer(square)
        return tile
    }

    private func shadowTile() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .secondarySystemBackground
        tile.layer.cornerRadius = 12
        tile.layer.shadowOpacity = 0.5
        tile.layer.shadowRadius = 6
        tile.layer.shadowOffset = CGSize(width: 0, height: 4)
        tile.layer.shadowPath =
            UIBezierPath(ovalIn: CGRect(x: 10, y: 70, width: 90, height: 30)).cgPath
        return tile
    }

    private func imageTile() -> UIView {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80))
        let image = renderer.image { context in
            UIColor.systemPink.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 80, height: 80))
            UIImage(systemName: "heart.fill")?.withTintColor(.white).draw(
                in: CGRect(x: 20, y: 22, width: 40, height: 38)
            )
        }
        let view = UIImageView(image: image)
        view.contentMode = .center
        return view
    }
}

/// A view whose own layer is a gradient.
final class GradientTile: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [
            UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor,
        ]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 16
    }
}

/// A view that draws itself.
final class DialTile: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.secondaryLabel.setStroke()
        for step in 0..<12 {
            context.saveGState()
            context.translateBy(x: middle.x, y: middle.y)
            context.rotate(by: CGFloat(step) * .pi / 6)
            context.setLineWidth(step % 3 == 0 ? 4 : 2)
            context.setLineCap(.round)
            context.move(to: CGPoint(x: 0, y: -40))
            context.addLine(to: CGPoint(x: 0, y: -32))
            context.strokePath()
            context.restoreGState()
        }
        let hand = UIBezierPath()
        hand.move(to: middle)
        hand.addLine(to: CGPoint(x: middle.x + 20, y: middle.y - 18))
        hand.lineWidth = 3
        hand.lineCapStyle = .round
        UIColor.systemRed.setStroke()
        hand.stroke()
    }
}
