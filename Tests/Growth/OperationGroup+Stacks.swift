import UIKit

extension OperationGroup {
    static let stacks = OperationGroup(
        name: "Stack views",
        operations: [
            Operation("addArrangedSubview") { count in
                let (stack, views) = (UIStackView(), labels(count))
                return { for view in views { stack.addArrangedSubview(view) } }
            },
            Operation("insertArrangedSubview at the beginning") { count in
                let (stack, views) = (UIStackView(), labels(count))
                return { for view in views { stack.insertArrangedSubview(view, at: 0) } }
            },
            Operation("layout of a stack") { count in
                let (stack, _) = shownStack(count, isLaidOut: false)
                return { stack.layoutIfNeeded() }
            },
            Operation("isHidden of each arranged view") { count in
                let (_, views) = shownStack(count)
                return { for view in views { view.isHidden = true } }
            },
            Operation("hiding one arranged view, with the layout") { count in
                let (stack, views) = shownStack(count)
                return {
                    views[views.count / 2].isHidden = true
                    stack.layoutIfNeeded()
                }
            },
            Operation(
                "hiding one view with equal spaces, with the layout",
                excuse:
                    "the spaces are as long as one another, so that the solver's equations have as many terms as there are views"
            ) { count in
                let (stack, views) = shownStack(count / 16, distribution: .equalSpacing)
                return {
                    views[views.count / 2].isHidden = true
                    stack.layoutIfNeeded()
                }
            },
            Operation("spacing, with the layout") { count in
                let (stack, _) = shownStack(count)
                return {
                    stack.spacing += 1
                    stack.layoutIfNeeded()
                }
            },
            Operation("setCustomSpacing after each") { count in
                let (stack, views) = shownStack(count)
                return { for view in views { stack.setCustomSpacing(3, after: view) } }
            },
            Operation("removeArrangedSubview of each") { count in
                let (stack, views) = shownStack(count)
                return { for view in views { stack.removeArrangedSubview(view) } }
            },
            Operation("removeFromSuperview of each arranged view") { count in
                let (_, views) = shownStack(count)
                return { for view in views { view.removeFromSuperview() } }
            },
        ]
    )

    private static func labels(_ count: Int) -> [UIView] {
        (0..<count).map { _ in SizedView(frame: .zero) }
    }

    private static func shownStack(
        _ count: Int,
        distribution: UIStackView.Distribution = .fill,
        isLaidOut: Bool = true
    ) -> (stack: UIStackView, views: [UIView]) {
        let views = labels(count)
        let stack = keep(UIStackView(arrangedSubviews: views))
        stack.axis = .vertical
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40 * count)
        if isLaidOut { stack.layoutIfNeeded() }
        return (stack, views)
    }
}
