/// The lines that one text of an interface has and another has not.
struct InterfaceChanges: CustomStringConvertible {
    let removed: [String]
    let added: [String]

    init(from old: [String], to new: [String]) {
        let difference = new.difference(from: old)
        removed = difference.removals.map(\.line)
        added = difference.insertions.map(\.line)
    }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    var description: String {
        (removed.map { "- \($0)" } + added.map { "+ \($0)" }).joined(separator: "\n")
    }
}

extension CollectionDifference.Change where ChangeElement == String {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
