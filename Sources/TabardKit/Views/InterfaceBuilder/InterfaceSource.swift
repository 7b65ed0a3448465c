internal import InterfaceDocument

/// What objects are made from: a document, and where it stands. It holds none of the objects.
@MainActor
struct InterfaceSource {
    let document: InterfaceDocument
    /// Texts of the user's language by object id and property (I6).
    let strings: [String: String]
    /// Where images, colours and further documents are looked for; nil is the app's own.
    var bundle: Bundle?
    var classes = InterfaceClasses()
    /// What of the document nobody knows and was told.
    let unknown = InterfaceNames()
    /// Counts what is understood, where a tool asks for it.
    var coverage: InterfaceCoverage?
}
