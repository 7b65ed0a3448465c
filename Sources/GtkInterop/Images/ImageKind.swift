/// The kinds of image file that are read, told apart by how they begin.
public enum ImageKind: Sendable {
    case png
    case jpeg
    case svg

    /// The kind by the first bytes; nil for what is no such file.
    public init?(of bytes: [UInt8]) {
        if bytes.starts(with: PNGStructure.signature) {
            self = .png
        } else if bytes.starts(with: JPEGStructure.signature) {
            self = .jpeg
        } else if Self.textStart(of: bytes) == UInt8(ascii: "<") {
            self = .svg
        } else {
            return nil
        }
    }

    private static func textStart(of bytes: [UInt8]) -> UInt8? {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}
