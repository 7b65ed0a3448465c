/// Something in an interface document that can't be followed (I7).
package struct InterfaceProblem: Hashable, Sendable {
    /// What of an element a problem is about.
    package enum Subject: Hashable, Sendable {
        /// An attribute that no class has asked for.
        case unknownAttribute(String)
        /// A child that no class has asked for, by its element's name.
        case unknownChild(String)
        /// The element itself: none of Tabard's classes is named after it.
        case unknownElement
        /// Its custom class, which this program does not have.
        case missingClass(name: String, module: String?)
        /// An outlet, an action or a run-time attribute, which depends on the classes of the app.
        case connection
        /// An image of this name.
        case missingImage(String)
        /// A colour of this name.
        case missingColor(String)
        /// Something else, which the text tells.
        case other
    }

    /// The document's file name, or the one that it was given.
    package let document: String
    /// The line of the element; nil where it is no matter of a line.
    package let line: Int?
    /// The element's name; empty where it is no matter of an element.
    package let element: String
    /// The element's id.
    package let id: String?
    /// What of the element it is about.
    package let subject: Subject
    /// What is wrong, as a sentence.
    package let text: String
}

extension InterfaceProblem: CustomStringConvertible {
    /// The document, the line, the element and what is wrong.
    package var description: String {
        guard let line else { return text }
        return "\(document):\(line): \(element)\(id.map { " \($0)" } ?? ""): \(text)"
    }
}
