import UIKit

extension OperationGroup {
    static let gestures = OperationGroup(
        name: "Gestures and targets",
        operations: [
            Operation("addGestureRecognizer on many views") { count in
                let (_, views) = filled(count)
                return { for view in views { view.addGestureRecognizer(UITapGestureRecognizer()) } }
            },
            Operation("removeGestureRecognizer on many views") { count in
                let (_, views) = filled(count)
                let recognizers = views.map { view in
                    let recognizer = UITapGestureRecognizer()
                    view.addGestureRecognizer(recognizer)
                    return recognizer
                }
                return {
                    for (view, recognizer) in zip(views, recognizers) {
                        view.removeGestureRecognizer(recognizer)
                    }
                }
            },
            Operation("addGestureRecognizer on one view") { count in
                let view = UIView()
                let recognizers = (0..<count).map { _ in UITapGestureRecognizer() }
                return { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }
            },
            Operation("removeGestureRecognizer from one view") { count in
                let view = UIView()
                let recognizers = (0..<count).map { _ in UITapGestureRecognizer() }
                for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
                return {
                    for recognizer in recognizers.reversed() { view.removeGestureRecognizer(recognizer) }
                }
            },
            Operation("gestureRecognizers = []") { count in
                let view = UIView()
                for _ in 0..<count { view.addGestureRecognizer(UITapGestureRecognizer()) }
                return { view.gestureRecognizers = [] }
            },
            Operation(
                "require(toFail:) of many",
                excuse: "a recognizer looks through those that it waits for, which are few in apps"
            ) { count in
                let recognizer = UITapGestureRecognizer()
                let others = (0..<count / 4).map { _ in UITapGestureRecognizer() }
                return { for other in others { recognizer.require(toFail: other) } }
            },
            Operation(
                "addInteraction",
                excuse: "a view looks through its interactions, which are few in apps"
            ) { count in
                let view = UIView()
                let interactions = (0..<count / 4).map { _ in UIToolTipInteraction() }
                return { for interaction in interactions { view.addInteraction(interaction) } }
            },
            Operation(
                "removeInteraction",
                excuse: "a view looks through its interactions, which are few in apps"
            ) { count in
                let view = UIView()
                let interactions = (0..<count / 4).map { _ in UIToolTipInteraction() }
                for interaction in interactions { view.addInteraction(interaction) }
                return { for interaction in interactions { view.removeInteraction(interaction) } }
            },
            Operation(
                "addAction on a control",
                excuse: "a control looks through what it has, which is little in apps"
            ) { count in
                let control = UIControl()
                let actions = (0..<count / 4).map { _ in UIAction { _ in } }
                return { for action in actions { control.addAction(action, for: .touchUpInside) } }
            },
            Operation(
                "removeAction from a control",
                excuse: "a control looks through what it has, which is little in apps"
            ) { count in
                let control = UIControl()
                let actions = (0..<count / 4).map { _ in UIAction { _ in } }
                for action in actions { control.addAction(action, for: .touchUpInside) }
                return { for action in actions { control.removeAction(action, for: .touchUpInside) } }
            },
            Operation(
                "addTarget of many targets",
                excuse: "a control looks through what it has, which is little in apps"
            ) { count in
                let control = UIControl()
                let targets = (0..<count / 8).map { _ in UIView() }
                return {
                    for target in targets {
                        control.addTarget(target, action: "setNeedsLayout", for: .touchUpInside)
                    }
                }
            },
            Operation(
                "removeTarget of many targets",
                excuse: "a control looks through what it has, which is little in apps"
            ) { count in
                let control = UIControl()
                let targets = (0..<count / 8).map { _ in UIView() }
                for target in targets {
                    control.addTarget(target, action: "setNeedsLayout", for: .touchUpInside)
                }
                return {
                    for target in targets { control.removeTarget(target, action: nil, for: .allEvents) }
                }
            },
            Operation("sendActions to many") { count in
                let control = UIControl()
                for _ in 0..<count { control.addAction(UIAction { _ in }, for: .touchUpInside) }
                return { control.sendActions(for: .touchUpInside) }
            },
        ]
    )
}
