extension Selector {
    /// How many arguments a method of this name takes.
    package var argumentCount: Int { name.count { $0 == ":" } }

    /// Whether an object answers the selector.
    package func isAnswered(by object: AnyObject) -> Bool {
        ClassSelectors.of(object).method(named: name) != nil
    }

    /// Calls the method of the object's own class.
    ///
    /// An object that has no such method stops the program, with what it does answer.
    ///
    /// - Parameters:
    ///   - object: The receiver.
    ///   - arguments: What may be passed; those beyond what the method takes are left out.
    @discardableResult
    package func send(to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
        let selectors = ClassSelectors.of(object)
        guard let method = selectors.method(named: name) else {
            fatalError(UnrecognizedSelector(name: name, object: object, answered: selectors.names).message)
        }
        return method.call(object, _SelectorArguments(Array(arguments.prefix(argumentCount))))
    }
}

/// A selector that an object does not answer.
struct UnrecognizedSelector {
    let name: String
    let object: AnyObject
    let answered: [String]

    var message: String {
        let nearest = nearestNames
        let hint = nearest.isEmpty ? "it answers no selectors" : "nearest: \(nearest.joined(separator: ", "))"
        return "unrecognized selector: \(MethodWords(name: name, receiver: object)); \(hint)"
    }

    /// The few names that differ least from the one that was sent.
    private var nearestNames: [String] {
        answered.filter { !$0.hasPrefix("_") }
            .map { (distance: Self.distance(from: name, to: $0), name: $0) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(3).map(\.name)
    }

    /// How many letters are to be added, left out or changed.
    private static func distance(from first: String, to second: String) -> Int {
        let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var above = row[0]
            row[0] = line + 1
            for (column, other) in second.enumerated() {
                let changed = above + (letter == other ? 0 : 1)
                above = row[column + 1]
                row[column + 1] = min(changed, above + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
