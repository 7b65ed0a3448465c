/// An element of an interface document, with all in it, as it stands there.
///
/// ```swift
/// for scene in document.scenes {
///     print(scene.objects.map(\.name))
/// }
/// ```
public struct InterfaceElement: Hashable, Sendable {
    /// The element's name, such as `tabBarItem`.
    public let name: String
    /// The attributes in the document's order.
    public let attributes: [InterfaceAttribute]
    /// The elements directly inside, in the document's order.
    public let children: [InterfaceElement]
    /// The characters inside of an element that has no elements inside; otherwise empty.
    public let text: String
    /// The line of the document on which the element begins, its tag's last if that has several; the first is 1.
    public let line: Int
    /// Where in its document it stands.
    package let place: InterfacePlace

    /// Makes an element.
    public init(
        name: String,
        attributes: [InterfaceAttribute] = [],
        children: [InterfaceElement] = [],
        text: String = "",
        line: Int = 0
    ) {
        self.init(
            name: name,
            attributes: attributes,
            children: children,
            text: text,
            line: line,
            place: InterfacePlace(number: 0)
        )
    }

    init(
        name: String,
        attributes: [InterfaceAttribute],
        children: [InterfaceElement],
        text: String,
        line: Int,
        place: InterfacePlace
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.place = place
    }

    /// The text of an attribute; nil if the element has no such attribute.
    public subscript(attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The id by which other elements of the document refer to this one.
    public var id: String? { self["id"] }

    /// The first child of a name.
    public func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The first child with a key, which says what of the element it is.
    public func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }
}

extension InterfaceElement: CustomStringConvertible {
    /// The element as XML, indented by four spaces a level.
    public var description: String {
        var lines: [String] = []
        describe(into: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    // As deep as the document, which has a limit.
    private func describe(into lines: inout [String], indentation: String) {
        let attributes = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
        guard !children.isEmpty else {
            let end = text.isEmpty ? "/>" : ">\(Self.escaped(text))</\(name)>"
            return lines.append("\(indentation)<\(name)\(attributes)\(end)")
        }
        lines.append("\(indentation)<\(name)\(attributes)>")
        for child in children { child.describe(into: &lines, indentation: indentation + "    ") }
        lines.append("\(indentation)</\(name)>")
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x22 || $0 < 0x20 }) else {
            return text
        }
        return text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case "\"": "&quot;"
            case _ where scalar.value < 0x20: "&#\(scalar.value);"
            default: String(scalar)
            }
        }
        .joined()
    }
}
