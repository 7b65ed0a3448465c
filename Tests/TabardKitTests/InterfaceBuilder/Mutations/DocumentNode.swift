@testable import InterfaceDocument

/// An element of a document that a test changes.
final class DocumentNode {
    var name: String
    var attributes: [InterfaceAttribute]
    var children: [DocumentNode]
    var text: String

    init(_ element: InterfaceElement) {
        name = element.name
        attributes = element.attributes
        children = element.children.map { DocumentNode($0) }
        text = element.text
    }

    var element: InterfaceElement {
        InterfaceElement(
            name: name,
            attributes: attributes,
            children: children.map(\.element),
            text: children.isEmpty ? text : ""
        )
    }

    var copy: DocumentNode { DocumentNode(element) }

    /// The node and all in it, each before what it holds.
    var all: [DocumentNode] { [self] + children.flatMap(\.all) }
}
