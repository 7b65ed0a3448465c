/// Where an object stands whose state is kept: step by step from the window's controller down to it.
struct RestorationPath: Hashable, Sendable {
    /// A step of the path.
    struct Step: Hashable, Sendable {
        /// The restoration identifier.
        let identifier: String
        /// Which one it is of those with that identifier in the same place, such as two details on one stack: counted from 0.
        var occurrence = 0
    }

    var steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    /// The restoration identifiers, as apps see the path.
    var identifiers: [String] { steps.map(\.identifier) }

    /// The path of what the object is in; nil at the top.
    var parent: RestorationPath? { steps.count > 1 ? RestorationPath(steps.dropLast()) : nil }

    private init(_ steps: ArraySlice<Step>) { self.steps = Array(steps) }

    /// Whether the path leads through another.
    func isIn(_ other: RestorationPath) -> Bool {
        steps.count > other.steps.count && steps.starts(with: other.steps)
    }
}

extension RestorationPath: CustomStringConvertible {
    var description: String {
        steps.map { $0.occurrence == 0 ? $0.identifier : "\($0.identifier) (\($0.occurrence + 1))" }
            .joined(separator: "/")
    }
}

extension RestorationPath.Step {
    /// Stands between an identifier and a number in a text.
    private static let separator: Character = "\u{1F}"

    /// The step as a file has it: the identifier, and which one it is unless it is the first.
    var text: String {
        occurrence == 0 && !identifier.contains(Self.separator)
            ? identifier : "\(identifier)\(Self.separator)\(occurrence)"
    }

    /// A step as a file has it.
    init(text: String) {
        guard let separator = text.lastIndex(of: Self.separator),
            let occurrence = Int(text[text.index(after: separator)...]), occurrence >= 0
        else {
            self.init(identifier: text)
            return
        }
        self.init(identifier: String(text[..<separator]), occurrence: occurrence)
    }
}
