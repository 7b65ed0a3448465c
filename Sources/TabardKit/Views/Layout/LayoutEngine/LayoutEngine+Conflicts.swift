internal import Constraints
internal import GtkInterop

extension LayoutEngine {
    /// Adds the app's constraints; of those that contradict each other the one activated last is left out.
    func add(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { add(constraint) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else {
            report(constraint, "is left out, since its numbers are not finite or an item is gone")
            return
        }
        let relation: Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let priority = min(max(Double(constraint.priority.rawValue), 0.001), 1_000)
        let linear = LinearConstraint(
            expression,
            relation,
            LinearExpression(),
            strength: Strength(priority: priority)
        )
        while true {
            do {
                let id = try solver.add(linear)
                entries.append(LayoutEntry(kind: .constraint(constraint), id: id))
                return
            } catch {
                guard let latest = breakable(error.conflict, after: constraint) else {
                    reportConflict(of: constraint, with: error.conflict)
                    return
                }
                reportConflict(of: latest.constraint, with: error.conflict, and: constraint)
                try? solver.remove(latest.id)
                entries.removeAll { $0.id == latest.id }
            }
        }
    }

    /// The constraint of a contradiction that was activated last, if that was after the one to be added.
    private func breakable(
        _ conflict: [LinearConstraint.ID],
        after constraint: NSLayoutConstraint
    ) -> (constraint: NSLayoutConstraint, id: LinearConstraint.ID)? {
        let known = constraints(of: conflict)
        return known.max { $0.constraint._activation < $1.constraint._activation }.flatMap {
            $0.constraint._activation > constraint._activation ? $0 : nil
        }
    }

    private func constraints(
        of conflict: [LinearConstraint.ID]
    ) -> [(constraint: NSLayoutConstraint, id: LinearConstraint.ID)] {
        let ids = Set(conflict)
        return entries.compactMap { entry in
            guard let id = entry.id, ids.contains(id), case .constraint(let constraint) = entry.kind else {
                return nil
            }
            return (constraint, id)
        }
    }

    private func reportConflict(
        of constraint: NSLayoutConstraint,
        with conflict: [LinearConstraint.ID],
        and other: NSLayoutConstraint? = nil
    ) {
        let ids = Set(conflict)
        var others = (other.map { [$0] } ?? []) + constraints(of: conflict).map(\.constraint)
        others.removeAll { $0 === constraint }
        var lines = others.map { "  \($0._text)" }
        for entry in entries {
            guard let id = entry.id, ids.contains(id) else { continue }
            switch entry.kind {
            case .frame(let item, _):
                if let view = item.view {
                    lines.append("  the frame of \(LayoutTerm.name(view)): \(view.frame)")
                }
            case .guide(let guide, _): lines.append("  the \(LayoutTerm.name(guide))")
            case .content, .constraint, .fixed: break
            }
        }
        var seen: Set<String> = []
        let list = lines.filter { seen.insert($0).inserted }.prefix(20).joined(separator: "\n")
        report(constraint, "is left out, since it can't hold together with\n\(list)")
    }

    private func report(_ constraint: NSLayoutConstraint, _ problem: String) {
        guard !constraint._isReported, fitting == nil else { return }
        constraint._isReported = true
        Log.warn("The constraint \(constraint._text) \(problem)")
    }
}
