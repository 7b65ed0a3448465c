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
    /// The names and keys that were asked for, also where there is none of them; kept while a tool counts.
    @MainActor private(set) var requested: Set<String> = []

    /// Whether the element is one that Tabard doesn't know, so that something empty is made of it.
    @MainActor var isStandIn = false

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
        request(attribute)
        for (index, candidate) in element.attributes.enumerated() where candidate.name == attribute {
            take(attribute: index)
            return candidate.value
        }
        return nil
    }

    /// The first child of a name; what is in it is for another coder to read.
    func child(_ name: String) -> InterfaceElement? {
        for (index, candidate) in element.children.enumerated() where candidate.name == name {
            take(child: index)
            return candidate
        }
        return nil
    }

    /// The first child with a key, of one of some names.
    func child(key: String, _ names: String...) -> InterfaceElement? {
        request(key)
        for (index, candidate) in element.children.enumerated()
        where names.contains(candidate.name) && candidate["key"] == key {
            take(child: index)
            return candidate
        }
        return nil
    }

    /// All children of a name.
    func children(_ name: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        for (index, candidate) in element.children.enumerated() where candidate.name == name {
            take(child: index)
            found.append(candidate)
        }
        return found
    }

    /// What a list in the element holds, such as `subviews`.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Takes attributes as known that say nothing to a running app.
    func skip(attributes names: Set<String>) {
        for (index, candidate) in element.attributes.enumerated() where names.contains(candidate.name) {
            take(attribute: index)
        }
    }

    /// Takes children as known, with all in them, that say nothing to a running app.
    func skip(children names: Set<String>) {
        for (index, candidate) in element.children.enumerated() where names.contains(candidate.name) {
            askedChildren.insert(index)
            coverage?.note(whole: candidate)
        }
    }

    /// Takes a child of a key as known, with all in it, that says nothing to a running app.
    func skip(child key: String) {
        for (index, candidate) in element.children.enumerated() where candidate["key"] == key {
            askedChildren.insert(index)
            coverage?.note(whole: candidate)
        }
    }

    /// Leaves children to those that read them at another time.
    func leave(children names: Set<String>) {
        for (index, candidate) in element.children.enumerated() where names.contains(candidate.name) {
            askedChildren.insert(index)
        }
    }

    /// Leaves the child of a key to those that read it at another time.
    func leave(child key: String) {
        for (index, candidate) in element.children.enumerated() where candidate["key"] == key {
            askedChildren.insert(index)
        }
    }

    /// Says nothing of what nobody reads, where it has been told that the element can't be followed.
    func leaveAll() {
        for index in element.attributes.indices { askedAttributes.insert(index) }
        for index in element.children.indices { askedChildren.insert(index) }
    }

    /// Takes the element itself as understood.
    func understand() { coverage?.note(element) }

    private var coverage: InterfaceCoverage? { assembly.source.coverage }

    private func request(_ name: String) {
        if coverage != nil { requested.insert(name) }
    }

    private func take(attribute index: Int) {
        askedAttributes.insert(index)
        coverage?.note(attribute: index, of: element)
    }

    private func take(child index: Int) {
        askedChildren.insert(index)
        coverage?.note(element.children[index])
    }
}
