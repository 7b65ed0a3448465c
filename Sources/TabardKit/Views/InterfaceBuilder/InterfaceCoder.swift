internal import InterfaceDocument

/// Reads one element of an interface document for the object that the element becomes.
///
/// Classes of UIKit get it in `init(coder:)` and ask for the attributes and children that they know. What nobody has asked
/// for when the object is made is reported once (I7), so that there is no list of what is known beside the code that reads
/// it. To an app's `init(coder:)` it is an archive in which no key has a value.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    @MainActor let assembly: InterfaceAssembly
    @MainActor private var askedAttributes = InterfaceMarks()
    @MainActor private var askedChildren = InterfaceMarks()

    @MainActor
    init(_ element: InterfaceElement, _ assembly: InterfaceAssembly) {
        self.element = element
        self.assembly = assembly
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    /// The attributes and children that nobody has asked for.
    @MainActor var unknown: [InterfaceProblem.Subject] {
        let attributes = element.attributes.enumerated().filter { !askedAttributes.contains($0.offset) }
            .map { InterfaceProblem.Subject.unknownAttribute($0.element.name) }
        let children = element.children.enumerated().filter { !askedChildren.contains($0.offset) }
            .map { InterfaceProblem.Subject.unknownChild($0.element.name) }
        return attributes + children
    }
}

@MainActor
extension InterfaceCoder {
    /// An attribute's text, or nil where the element has no such attribute.
    func text(_ attribute: String) -> String? {
        for (index, candidate) in element.attributes.enumerated() where candidate.name == attribute {
            askedAttributes.insert(index)
            return candidate.value
        }
        return nil
    }

    /// The first child of a name; it, with all in it, counts as known.
    func child(_ name: String) -> InterfaceElement? {
        for (index, candidate) in element.children.enumerated() where candidate.name == name {
            askedChildren.insert(index)
            return candidate
        }
        return nil
    }

    /// The first child with a key, of one of some names.
    func child(key: String, _ names: String...) -> InterfaceElement? {
        for (index, candidate) in element.children.enumerated()
        where names.contains(candidate.name) && candidate["key"] == key {
            askedChildren.insert(index)
            return candidate
        }
        return nil
    }

    /// All children of a name.
    func children(_ name: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        for (index, candidate) in element.children.enumerated() where candidate.name == name {
            askedChildren.insert(index)
            found.append(candidate)
        }
        return found
    }

    /// What a list in the element holds, such as `subviews`.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Takes attributes as known that say nothing to a running app.
    func skip(attributes names: Set<String>) {
        for (index, candidate) in element.attributes.enumerated() where names.contains(candidate.name) {
            askedAttributes.insert(index)
        }
    }

    /// Takes children as known that say nothing to a running app.
    func skip(children names: Set<String>) {
        for (index, candidate) in element.children.enumerated() where names.contains(candidate.name) {
            askedChildren.insert(index)
        }
    }

    /// Takes everything as known, where it has been told that the element can't be followed.
    func skipAll() {
        for index in element.attributes.indices { askedAttributes.insert(index) }
        for index in element.children.indices { askedChildren.insert(index) }
    }
}
