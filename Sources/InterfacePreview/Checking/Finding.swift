/// Something that is wrong with a document, and where.
struct Finding: Encodable, Hashable {
    enum Severity: String, Encodable {
        /// It is shown otherwise than it was meant.
        case warning
        /// The app can't do what the document asks of it.
        case error
    }

    let line: Int
    let column: Int
    let severity: Severity
    let text: String
}

/// What is wrong with one document.
struct DocumentFindings: Encodable {
    let document: String
    let findings: [Finding]
}
