/// Puts names of documents and places in them from the editor's form into the server's, or back.
///
/// It knows the shapes of the Language Server Protocol, not its messages: a position belongs to the document that the
/// nearest object around it names.
public struct PositionTranslation {
    public enum Direction: Sendable {
        case toServer
        case toEditor
    }

    private let direction: Direction
    /// The document of a name that was sent, whichever of its two it is.
    private let document: (String) -> LoweredDocument?

    public init(_ direction: Direction, document: @escaping (String) -> LoweredDocument?) {
        self.direction = direction
        self.document = document
    }

    /// Translates a value.
    ///
    /// - Parameter context: The document that places belong to where nothing names one.
    public func translate(_ value: JSONValue, in context: LoweredDocument?) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(
                elements.compactMap { isGenerated($0, in: context) ? nil : translate($0, in: context) }
            )
        case .object(let members): return object(value, members, in: context)
        default: return value
        }
    }

    private func object(
        _ value: JSONValue,
        _ members: [JSONValue.Member],
        in context: LoweredDocument?
    ) -> JSONValue {
        if let range = value.range, members.count == 2 {
            guard let context else { return value }
            return JSONValue(
                direction == .toServer ? context.loweredRange(range) : context.originalRange(range)
            )
        }
        if let position = DocumentText.Position(value), members.count == 2 {
            guard let context else { return value }
            let moved =
                direction == .toServer
                ? context.loweredPosition(position) : context.originalPosition(position)
            return moved.json
        }
        let context = own(value) ?? context
        return .object(
            Self.merged(
                members.map { member in
                    translate(member, of: value, in: context)
                }
            )
        )
    }

    /// The document that an object names, as `.some(nil)` one that is not lowered.
    private func own(_ value: JSONValue) -> LoweredDocument?? {
        guard let name = value["uri"]?.string ?? value["textDocument"]?["uri"]?.string else { return nil }
        return .some(document(name))
    }

    private func translate(
        _ member: JSONValue.Member,
        of object: JSONValue,
        in context: LoweredDocument?
    ) -> JSONValue.Member {
        var member = member
        switch (member.name, member.value) {
        // These come back to the server as it gave them.
        case ("data", _), ("arguments", _):
            break
        case ("uri", .string(let name)), ("targetUri", .string(let name)):
            member.value = .string(translated(name))
        case ("changes", .object(let changes)), ("relatedDocuments", .object(let changes)):
            let translated = changes.map { change in
                JSONValue.Member(
                    self.translated(change.name),
                    translate(change.value, in: document(change.name))
                )
            }
            member.value = .object(Self.merged(translated))
        case ("targetRange", _), ("targetSelectionRange", _):
            member.value = translate(member.value, in: object["targetUri"]?.string.flatMap(document))
        case ("fromRanges", _):
            let caller = object["from"]?["uri"]?.string
            member.value = translate(member.value, in: caller.map { document($0) } ?? context)
        case ("startCharacter", .number), ("endCharacter", .number):
            member.value = character(of: member, in: object, context) ?? member.value
        default:
            member.value = translate(member.value, in: context)
        }
        return member
    }

    private func translated(_ name: String) -> String {
        guard let document = document(name) else { return name }
        return direction == .toServer ? document.serverURI : document.editorURI
    }

    /// A column of a range that is written in four numbers, as those that fold are.
    private func character(
        of member: JSONValue.Member,
        in object: JSONValue,
        _ context: LoweredDocument?
    ) -> JSONValue? {
        let line = object[member.name == "startCharacter" ? "startLine" : "endLine"]?.integer
        guard let context, let line, let character = member.value.integer else { return nil }
        let position = DocumentText.Position(line: line, character: character)
        let moved =
            direction == .toServer ? context.loweredPosition(position) : context.originalPosition(position)
        return .number(String(moved.character))
    }

    /// Whether an element is about what lowering wrote, of which the editor knows nothing. What is said about it is told.
    private func isGenerated(_ element: JSONValue, in context: LoweredDocument?) -> Bool {
        guard direction == .toEditor, element["message"] == nil else { return false }
        guard let context = own(element) ?? context else { return false }
        if let range = element["selectionRange"]?.range ?? element["range"]?.range ?? element.range {
            // The index tells where a name begins, and no more.
            let isPlace = range.isEmpty && element["uri"] != nil
            return context.isGenerated(isPlace ? range.lowerBound..<range.lowerBound.next : range)
        }
        guard element["label"] != nil, let position = DocumentText.Position(element["position"]) else {
            return false
        }
        // A hint within it has text of it on both sides.
        let before = DocumentText.Position(line: position.line, character: max(0, position.character - 1))
        return context.isGenerated(before..<position) && context.isGenerated(position..<position.next)
    }

    /// Members of one name become one: a document that was named in both ways has its changes once.
    private static func merged(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
        var result: [JSONValue.Member] = []
        for member in members {
            if let index = result.firstIndex(where: { $0.name == member.name }),
                case .array(let first) = result[index].value, case .array(let second) = member.value
            {
                result[index].value = .array(first + second.filter { !first.contains($0) })
            } else {
                result.append(member)
            }
        }
        return result
    }
}
