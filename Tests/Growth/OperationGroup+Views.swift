import UIKit

extension OperationGroup {
    static let views = OperationGroup(
        name: "Views",
        operations: [
            Operation("addSubview") { count in
                let (parent, views) = (UIView(), views(count))
                return { for view in views { parent.addSubview(view) } }
            },
            Operation("insertSubview at the back") { count in
                let (parent, views) = (UIView(), views(count))
                return { for view in views { parent.insertSubview(view, at: 0) } }
            },
            Operation("insertSubview above a sibling") { count in
                let (parent, views) = (UIView(), views(count))
                parent.addSubview(views[0])
                return {
                    for (view, last) in zip(views.dropFirst(), views) {
                        parent.insertSubview(view, aboveSubview: last)
                    }
                }
            },
            Operation("bringSubviewToFront of each") { count in
                let (parent, views) = filled(count)
                return { for view in views { parent.bringSubviewToFront(view) } }
            },
            Operation("sendSubviewToBack of each", excuse: movesUp) { count in
                let (parent, views) = filled(count)
                return { for view in views { parent.sendSubviewToBack(view) } }
            },
            Operation("exchangeSubview of each with the last") { count in
                let (parent, _) = filled(count)
                return {
                    for index in 0..<count - 1 { parent.exchangeSubview(at: index, withSubviewAt: count - 1) }
                }
            },
            Operation("removeFromSuperview from the back") { count in
                let (parent, views) = filled(count)
                return {
                    for view in views { view.removeFromSuperview() }
                    precondition(parent.subviews.isEmpty)
                }
            },
            Operation("removeFromSuperview from the front") { count in
                let (parent, views) = filled(count)
                return {
                    for view in views.reversed() { view.removeFromSuperview() }
                    precondition(parent.subviews.isEmpty)
                }
            },
            Operation("removeFromSuperview in any order") { count in
                let (parent, views) = filled(count)
                return {
                    for view in scattered(views) { view.removeFromSuperview() }
                    precondition(parent.subviews.isEmpty)
                }
            },
            Operation("isHidden of each") { count in
                let (_, views) = filled(count)
                return { for view in views { view.isHidden = true } }
            },
            Operation("tintColor with views inside") { count in
                let (parent, _) = filled(count)
                return { parent.tintColor = .red }
            },
            Operation("overrideUserInterfaceStyle with views inside") { count in
                let (parent, _) = filled(count)
                return { parent.overrideUserInterfaceStyle = .dark }
            },
            Operation("layoutIfNeeded with autoresizing") { count in
                let (parent, views) = filled(count)
                for view in views { view.autoresizingMask = [.flexibleWidth] }
                return {
                    parent.frame.size.width += 10
                    parent.layoutIfNeeded()
                }
            },
            Operation("hitTest through siblings") { count in
                let (parent, _) = filled(count)
                parent.frame.size = CGSize(width: 10, height: 10)
                return { _ = parent.hitTest(CGPoint(x: 5, y: 5), with: nil) }
            },
            Operation("accessibilityElements") { count in
                let (parent, views) = filled(count)
                return { parent.accessibilityElements = views }
            },
            Operation("accessibilityCustomActions") { count in
                let view = UIView()
                let actions = (0..<count).map { UIAccessibilityCustomAction(name: "\($0)") { _ in true } }
                return { view.accessibilityCustomActions = actions }
            },
            Operation("UIView.animate of each") { count in
                let (_, views) = filled(count)
                return { UIView.animate(withDuration: 0.1) { for view in views { view.alpha = 0.5 } } }
            },
        ]
    )

    static func views(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

    static func filled(_ count: Int) -> (parent: UIView, views: [UIView]) {
        let (parent, views) = (keep(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))), views(count))
        for view in views { parent.addSubview(view) }
        return (parent, views)
    }

    /// The same, in an order that is neither forward nor backward.
    static func scattered<Element>(_ elements: [Element]) -> [Element] {
        // 1,009 is a prime that divides none of the sizes.
        elements.indices.map { elements[$0 * 1_009 % elements.count] }
    }
}
