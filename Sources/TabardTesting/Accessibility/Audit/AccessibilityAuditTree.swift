/// The elements of an app with how they stand to each other.
struct AccessibilityAuditTree {
    /// What is said of an element.
    struct Remark {
        let sentence: String
        var isFailure = true
    }

    let elements: [AccessibilityAuditElement]
    /// The indexes of the elements that may be seen, and whose surroundings may be too.
    let shown: [Int]
    /// How many shown elements an element has in it.
    let childCounts: [Int: Int]
    /// The first of the shown elements that are used and told in the same words, for each such group.
    let firstTwins: [Told: Int]

    /// The shown elements that a pointer can hit, apart from windows.
    let targets: Set<Int>

    /// What is told of an element among its neighbours.
    struct Told: Hashable {
        let parent: Int?
        let role: Role
        let name: String
        let description: String

        init(_ element: AccessibilityAuditElement) {
            parent = element.parent
            role = element.role
            name = element.name
            description = element.description
        }
    }

    private static let windows: Set<Role> = [.frame, .window, .dialog, .application, .alert]

    init(_ elements: [AccessibilityAuditElement]) {
        self.elements = elements
        var isShown: [Bool] = []
        for element in elements {
            let isInside = element.parent.map { isShown.indices.contains($0) && isShown[$0] } ?? true
            // An app itself has no states.
            isShown.append(isInside && (element.role == .application || element.state.contains(.visible)))
        }
        shown = elements.indices.filter { isShown[$0] }
        childCounts = shown.reduce(into: [:]) { counts, index in
            if let parent = elements[index].parent { counts[parent, default: 0] += 1 }
        }
        let active = shown.filter {
            !elements[$0].actions.isEmpty && !Self.windows.contains(elements[$0].role)
        }
        firstTwins = Dictionary(active.map { (Told(elements[$0]), $0) }) { first, _ in first }
        targets = Set(active.filter { elements[$0].state.contains(.sensitive) })
    }

    /// Whether the user can do something with an element. Windows have actions, and titles in place of names.
    func isUsed(_ index: Int) -> Bool {
        let element = elements[index]
        return !Self.windows.contains(element.role)
            && (!element.actions.isEmpty || element.state.contains(.focusable))
    }

    /// What keeps all else from being used while it is open: a menu, or what is modal; nil if nothing is.
    var front: Int? {
        shown.last { index in
            let element = elements[index]
            return element.role == .menu || (element.role != .frame && element.state.contains(.modal))
        }
    }

    /// Whether something can be used while what is in front is open.
    func isInFront(_ index: Int, of front: Int?) -> Bool {
        front.map { ancestors(of: index).contains($0) } ?? true
    }

    func isText(_ index: Int) -> Bool { [.label, .heading].contains(elements[index].role) }

    /// What an element is in, from the inside out.
    func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var next = elements[index].parent
        // Parents stand before their children.
        while let parent = next, parent < (found.last ?? index), parent >= 0 {
            found.append(parent)
            next = elements[parent].parent
        }
        return found
    }

    func window(of index: Int) -> Int? {
        ancestors(of: index).last {
            elements[$0].role != .application && Self.windows.contains(elements[$0].role)
        }
    }

    func path(to index: Int) -> String {
        let plain: Set<Role> = [.filler, .application]
        let line = ancestors(of: index).reversed().filter { !plain.contains(elements[$0].role) } + [index]
        return line.map { index in
            let element = elements[index]
            return element.name.isEmpty ? "\(element.role)" : "\(element.role) '\(element.name.prefix(60))'"
        }
        .joined(separator: " › ")
    }
}
