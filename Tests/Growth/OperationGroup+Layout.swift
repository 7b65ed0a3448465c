import UIKit

extension OperationGroup {
    static let constraints = OperationGroup(
        name: "Constraints",
        operations: [
            Operation("isActive = true of each") { count in
                let (_, all) = column(count)
                return { for constraint in all { constraint.isActive = true } }
            },
            Operation("activate all") { count in
                let (_, all) = column(count)
                return { NSLayoutConstraint.activate(all) }
            },
            Operation("isActive = false of each") { count in
                let (_, all) = column(count)
                NSLayoutConstraint.activate(all)
                return { for constraint in all { constraint.isActive = false } }
            },
            Operation("isActive = false of each, after a layout") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                parent.layoutIfNeeded()
                return { for constraint in all { constraint.isActive = false } }
            },
            Operation("deactivate all") { count in
                let (_, all) = column(count)
                NSLayoutConstraint.activate(all)
                return { NSLayoutConstraint.deactivate(all) }
            },
            Operation("layout of a column") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                return { parent.layoutIfNeeded() }
            },
            Operation("layout after a constant changed") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                parent.layoutIfNeeded()
                return {
                    all[all.count / 2].constant += 1
                    parent.layoutIfNeeded()
                }
            },
            Operation("constant of each") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                parent.layoutIfNeeded()
                return {
                    for constraint in all { constraint.constant += 1 }
                    parent.layoutIfNeeded()
                }
            },
            Operation("layout after a constraint went") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                parent.layoutIfNeeded()
                return {
                    all[all.count / 2].isActive = false
                    parent.layoutIfNeeded()
                }
            },
            Operation(
                "layout with wishes",
                excuse:
                    "a view's place follows from all wishes above it, so that the solver's equations have as many terms"
            ) { count in
                let (parent, all) = column(count)
                for (index, constraint) in all.enumerated() where index % 3 == 1 {
                    constraint.priority = UILayoutPriority(500)
                }
                NSLayoutConstraint.activate(all)
                return { parent.layoutIfNeeded() }
            },
            Operation("removeFromSuperview of views with constraints") { count in
                let (parent, all) = column(count)
                NSLayoutConstraint.activate(all)
                parent.layoutIfNeeded()
                let views = parent.subviews
                return { for view in views { view.removeFromSuperview() } }
            },
            Operation("addLayoutGuide") { count in
                let view = UIView()
                let guides = (0..<count).map { _ in UILayoutGuide() }
                return { for guide in guides { view.addLayoutGuide(guide) } }
            },
            Operation("removeLayoutGuide", excuse: movesUp) { count in
                let view = UIView()
                let guides = (0..<count).map { _ in UILayoutGuide() }
                for guide in guides { view.addLayoutGuide(guide) }
                return { for guide in guides { view.removeLayoutGuide(guide) } }
            },
            Operation("removeLayoutGuide with constraints") { count in
                let view = UIView()
                let guides = (0..<count).map { _ in UILayoutGuide() }
                for guide in guides {
                    view.addLayoutGuide(guide)
                    guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                }
                return { for guide in guides { view.removeLayoutGuide(guide) } }
            },
        ]
    )

    /// Views below each other, with a constraint for each edge and one for the height.
    private static func column(_ count: Int) -> (parent: UIView, constraints: [NSLayoutConstraint]) {
        let (parent, views) = filled(count / 4)
        var constraints: [NSLayoutConstraint] = []
        var last = parent.topAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            constraints += [
                view.topAnchor.constraint(equalTo: last, constant: 4),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            ]
            last = view.bottomAnchor
        }
        return (parent, constraints)
    }
}
