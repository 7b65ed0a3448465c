import FoundationEssentials

/// The bytes of a document's file.
enum InterfaceFile {
    static func bytes(of path: String, limits: InterfaceLimits) throws(InterfaceDocumentError) -> [UInt8] {
        func error(_ code: InterfaceDocumentError.Code, _ detail: String) -> InterfaceDocumentError {
            InterfaceDocumentError(code: code, document: path, line: nil, detail: detail)
        }
        // What a link leads to, which may never end.
        let target = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
        guard let type = attributes?[.type] as? FileAttributeType else {
            throw error(.unreadable, "There is no such file")
        }
        guard type == .typeRegular else { throw error(.unreadable, "It is no file") }
        if let size = attributes?[.size] as? Int, size > limits.bytes {
            throw error(.tooLarge, "The file has \(size) bytes, at most \(limits.bytes) are read")
        }
        do {
            return try [UInt8](Data(contentsOf: target))
        } catch let cause {
            throw error(.unreadable, "\(cause)")
        }
    }
}
