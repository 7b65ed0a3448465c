/// How much of a document was understood.
package struct InterfaceCount: Hashable, Sendable {
    /// How many of how many.
    package struct Share: Hashable, Sendable {
        /// How many were understood.
        package var understood = 0
        /// How many there are.
        package var total = 0
    }

    /// An element or an attribute that nobody understood.
    package struct Gap: Hashable, Sendable {
        /// The names of the element around it, of the element, and of the attribute if it is one, such as `subviews/label.wobble`.
        package let name: String
        /// The line of the element.
        package let line: Int
    }

    /// The elements of the document.
    package var elements = Share()
    /// Their attributes.
    package var attributes = Share()
    /// What was not understood, in the document's order.
    package var gaps: [Gap] = []
}
