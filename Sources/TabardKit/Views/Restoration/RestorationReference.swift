internal import KeyedArchive

/// How an archive names an object of the interface, which it does not hold.
enum RestorationReference {
    /// The name of the class that stands for it.
    static let className = "UIStateRestorationReference"
    /// Under this key is the object's number while it is written.
    static let number = "number"
    /// Under this key are the restoration identifiers of its path.
    static let identifiers = "identifiers"
    /// Under this key is for each step which one it is of those with that identifier.
    static let occurrences = "occurrences"
}

extension KeyedArchive {
    /// Puts the paths of the objects in the place of their numbers; one that is not kept is nil afterwards.
    mutating func nameReferences(_ paths: [RestorationPath?]) {
        for index in objects.indices {
            guard case .dictionary(var content) = objects[index],
                case .integer(let number) = content[RestorationReference.number],
                content["$class"].map(isReferenceClass) == true, paths.indices.contains(Int(number))
            else { continue }
            guard let path = paths[Int(number)] else {
                objects[index] = .string("$null")
                continue
            }
            content[RestorationReference.number] = nil
            content[RestorationReference.identifiers] = .array(path.steps.map { .string($0.identifier) })
            content[RestorationReference.occurrences] = .array(
                path.steps.map { .integer(Int64($0.occurrence)) }
            )
            objects[index] = .dictionary(content)
        }
    }

    private func isReferenceClass(_ value: ArchiveValue) -> Bool {
        guard case .reference(let index) = value, objects.indices.contains(index),
            case .dictionary(let description) = objects[index]
        else { return false }
        return description["$classname"] == .string(RestorationReference.className)
    }
}
