/// One object of a project's file, such as a group or a target.
struct ProjectObject {
    /// The key that other objects name it by.
    let id: String
    /// Its class, such as `PBXGroup`.
    let isa: String
    let fields: [String: PropertyList]
    let position: TextPosition
    /// The project's file.
    let path: String

    func error(_ code: XcodeProjectError.Code, _ cause: String) -> XcodeProjectError {
        XcodeProjectError(code, path: path, position: position, object: id, cause: cause)
    }

    /// A text; nil if the field isn't there.
    func string(_ name: String) throws(XcodeProjectError) -> String? {
        guard let field = fields[name] else { return nil }
        guard let string = field.string else { throw wrongKind(name, field, "a string") }
        return string
    }

    /// A text that must be there.
    func requiredString(_ name: String) throws(XcodeProjectError) -> String {
        guard let string = try string(name) else {
            throw error(.wrongKind, "\(isa) has no \(name)")
        }
        return string
    }

    /// Texts in order; none if the field isn't there.
    func strings(_ name: String) throws(XcodeProjectError) -> [String] {
        guard let field = fields[name] else { return [] }
        guard let array = field.array else { throw wrongKind(name, field, "an array") }
        var strings: [String] = []
        for element in array {
            guard let string = element.string else { throw wrongKind(name, element, "strings") }
            strings.append(string)
        }
        return strings
    }

    /// Values by name; none if the field isn't there.
    func dictionary(_ name: String) throws(XcodeProjectError) -> [String: PropertyList] {
        guard let field = fields[name] else { return [:] }
        guard let dictionary = field.dictionary else { throw wrongKind(name, field, "a dictionary") }
        return dictionary
    }

    private func wrongKind(_ name: String, _ field: PropertyList, _ expected: String) -> XcodeProjectError {
        XcodeProjectError(
            .wrongKind,
            path: path,
            position: field.position,
            object: id,
            cause: "\(name) of \(isa) holds \(field.kind), not \(expected)"
        )
    }
}
