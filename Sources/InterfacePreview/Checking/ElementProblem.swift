import InterfaceDocument

/// What is wrong with an element, as far as the document and the app's classes tell.
struct ElementProblem {
    let element: InterfaceElement
    let severity: Finding.Severity
    let text: String
}
