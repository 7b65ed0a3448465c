/// Where in its document an element stands, for what is kept of elements beside the document.
///
/// It is no part of what an element is: elements of the same contents are equal, wherever they stand.
package struct InterfacePlace: Hashable, Sendable {
    /// Counts the elements in the order in which they begin, from 1; 0 for one that stands in no document.
    package let number: Int

    package static func == (first: InterfacePlace, second: InterfacePlace) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
