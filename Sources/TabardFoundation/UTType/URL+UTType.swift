extension URL {
    /// The address with one more component, which has the ending of a type unless it has it already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        return url.hasEnding(of: contentType) ? url : url.appendingPathExtension(for: contentType)
    }

    /// The address with the ending of a type; the address itself if the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// Adds one more component, which has the ending of a type unless it has it already.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Adds the ending of a type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    private func hasEnding(of type: UTType) -> Bool {
        !pathExtension.isEmpty
            && (UTType(filenameExtension: pathExtension, conformingTo: type)?.isDeclared ?? false)
    }
}
