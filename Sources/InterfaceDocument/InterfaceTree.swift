/// The tree of elements of a document, and its elements by their ids.
struct InterfaceTree {
    /// An element that has not ended yet.
    private struct Open {
        let name: String
        let attributes: [InterfaceAttribute]
        let line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    private(set) var root: InterfaceElement
    private(set) var elements: [String: InterfaceElement] = [:]
    private(set) var remarks: [String] = []

    init(bytes: [UInt8], name: String, limits: InterfaceLimits) throws(InterfaceDocumentError) {
        func error(_ code: InterfaceDocumentError.Code, _ line: Int?, _ detail: String)
            -> InterfaceDocumentError
        {
            InterfaceDocumentError(code: code, document: name, line: line, detail: detail)
        }
        guard bytes.count <= limits.bytes else {
            throw error(
                .tooLarge,
                nil,
                "The document has \(bytes.count) bytes, at most \(limits.bytes) are read"
            )
        }
        if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
            throw error(
                .otherFormat,
                nil,
                "This is what Xcode compiles from a document; give the document itself"
            )
        }
        var open: [Open] = []
        var root: InterfaceElement?
        var (elementCount, attributeCount) = (0, 0)
        var elements: [String: InterfaceElement] = [:]
        var remarks: [String] = []
        var failure: InterfaceDocumentError?
        let end = XMLEvents.read(bytes) { event in
            switch event {
            case .start(let elementName, let attributes, let line):
                elementCount += 1
                attributeCount += attributes.count
                if elementCount > limits.elements || attributeCount > limits.attributes {
                    failure = error(
                        .tooLarge,
                        line,
                        "The document has too many elements; \(limits.elements) are read"
                    )
                } else if open.count >= limits.depth {
                    failure = error(.tooLarge, line, "More than \(limits.depth) elements stand in each other")
                }
                open.append(Open(name: elementName, attributes: attributes, line: line))
            case .text(let text):
                if !open.isEmpty { open[open.count - 1].text += text }
            case .end:
                guard let last = open.popLast() else { break }
                let element = InterfaceElement(
                    name: last.name,
                    attributes: last.attributes,
                    children: last.children,
                    text: last.children.isEmpty ? last.text : "",
                    line: last.line
                )
                if let id = element.id {
                    if elements[id] == nil {
                        elements[id] = element
                    } else if remarks.count < 100 {
                        remarks.append("\(name):\(last.line): The id '\(id)' stands for another element too")
                    }
                }
                if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
            case .documentType(let line):
                failure = error(.documentType, line, Self.typeProblem)
            }
            return failure == nil
        }
        if let failure { throw failure }
        if case .malformed(let line, let problem) = end {
            if bytes.isEmpty { throw error(.malformed, nil, "The document is empty") }
            // Entities in each other end the reading before their declaration is told of.
            if Self.declaresType(bytes) { throw error(.documentType, line, Self.typeProblem) }
            throw error(.malformed, line, problem)
        }
        guard let root else { throw error(.malformed, nil, "The document has no element") }
        self.root = root
        self.elements = elements
        self.remarks = remarks
    }

    private static let typeProblem = "A document type is declared, which Xcode never does"

    private static func declaresType(_ bytes: [UInt8]) -> Bool {
        let word = Array("<!DOCTYPE".utf8)
        return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
}
