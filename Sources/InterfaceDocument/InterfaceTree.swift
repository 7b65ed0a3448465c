/// The tree of elements of a document, and its elements by their ids.
struct InterfaceTree {
    /// An element that has not ended yet.
    private struct Open {
        let name: String
        let attributes: [InterfaceAttribute]
        let line: Int
        let place: InterfacePlace
        /// Whether it is the first with its id.
        let isFirst: Bool
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
        if let problem = XMLTags.problem(in: bytes, limits: limits) {
            throw error(problem.code, problem.line, problem.detail)
        }
        var open: [Open] = []
        var root: InterfaceElement?
        var (elementCount, attributeCount) = (0, 0)
        var elements: [String: InterfaceElement] = [:]
        var remarks: [String] = []
        var lines: [String: Int] = [:]
        var failure: InterfaceDocumentError?
        let end = XMLEvents.read(bytes) { event in
            switch event {
            case .start(let elementName, let attributes, let line):
                elementCount += 1
                attributeCount += attributes.count
                if elementCount > limits.elements {
                    failure = error(
                        .tooLarge,
                        line,
                        "The document has more than \(limits.elements) elements, and so many are read"
                    )
                } else if attributeCount > limits.attributes {
                    let words =
                        "The document has more than \(limits.attributes) attributes, and so many are read"
                    failure = error(.tooLarge, line, words)
                } else if open.count >= limits.depth {
                    failure = error(.tooLarge, line, "More than \(limits.depth) elements stand in each other")
                }
                let id = attributes.first { $0.name == "id" }?.value
                if let id, let other = lines[id], remarks.count < 100 {
                    remarks.append(
                        "\(name):\(line): The id '\(id)' stands for another element too, in line \(other)"
                    )
                }
                let isFirst = id.map { lines.updateValue(lines[$0] ?? line, forKey: $0) == nil } ?? false
                open.append(
                    Open(
                        name: elementName,
                        attributes: attributes,
                        line: line,
                        place: InterfacePlace(number: elementCount),
                        isFirst: isFirst
                    )
                )
            case .text(let text):
                if !open.isEmpty { open[open.count - 1].text += text }
            case .end:
                guard let last = open.popLast() else { break }
                let element = InterfaceElement(
                    name: last.name,
                    attributes: last.attributes,
                    children: last.children,
                    text: last.children.isEmpty ? last.text : "",
                    line: last.line,
                    place: last.place
                )
                if last.isFirst, let id = element.id { elements[id] = element }
                if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
            }
            return failure == nil
        }
        if let failure { throw failure }
        if case .malformed(let line, let problem) = end {
            if bytes.isEmpty { throw error(.malformed, nil, "The document is empty") }
            throw error(.malformed, line, problem)
        }
        guard let root else { throw error(.malformed, nil, "The document has no element") }
        self.root = root
        self.elements = elements
        self.remarks = remarks
    }
}
