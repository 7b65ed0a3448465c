/// Looks at a JPEG file's frame before it is decoded.
enum JPEGStructure {
    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    private static let startOfScan: UInt8 = 0xDA
    private static let endOfImage: UInt8 = 0xD9

    static func check(_ bytes: [UInt8]) throws(ImageError) {
        // Inside compressed data 0xFF is always followed by a zero, so a marker is found by looking.
        var scans = 0
        var hasEnd = false
        var isAfterFF = false
        for byte in bytes {
            if isAfterFF {
                if byte == startOfScan { scans += 1 }
                hasEnd = hasEnd || byte == endOfImage
            }
            isAfterFF = byte == 0xFF
        }
        guard hasEnd else { throw ImageError(.malformed, cause: "the JPEG ends early") }
        guard scans <= ImageDecoder.Limits.jpegScans else {
            throw ImageError(.tooLarge, cause: "the JPEG has \(scans) passes")
        }
    }
}
