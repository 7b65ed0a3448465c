/// Reads property lists of unknown origin.
///
/// The form is seen from the text: XML, JSON, or the older one with braces and semicolons in which Xcode writes projects. Files
/// and depth are bounded, so that no text makes the reader crash or run for long.
public enum PropertyListReader {
    /// How large a property list may be, in bytes.
    public static let largestSize = 64 << 20
    /// How deeply values may lie in one another.
    public static let largestDepth = 96

    /// The value that a text describes; `path` is for messages alone.
    public static func read(_ bytes: [UInt8], path: String) throws(XcodeProjectError) -> PropertyList {
        guard bytes.count <= largestSize else {
            throw XcodeProjectError(
                .tooLarge,
                path: path,
                cause: "the file has \(bytes.count) bytes; at most \(largestSize) are read"
            )
        }
        var scanner = TextScanner(utf8(of: bytes), path: path)
        scanner.skip("\u{FEFF}")
        if scanner.starts(with: "bplist") {
            throw scanner.error(
                code: .unsupported,
                "this is a binary property list; only those of text are read"
            )
        }
        var first = scanner
        first.skipWhitespace()
        if first.starts(with: "<?xml") || first.starts(with: "<!DOCTYPE") || first.starts(with: "<plist") {
            return try XMLReader.read(&scanner)
        }
        if first.byte == UInt8(ascii: "{") || first.byte == UInt8(ascii: "[") {
            var next = first
            next.advance()
            next.skipWhitespace()
            // The older form also has a quoted key, but then an equals sign.
            if first.byte == UInt8(ascii: "[") || JSONReader.begins(next) {
                return try JSONReader.read(&scanner)
            }
        }
        return try OpenStepReader.read(&scanner)
    }

    /// The text in UTF-8, which older files have in UTF-16 behind a mark that says so.
    private static func utf8(of bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
