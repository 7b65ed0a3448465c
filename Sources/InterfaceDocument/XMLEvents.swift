internal import CXML

/// What stands in a text of XML, one after the other, by libxml2's reader.
///
/// It is the one place of the room that touches memory of C: what libxml2 hands out is copied at once. Nothing is loaded from
/// elsewhere, and limits of libxml2's own on names, texts and depth hold.
enum XMLEvents {
    enum Event {
        case start(name: String, attributes: [InterfaceAttribute], line: Int)
        case text(String)
        case end
    }

    enum End {
        case complete
        case stopped
        case malformed(line: Int?, problem: String)
    }

    /// - Parameter take: Takes an event and says whether to go on.
    static func read(_ bytes: [UInt8], _ take: (Event) -> Bool) -> End {
        bytes.withUnsafeBytes { buffer -> End in
            let options = [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_BIG_LINES]
                .reduce(0) { $0 | Int32($1.rawValue) }
            let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            xmlResetLastError()
            guard let start,
                let reader = xmlReaderForMemory(start, Int32(clamping: buffer.count), nil, "UTF-8", options)
            else {
                return .malformed(line: nil, problem: "There is nothing to read")
            }
            defer { xmlFreeTextReader(reader) }
            while true {
                switch xmlTextReaderRead(reader) {
                case 1: if !pass(reader, take) { return .stopped }
                case 0: return .complete
                default: return malformed(reader)
                }
            }
        }
    }

    private static func pass(_ reader: xmlTextReaderPtr, _ take: (Event) -> Bool) -> Bool {
        switch UInt32(xmlTextReaderNodeType(reader)) {
        case XML_READER_TYPE_ELEMENT.rawValue:
            let isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
            // The parser itself is ahead of what it hands out.
            let line = xmlGetLineNo(xmlTextReaderCurrentNode(reader))
            let name = text(xmlTextReaderConstName(reader))
            var attributes: [InterfaceAttribute] = []
            while xmlTextReaderMoveToNextAttribute(reader) == 1 {
                attributes.append(
                    InterfaceAttribute(
                        name: text(xmlTextReaderConstName(reader)),
                        value: text(xmlTextReaderConstValue(reader))
                    )
                )
            }
            guard take(.start(name: name, attributes: attributes, line: line)) else { return false }
            return isEmpty ? take(.end) : true
        case XML_READER_TYPE_END_ELEMENT.rawValue: return take(.end)
        case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue,
            XML_READER_TYPE_WHITESPACE.rawValue, XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue:
            return take(.text(text(xmlTextReaderConstValue(reader))))
        default: return true
        }
    }

    private static func malformed(_ reader: xmlTextReaderPtr) -> End {
        guard let error = xmlGetLastError()?.pointee else {
            return .malformed(line: nil, problem: "The document is no XML")
        }
        let words = error.message.map { String(cString: $0) } ?? ""
        let problem = words.split(separator: "\n").first.map(String.init) ?? "The document is no XML"
        return .malformed(
            line: error.line > 0 ? Int(error.line) : nil,
            problem: "The document is no XML: \(problem)"
        )
    }

    private static func text(_ characters: UnsafePointer<xmlChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}
