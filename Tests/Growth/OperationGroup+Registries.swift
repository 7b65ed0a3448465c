import Foundation
import UIKit

extension OperationGroup {
    static let layers = OperationGroup(
        name: "Layers and animations",
        operations: [
            Operation("addSublayer") { count in
                let (parent, layers) = (CALayer(), layers(count))
                return { for layer in layers { parent.addSublayer(layer) } }
            },
            Operation("addSublayer to a view's layer") { count in
                let (parent, layers) = (UIView(), layers(count))
                return { for layer in layers { parent.layer.addSublayer(layer) } }
            },
            Operation("insertSublayer at the back") { count in
                let (parent, layers) = (CALayer(), layers(count))
                return { for layer in layers { parent.insertSublayer(layer, at: 0) } }
            },
            Operation(
                "insertSublayer above a sibling",
                excuse: "the sibling is looked for among the layers"
            ) { count in
                let (parent, layers) = (CALayer(), layers(count))
                parent.addSublayer(layers[0])
                return {
                    for (layer, last) in zip(layers.dropFirst(), layers) {
                        parent.insertSublayer(layer, above: last)
                    }
                }
            },
            Operation("removeFromSuperlayer of each") { count in
                let (parent, layers) = (keep(CALayer()), layers(count))
                for layer in layers { parent.addSublayer(layer) }
                return { for layer in layers { layer.removeFromSuperlayer() } }
            },
            Operation("sublayers = all") { count in
                let (parent, layers) = (CALayer(), layers(count))
                return { parent.sublayers = layers }
            },
            Operation("sublayers of a view with many subviews") { count in
                let (parent, _) = filled(count)
                return { _ = parent.layer.sublayers }
            },
            Operation("addSubview to a view with a sublayer") { count in
                let (parent, views) = (UIView(), views(count))
                parent.layer.addSublayer(CALayer())
                return {
                    for view in views { parent.addSubview(view) }
                    _ = parent.layer.sublayers
                }
            },
            Operation(
                "add(_:forKey:) of animations",
                excuse: "a layer looks through its animations, which are few in apps"
            ) { count in
                let layer = CALayer()
                let animations = (0..<count / 4).map { _ in CABasicAnimation(keyPath: "opacity") }
                return {
                    for (index, animation) in animations.enumerated() {
                        layer.add(animation, forKey: "\(index)")
                    }
                }
            },
            Operation(
                "removeAnimation(forKey:)",
                excuse: "a layer looks through its animations, which are few in apps"
            ) { count in
                let layer = CALayer()
                for index in 0..<count / 4 {
                    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "\(index)")
                }
                return { for index in 0..<count / 4 { layer.removeAnimation(forKey: "\(index)") } }
            },
        ]
    )

    static let registries = OperationGroup(
        name: "Observers, undo and commands",
        operations: [
            Operation("addObserver of a notification") { count in
                let center = NotificationCenter()
                let views = views(count)
                return {
                    for view in views {
                        center.addObserver(view, selector: "setNeedsLayout", name: .init("a"), object: nil)
                    }
                }
            },
            Operation("removeObserver of a notification") { count in
                let center = NotificationCenter()
                let views = views(count)
                for view in views {
                    center.addObserver(view, selector: "setNeedsLayout", name: .init("a"), object: nil)
                }
                return { for view in views { center.removeObserver(view) } }
            },
            Operation("registerForTraitChanges") { count in
                let view = UIView()
                return {
                    for _ in 0..<count {
                        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
                    }
                }
            },
            Operation("unregisterForTraitChanges", excuse: movesUp) { count in
                let view = UIView()
                let registrations = (0..<count).map { _ in
                    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
                }
                return { for registration in registrations { view.unregisterForTraitChanges(registration) } }
            },
            Operation("registerUndo") { count in
                let (manager, target) = (UndoManager(), UIView())
                manager.groupsByEvent = false
                manager.beginUndoGrouping()
                return { for _ in 0..<count { manager.registerUndo(withTarget: target) { _ in } } }
            },
            Operation("undo of many") { count in
                let (manager, target) = (UndoManager(), UIView())
                manager.groupsByEvent = false
                for _ in 0..<count {
                    manager.beginUndoGrouping()
                    manager.registerUndo(withTarget: target) { _ in }
                    manager.endUndoGrouping()
                }
                return { while manager.canUndo { manager.undo() } }
            },
            Operation(
                "removeAllActions(withTarget:) of each",
                excuse:
                    "each call looks through all that can be taken back, as what is registered has no list of its targets"
            ) { count in
                let manager = UndoManager()
                let targets = views(count / 4)
                manager.groupsByEvent = false
                manager.beginUndoGrouping()
                for target in targets { manager.registerUndo(withTarget: target) { _ in } }
                return { for target in targets { manager.removeAllActions(withTarget: target) } }
            },
            Operation("addKeyCommand") { count in
                let controller = UIViewController()
                let commands = (0..<count).map {
                    UIKeyCommand(input: "\($0)", modifierFlags: .command, action: "a")
                }
                return { for command in commands { controller.addKeyCommand(command) } }
            },
            Operation(
                "removeKeyCommand",
                excuse: "a controller looks through its shortcuts, which are few in apps"
            ) { count in
                let controller = UIViewController()
                let commands = (0..<count).map {
                    UIKeyCommand(input: "\($0)", modifierFlags: .command, action: "a")
                }
                for command in commands { controller.addKeyCommand(command) }
                return { for command in commands { controller.removeKeyCommand(command) } }
            },
            Operation("UIMenu of many") { count in
                let actions = (0..<count).map { UIAction(title: "\($0)") { _ in } }
                return { _ = UIMenu(children: actions).replacingChildren(actions.reversed()) }
            },
        ]
    )

    private static func layers(_ count: Int) -> [CALayer] { (0..<count).map { _ in CALayer() } }
}
