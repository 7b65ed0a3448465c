import FoundationEssentials

/// The bytes of a document's file.
enum InterfaceFile {
    static func bytes(of path: String, limits: InterfaceLimits) throws(InterfaceDocumentError) -> [UInt8] {
        func error(_ code: InterfaceDocumentError.Code, _ detail: String) -> InterfaceDocumentError {
            InterfaceDocumentError(code: code, document: path, line: nil, detail: detail)
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let type = attributes?[.type] as? FileAttributeType else {
            throw error(.unreadable, "There is no such file")
        }
        let isLink = type == .typeSymbolicLink
        // A pipe would never end.
        guard type == .typeRegular || isLink else { throw error(.unreadable, "It is no file") }
        if let size = attributes?[.size] as? Int, size > limits.bytes {
            throw error(.tooLarge, "The file has \(size) bytes, at most \(limits.bytes) are read")
        }
        do {
            return try [UInt8](Data(contentsOf: URL(filePath: path)))
        } catch let cause {
            throw error(.unreadable, "\(cause)")
        }
    }
}
