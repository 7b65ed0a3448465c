import TabardTesting
import UIKit

extension OperationGroup {
    static let windows = OperationGroup(
        name: "In a window",
        operations: [
            Operation("addSubview in a window") { count in
                let (_, parent) = window()
                let views = views(count)
                return { for view in views { parent.addSubview(view) } }
            },
            Operation("insertSubview at the back in a window") { count in
                let (_, parent) = window()
                let views = views(count)
                return { for view in views { parent.insertSubview(view, at: 0) } }
            },
            Operation("removeFromSuperview in a window") { count in
                let (_, parent) = window()
                let views = views(count)
                for view in views { parent.addSubview(view) }
                return { for view in views { view.removeFromSuperview() } }
            },
            Operation("bringSubviewToFront in a window") { count in
                let (_, parent) = window()
                let views = views(count)
                for view in views { parent.addSubview(view) }
                return { for view in views { parent.bringSubviewToFront(view) } }
            },
            Operation(
                "isHidden of each in a window",
                excuse: "GTK looks at the views beside each, with some five instructions"
            ) { count in
                let (_, parent) = window()
                let views = views(count)
                for view in views { parent.addSubview(view) }
                return { for view in views { view.isHidden = true } }
            },
            Operation("a frame of many views") { count in
                let (window, parent) = window()
                for view in views(count) {
                    view.frame.size = CGSize(width: 3, height: 3)
                    view.backgroundColor = .red
                    parent.addSubview(view)
                }
                return { TestEnvironment.drawFrame(of: window) }
            },
            Operation("a frame of a view with many layers") { count in
                let (window, parent) = window()
                for _ in 0..<count {
                    let layer = CALayer()
                    layer.frame = CGRect(x: 1, y: 1, width: 3, height: 3)
                    layer.backgroundColor = UIColor.red.cgColor
                    parent.layer.addSublayer(layer)
                }
                return { TestEnvironment.drawFrame(of: window) }
            },
            Operation("a frame of a tab bar") { count in
                let (window, parent) = window()
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
                bar.items = (0..<count / 4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
                parent.addSubview(bar)
                TestEnvironment.drawFrame(of: window)
                return { TestEnvironment.drawFrame(of: window) }
            },
            Operation("UIView.animate of each in a window") { count in
                let (_, parent) = window()
                let views = views(count)
                for view in views { parent.addSubview(view) }
                return { UIView.animate(withDuration: 0.1) { for view in views { view.alpha = 0.5 } } }
            },
            Operation("an animation of each view") { count in
                let (_, parent) = window()
                let views = views(count)
                for view in views { parent.addSubview(view) }
                return { for view in views { UIView.animate(withDuration: 0.1) { view.alpha = 0.5 } } }
            },
        ]
    )

    private static func window() -> (window: UIWindow, parent: UIView) {
        let window = keep(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        return (window, controller.view)
    }
}
